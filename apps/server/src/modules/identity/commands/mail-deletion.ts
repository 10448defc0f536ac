import type { CommandContext } from '../../../access/context.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import { createLink } from '../mailed-links.store.ts'
import type { PersonRow } from '../people.store.ts'

/** Tells somebody that their account will go, with the button that keeps it. */
export async function mailDeletionPlanned(
  ctx: CommandContext,
  person: PersonRow,
  dueAt: Date,
): Promise<void> {
  const { link } = await createLink(
    ctx.tx,
    ctx.now,
    ctx.platform.config.publicUrl,
    'cancelDeletion',
    person.id,
  )
  const language = person.applicationLang === 'en' ? 'en' : 'fr'
  const date = formatDate(language, dueAt, { dateStyle: 'long', timeZone: person.timeZone })
  await ctx.mail({ kind: 'deletionPlanned', to: person.email, language, link, words: { date } })
}
