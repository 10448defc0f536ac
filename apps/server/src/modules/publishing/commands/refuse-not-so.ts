import type { CommandContext } from '../../../access/context.ts'
import { type FieldFault, invalid } from '../../../platform/errors.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import type { TaskRow } from '../../tasks/index.ts'
import { deadLinks, linksOfPost, type Over, whatIsOver } from '../../validity/index.ts'

interface Going {
  readonly at: Date
  /** The field of whoever asks: its date where one was chosen. */
  readonly field: 'localTime' | 'pageIds'
  readonly language: 'fr' | 'en'
}

/**
 * What is over by then is not sent, nor what leads nowhere. Asks nobody: links were asked just before, outside of any
 * transaction, and one that did not answer in time is given the benefit of the doubt.
 */
export async function refuseNotSo(
  { tx, now }: CommandContext,
  row: TaskRow,
  { at, field, language }: Going,
): Promise<void> {
  const faults: Record<string, FieldFault> = {}
  const [over] = await whatIsOver(tx, row, at)
  if (over) faults[field] = faultOf(over, language)
  const [dead] = await deadLinks(tx, row.accountId, linksOfPost(row), now)
  if (dead) faults.hooks = { key: 'linkDead', url: dead }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

const faultOf = ({ code, about, lastDay }: Over, language: 'fr' | 'en'): FieldFault => ({
  key: code,
  about,
  day: formatDate(language, new Date(`${lastDay}T12:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }),
})
