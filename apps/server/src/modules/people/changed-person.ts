import type { JournalAction, PersonView } from '@postelier/contract'
import { type CommandContext, reading } from '../../access/context.ts'
import { presentPerson } from './people.present.ts'
import type { PersonRow } from './people.store.ts'

/** How a change of a person ends: journalled, told to open lists, and shown as they are now. */
export async function changedPerson(
  ctx: CommandContext,
  row: PersonRow,
  action: JournalAction,
  details: Readonly<Record<string, unknown>> = {},
): Promise<PersonView> {
  await recordPerson(ctx, row, action, details)
  return presentPerson(reading(ctx), row)
}

export async function recordPerson(
  ctx: CommandContext,
  row: PersonRow,
  action: JournalAction,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const accountId = row.type === 'contact' ? row.ownerId : row.id
  await ctx.record({ action, accountId, subject: ['person', row.id], details })
  await ctx.announce({ name: 'people.changed', ownerId: row.ownerId })
  if (row.type === 'contact' && row.ownerId)
    await ctx.announce({ name: 'contacts.changed', accountId: row.ownerId })
}

/** What people are greeted and written to in. */
export const languageOf = (row: PersonRow) => (row.applicationLang === 'en' ? 'en' : 'fr')
