import type { CommandContext } from '../../../access/context.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import type { Asker } from '../holidays.store.ts'

/** Both who asks and who answers see it change. */
export async function announceHolidays(
  ctx: CommandContext,
  { id, ownerId }: Pick<Asker, 'id' | 'ownerId'>,
): Promise<void> {
  await ctx.announce({ name: 'holidays.changed', personId: id })
  if (ownerId !== null) await ctx.announce({ name: 'holidays.changed', personId: ownerId })
}

/** Days as a mail says them: no hour, and so no zone; one day is no range. */
export function mailPeriod(
  { platform }: Pick<CommandContext, 'platform'>,
  { begin, end }: { readonly begin: string; readonly end: string },
  language: 'fr' | 'en',
): string {
  const inWords = (day: string) => formatDate(language, new Date(`${day}T12:00:00Z`), fullDay)
  return platform.translator.say(language, `mails:holidays.${begin === end ? 'oneDay' : 'days'}`, {
    begin: inWords(begin),
    end: inWords(end),
  })
}

const fullDay = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
