import type { QueryContext } from '../../../access/context.ts'
import { type DownloadedFile, type SheetCell, writeSheet } from '../../../platform/sheet-file.ts'
import { creditKinds } from '../../billing/index.ts'
import { moneyMonths } from './read-money-statistics.ts'

interface Export {
  readonly year?: number | undefined
  readonly language: 'fr' | 'en'
  readonly format: 'csv' | 'xlsx'
}

const columns = ['month', 'income', 'open', 'began', 'ended', 'running', 'left', ...creditKinds] as const

/** The months that are shown, a line each. */
export async function exportMoneyStatistics(
  ctx: QueryContext,
  { year, language, format }: Export,
): Promise<DownloadedFile> {
  const months = await moneyMonths(ctx, { year })
  const say = (key: string) => ctx.platform.translator.say(language, `packs:statistics.${key}`)
  return writeSheet({
    name: say('sheet'),
    file: `statistics${year === undefined ? '' : `-${year}`}`,
    columns: columns.map((name) => ({ head: say(`columns.${name}`), width: 18 })),
    lines: months.map(({ month, incomeCents, openCents, plans, credits }): SheetCell[] => [
      month,
      { cents: incomeCents },
      { cents: openCents },
      { count: plans.began },
      { count: plans.ended },
      { count: plans.running },
      plans.leftPercent === null ? '' : { percent: plans.leftPercent },
      ...creditKinds.map((kind) => ({ count: credits[kind] })),
    ]),
    language,
    format,
  })
}
