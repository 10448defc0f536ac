import type { QueryContext } from '../../../access/context.ts'
import { type ContactView, presentContacts } from '../contacts.present.ts'
import { contactsPage } from '../contacts.store.ts'

/** The contacts of an account that the caller acts for. */
export async function listContacts(
  ctx: QueryContext,
  input: {
    readonly accountId: number
    readonly search: string
    readonly offset: number
    readonly limit: number
  },
): Promise<{ total: number; items: ContactView[] }> {
  const { total, rows } = await contactsPage(ctx.db, input.accountId, input)
  return { total, items: await presentContacts(ctx, rows) }
}
