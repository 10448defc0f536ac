import type { PersonView } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { unusedCode } from '../../identity/index.ts'
import { changedPerson, languageOf } from '../changed-person.ts'
import { updatePerson } from '../people.store.ts'
import { type OnePerson, requireFor } from '../require-person.ts'

/** From now on an agency can own customers. */
export async function acceptAgency(ctx: CommandContext, one: OnePerson): Promise<PersonView> {
  const row = await requireFor(ctx, one, 'accept')
  const code = row.code ?? (await unusedCode(ctx.tx, 'agencyManager'))
  const saved = await updatePerson(ctx.tx, row.id, { state: 'active', code })
  await ctx.mail({
    kind: 'agencyAccepted',
    to: row.email,
    language: languageOf(row),
    link: `${ctx.platform.config.publicUrl}/`,
    words: { firstName: row.firstName },
  })
  await ctx.announce({ name: 'account.changed', accountId: row.id })
  await ctx.announce({ name: 'roles.changed', personId: row.id })
  return changedPerson(ctx, saved, 'agency.accepted')
}
