import { stringify } from 'csv-stringify/sync'
import { aliasedTable, desc, eq } from 'drizzle-orm'
import writeXlsxFile from 'write-excel-file/node'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { defuseCell } from '../../../platform/formula-cells.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { bill } from '../bills.tables.ts'
import { euros } from '../factur-x.ts'
import { type BillFile, type BillRow, type Narrowed, narrowedBills } from './list-bills.ts'

const most = 20_000

interface ExportBills extends Narrowed {
  readonly language: 'fr' | 'en'
  readonly format: 'csv' | 'xlsx'
}

/** What a number is: an amount in cents, a percentage. */
type Cell = string | { readonly cents: number } | { readonly percent: number }

const columns = [
  ['number', 14],
  ['kind', 10],
  ['corrects', 14],
  ['issuedOn', 12],
  ['dueOn', 12],
  ['buyer', 28],
  ['siret', 18],
  ['vatNumber', 18],
  ['country', 8],
  ['words', 40],
  ['net', 12],
  ['reduction', 12],
  ['taxPercent', 12],
  ['tax', 12],
  ['gross', 12],
  ['means', 18],
  ['paidOn', 12],
] as const

/** The bills that are listed, a line each, for who keeps the books. */
export async function exportBills(
  { db, actor, platform }: QueryContext,
  { language, format, ...narrowed }: ExportBills,
): Promise<BillFile> {
  requirePermission(actor, 'adminBills:consult')
  const mended = aliasedTable(bill, 'mended')
  const rows = await db
    .select({ row: bill, corrects: mended.number })
    .from(bill)
    .leftJoin(mended, eq(mended.id, bill.correctsId))
    .where(narrowedBills(narrowed))
    .orderBy(desc(bill.issuedAt), desc(bill.sequence))
    .limit(most)
  const say = (key: string) => platform.translator.say(language, `bills:export.${key}`)
  const head = columns.map(([name]) => say(`columns.${name}`))
  const lines = rows.map(({ row, corrects }) => lineOf(row, { corrects: corrects ?? '', language, say }))
  if (format === 'csv')
    return {
      // A byte order mark and semicolons are what a French spreadsheet opens without a question.
      body: stringify([head, ...lines.map((cells) => cells.map((cell) => plain(cell, language)))], {
        bom: true,
        delimiter: language === 'fr' ? ';' : ',',
        record_delimiter: 'windows',
      }),
      type: 'text/csv; charset=utf-8',
      headers: named('csv'),
    }
  const body = await writeXlsxFile(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...lines.map((cells) => cells.map(counted)),
    ],
    { sheet: say('sheet'), columns: columns.map(([, width]) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer()
  return {
    body,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    headers: named('xlsx'),
  }
}

const named = (ending: string) => ({
  'content-disposition': `attachment; filename="bills.${ending}"`,
  'cache-control': 'private, no-store',
})

interface Around {
  readonly corrects: string
  readonly language: 'fr' | 'en'
  readonly say: (key: string) => string
}

function lineOf(row: BillRow, { corrects, language, say }: Around): Cell[] {
  const { amounts, buyer } = row
  return [
    row.number,
    say(`kinds.${row.kind}`),
    corrects,
    row.issuedOn,
    row.dueOn,
    buyer.name,
    buyer.siret,
    buyer.vatNumber,
    buyer.country,
    row.lines.map(({ words }) => words[language]).join(', '),
    { cents: amounts.net },
    { cents: amounts.reduction },
    { percent: amounts.taxPercent },
    { cents: amounts.tax },
    { cents: amounts.gross },
    say(`means.${row.means}`),
    row.paidAt === null ? '' : localTimeOf(row.paidAt, 'Europe/Paris').slice(0, 10),
  ]
}

/** A number keeps its minus: it holds digits and nothing that could run. What people wrote is text, and is defused. */
function plain(cell: Cell, language: 'fr' | 'en'): string {
  if (typeof cell === 'string') return defuseCell(cell)
  const number = 'cents' in cell ? euros(cell.cents) : String(cell.percent)
  return language === 'fr' ? number.replace('.', ',') : number
}

/** A cell of text runs nothing, however it begins. */
function counted(cell: Cell) {
  if (typeof cell === 'string') return { value: cell, type: String }
  if ('cents' in cell) return { value: cell.cents / 100, type: Number, format: '#,##0.00' }
  return { value: cell.percent, type: Number, format: '0.##' }
}
