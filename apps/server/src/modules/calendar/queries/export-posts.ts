import {
  type Network,
  needOf,
  needSaid,
  networkLabels,
  type PostNeed,
  type TaskOrigin,
  type TaskStatus,
} from '@postelier/contract'
import { mostExported } from '@postelier/contract/post-exports'
import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import type { QueryContext } from '../../../access/context.ts'
import { defuseCell } from '../../../platform/formula-cells.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import type { Platform } from '../../../platform/platform.ts'
import { narrowedTo, networksOpen, publicationsOf } from '../../publishing/index.ts'
import { hookFor, listTasks, type TaskRow, zoneOfAccount } from '../../tasks/index.ts'

interface ExportInput {
  readonly accountId: number
  readonly language: 'fr' | 'en'
  readonly format: 'csv' | 'xlsx'
  readonly status?: TaskStatus | 'awaitsYou' | 'stopped' | undefined
  readonly network?: Network | undefined
  readonly origin?: TaskOrigin | undefined
  readonly search: string
  readonly from?: string | undefined
  readonly before?: string | undefined
  readonly since?: string | undefined
}

interface File {
  readonly body: string | Buffer
  readonly type: string
}

const columns = [
  ['date', 12],
  ['time', 8],
  ['status', 18],
  ['title', 32],
  ['hook', 60],
  ['networks', 28],
  ['format', 12],
  ['address', 48],
] as const

const portion = 250

/** The posts of a list as it is narrowed, in its order, a line each, for a spreadsheet. */
export async function exportPosts(
  ctx: QueryContext,
  { language, format, status, ...asked }: ExportInput,
): Promise<File> {
  const { translator } = ctx.platform
  const zone = await zoneOfAccount(ctx.db, asked.accountId)
  const narrowed = { ...asked, language, ...narrowedTo(ctx, asked.accountId, status) }
  const open = await networksOpen(ctx.db, asked.accountId)
  const lines: string[][] = []
  for (let offset = 0; offset < mostExported; offset += portion) {
    const { items } = await listTasks(ctx, { ...narrowed, offset, limit: portion })
    const countsOf = await publicationsOf(
      ctx,
      asked.accountId,
      items.map(({ row }) => row),
    )
    lines.push(
      ...items.map(({ row, card }) => {
        const counts = countsOf(row)
        const need = needOf(row.status, counts, card.publishAt)
        // Of what is being sent, it is known only where it is held.
        const isKept = row.status === 'publicationWaiting' || (counts.held > 0 && counts.asked === 0)
        const relink = isKept ? row.networks.filter((network) => !open.has(network)) : []
        return lineOf(row, { ctx, language, zone, need, relink })
      }),
    )
    if (items.length < portion) break
  }
  const head = columns.map(([name]) => translator.say(language, `calendar:export.columns.${name}`))
  if (format === 'csv')
    return {
      // A byte order mark and semicolons are what a French spreadsheet opens without a question.
      body: stringify([head, ...lines.map((cells) => cells.map(defuseCell))], {
        bom: true,
        delimiter: language === 'fr' ? ';' : ',',
        record_delimiter: 'windows',
        // A line of a hook is no line of the table.
        quoted_match: /[\r\n]/,
      }),
      type: 'text/csv; charset=utf-8',
    }
  // A cell of text runs nothing, however it begins.
  const body = await writeXlsxFile(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...lines.map((cells) => cells.map((value) => ({ value, type: String, wrap: true }))),
    ],
    {
      sheet: translator.say(language, 'calendar:export.sheet'),
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
    },
  ).toBuffer()
  return { body, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
}

interface Around {
  readonly ctx: QueryContext
  readonly language: 'fr' | 'en'
  readonly zone: string
  /** What it needs somebody for, which is said in place of its state, as on the screen. */
  readonly need: PostNeed | null
  /** Whose account is to be connected before it goes out there. */
  readonly relink: readonly Network[]
}

type NeedIn = Pick<Around, 'language' | 'relink'> & { readonly need: PostNeed }

function needWords({ translator }: Platform, { language, need, relink }: NeedIn): string {
  const { key, count, networks = [] } = needSaid(need, relink)
  return translator.say(language, `common:taskNeed.${key}`, {
    ...(count === undefined ? {} : { count }),
    networks: new Intl.ListFormat(language, { type: 'conjunction' }).format(
      networks.map((network) => networkLabels[network]),
    ),
  })
}

/** No cell of a spreadsheet takes more. */
const longestCell = 32_000

function lineOf(row: TaskRow, { ctx: { platform }, language, zone, need, relink }: Around): string[] {
  const say = (key: string) => platform.translator.say(language, key)
  const [day = '', time = ''] = row.publishAt ? localTimeOf(row.publishAt, zone).split('T') : []
  const [first] = row.networks
  const hook = row.hooks.common.trim() || (first ? hookFor(row.hooks, first) : '')
  return [
    day,
    time,
    need ? needWords(platform, { language, need, relink }) : say(`common:taskStatus.${row.status}`),
    row.title,
    hook.slice(0, longestCell),
    row.networks.map((network) => networkLabels[network]).join(', '),
    say(`posts:write.forms.${row.format}`),
    new URL(`/me/tasks/${row.publicId}`, platform.config.publicUrl).href,
  ]
}
