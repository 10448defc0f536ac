import { parse } from 'csv-parse/sync'
import { readCell } from '../../../platform/formula-cells.ts'

export const mostLines = 20_000

export interface CsvRow {
  /** As an editor counts lines: the header is the first. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}
export type CsvFault = 'unreadable' | 'header' | 'tooManyLines'

/**
 * A table from a spreadsheet: UTF-8 or what French Windows writes, commas or semicolons. The first line names the
 * columns, the second describes them and is dropped.
 */
export function readCsv(bytes: Buffer, columns: readonly string[]): CsvRow[] | CsvFault {
  const text = decode(bytes)
  if (text.includes('\0')) return 'unreadable'
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
      to: mostLines + 3,
    }) as unknown as typeof records
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason) return 'unreadable'
    throw reason
  }
  const [header, _description, ...rest] = records
  const names = header?.record.map((name) => name.trim().toLowerCase()) ?? []
  if (!columns.every((column) => names.includes(column))) return 'header'
  if (rest.length > mostLines) return 'tooManyLines'
  return rest.map(({ record, info }) => ({
    // A cell of several lines ends further down than it begins; people look for where it begins.
    line: info.lines - record.join('').split('\n').length + 1,
    cells: Object.fromEntries(
      columns.map((column) => [column, readCell(record[names.indexOf(column)] ?? '')]),
    ),
  }))
}

/** UTF-8 where it can be; Windows-1252 takes any bytes, so it is what is left. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (reason) {
    if (reason instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw reason
  }
}

function delimiterOf(text: string): ',' | ';' {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  return first.split(';').length > first.split(',').length ? ';' : ','
}
