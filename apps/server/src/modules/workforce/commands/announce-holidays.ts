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

/** Days as a mail says them: no hour, and so no zone. */
export const mailDates = (
  { begin, end }: { readonly begin: string; readonly end: string },
  language: 'fr' | 'en',
): Record<'begin' | 'end', string> => ({
  begin: formatDate(language, new Date(`${begin}T12:00:00Z`), fullDay),
  end: formatDate(language, new Date(`${end}T12:00:00Z`), fullDay),
})

const fullDay = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
