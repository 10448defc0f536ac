import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { defuseCell } from './formula-cells.ts'

/** What is downloaded. */
export interface DownloadedFile {
  readonly body: string | Buffer | Readable
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a number is: an amount in cents, a percentage, a count. */
export type SheetCell =
  | string
  | { readonly cents: number }
  | { readonly percent: number }
  | { readonly count: number }

type SheetLine = readonly SheetCell[]

interface Sheet {
  readonly name: string
  /** The beginning of the file's name. */
  readonly file: string
  readonly columns: readonly { readonly head: string; readonly width: number }[]
  readonly lines: readonly SheetLine[]
  readonly language: 'fr' | 'en'
  readonly format: 'csv' | 'xlsx'
}

const headersOf = ({ file, format }: Pick<Sheet, 'file' | 'format'>) => ({
  'content-disposition': `attachment; filename="${file}.${format}"`,
  'cache-control': 'private, no-store',
})
const csvType = 'text/csv; charset=utf-8'

/** Lines as they stand in a file of text: semicolons are what a French spreadsheet opens without a question. */
const csvOf = (lines: readonly SheetLine[], language: 'fr' | 'en'): string =>
  stringify(
    lines.map((cells) => cells.map((cell) => plain(cell, language))),
    { delimiter: language === 'fr' ? ';' : ',', record_delimiter: 'windows' },
  )

const csvHead = ({ columns, language }: Pick<Sheet, 'columns' | 'language'>) =>
  // The byte order mark says which letters they are.
  `\uFEFF${csvOf([columns.map(({ head }) => head)], language)}`

/** A table as a file for a spreadsheet. */
export async function writeSheet(sheet: Sheet): Promise<DownloadedFile> {
  const { name, columns, lines, language, format } = sheet
  const headers = headersOf(sheet)
  if (format === 'csv') return { body: csvHead(sheet) + csvOf(lines, language), type: csvType, headers }
  const body = await writeXlsxFile(
    [
      columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' as const })),
      ...lines.map((cells) => cells.map(counted)),
    ],
    { sheet: name, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer()
  return { body, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', headers }
}

interface LongSheet extends Omit<Sheet, 'lines'> {
  /** Read a page at a time. */
  readonly pages: AsyncIterable<readonly SheetLine[]>
  /** A workbook is made in memory: so many lines, and then a line that says that there are more. */
  readonly mostOfWorkbook: number
  readonly isCutWords: string
}

/** A table of any length: as text it leaves page by page, whole; as a workbook it says where it was cut. */
export async function writeLongSheet({
  pages,
  mostOfWorkbook,
  isCutWords,
  ...sheet
}: LongSheet): Promise<DownloadedFile> {
  if (sheet.format === 'csv') {
    const text = async function* () {
      yield csvHead(sheet)
      for await (const lines of pages) yield csvOf(lines, sheet.language)
    }
    return { body: Readable.from(text()), type: csvType, headers: headersOf(sheet) }
  }
  const lines: SheetLine[] = []
  for await (const page of pages) {
    lines.push(...page)
    if (lines.length > mostOfWorkbook) break
  }
  const cut = lines.length > mostOfWorkbook ? [...lines.slice(0, mostOfWorkbook), [isCutWords]] : lines
  return writeSheet({ ...sheet, lines: cut })
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
