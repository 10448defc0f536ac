import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { defuseCell } from './formula-cells.ts'

/** What is downloaded. */
export interface DownloadedFile {
  readonly body: string | Buffer
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a number is: an amount in cents, a percentage, a count. */
export type SheetCell =
  | string
  | { readonly cents: number }
  | { readonly percent: number }
  | { readonly count: number }

interface Sheet {
  readonly name: string
  /** The beginning of the file's name. */
  readonly file: string
  readonly columns: readonly { readonly head: string; readonly width: number }[]
  readonly lines: readonly (readonly SheetCell[])[]
  readonly language: 'fr' | 'en'
  readonly format: 'csv' | 'xlsx'
}

/** A table as a file for a spreadsheet. */
export async function writeSheet({
  name,
  file,
  columns,
  lines,
  language,
  format,
}: Sheet): Promise<DownloadedFile> {
  const head = columns.map((column) => column.head)
  const headers = {
    'content-disposition': `attachment; filename="${file}.${format}"`,
    'cache-control': 'private, no-store',
  }
  if (format === 'csv')
    return {
      // A byte order mark and semicolons are what a French spreadsheet opens without a question.
      body: stringify([head, ...lines.map((cells) => cells.map((cell) => plain(cell, language)))], {
        bom: true,
        delimiter: language === 'fr' ? ';' : ',',
        record_delimiter: 'windows',
      }),
      type: 'text/csv; charset=utf-8',
      headers,
    }
  const body = await writeXlsxFile(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...lines.map((cells) => cells.map(counted)),
    ],
    { sheet: name, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer()
  return { body, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', headers }
}

/** A number keeps its minus: it holds digits and nothing that could run. What people wrote is text, and is defused. */
function plain(cell: SheetCell, language: 'fr' | 'en'): string {
  if (typeof cell === 'string') return defuseCell(cell)
  const number =
    'cents' in cell ? (cell.cents / 100).toFixed(2) : String('count' in cell ? cell.count : cell.percent)
  return language === 'fr' ? number.replace('.', ',') : number
}

/** A cell of text runs nothing, however it begins. */
function counted(cell: SheetCell) {
  if (typeof cell === 'string') return { value: cell, type: String }
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '#,##0.00' }
  if ('count' in cell) return { value: cell.count, type: Number, format: '#,##0' }
  return { value: cell.percent, type: Number, format: '0.##' }
}
