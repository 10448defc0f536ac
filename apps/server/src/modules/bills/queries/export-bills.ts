import { aliasedTable, and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { type DownloadedFile, type SheetCell, writeLongSheet } from '../../../platform/sheet-file.ts'
import { bill } from '../bills.tables.ts'
import { saidOf } from '../said-of.ts'
import { type BillRow, type Narrowed, narrowedBills } from './list-bills.ts'

const onePage = 1_000
const mostOfWorkbook = 20_000

interface ExportBills extends Narrowed {
  readonly language: 'fr' | 'en'
  readonly format: 'csv' | 'xlsx'
}

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
): Promise<DownloadedFile> {
  requirePermission(actor, 'adminBills:consult')
  const say = (key: string) => platform.translator.say(language, `bills:export.${key}`)
  const pages = async function* () {
    for await (const rows of billsInPages(db, narrowedBills(narrowed)))
      yield rows.map(({ row, corrects }) => lineOf(row, { corrects: corrects ?? '', language, say }))
  }
  return writeLongSheet({
    name: say('sheet'),
    file: 'bills',
    columns: columns.map(([name, width]) => ({ head: say(`columns.${name}`), width })),
    pages: pages(),
    mostOfWorkbook,
    isCutWords: say('cut'),
    language,
    format,
  })
}

/** All of them, the newest first; each page begins after the last bill of the one before. */
async function* billsInPages(db: QueryContext['db'], which: SQL | undefined) {
  const mended = aliasedTable(bill, 'mended')
  for (let last: BillRow | undefined; ; ) {
    const before =
      last &&
      sql`(${bill.issuedAt}, ${bill.sequence}, ${bill.id}) < (${last.issuedAt.toISOString()}::timestamptz, ${last.sequence}::int, ${last.id}::bigint)`
    const rows: { row: BillRow; corrects: string | null }[] = await db
      .select({ row: bill, corrects: mended.number })
      .from(bill)
      .leftJoin(mended, eq(mended.id, bill.correctsId))
      .where(and(which, before))
      .orderBy(desc(bill.issuedAt), desc(bill.sequence), desc(bill.id))
      .limit(onePage)
    yield rows
    last = rows.at(-1)?.row
    if (rows.length < onePage) return
  }
}

interface Around {
  readonly corrects: string
  readonly language: 'fr' | 'en'
  readonly say: (key: string) => string
}

function lineOf(row: BillRow, { corrects, language, say }: Around): SheetCell[] {
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
    row.lines.map((line) => saidOf(line, language)).join(', '),
    { cents: amounts.net },
    { cents: amounts.reduction },
    { percent: amounts.taxPercent },
    { cents: amounts.tax },
    { cents: amounts.gross },
    say(`means.${row.means}`),
    row.paidAt === null ? '' : localTimeOf(row.paidAt, 'Europe/Paris').slice(0, 10),
  ]
}
