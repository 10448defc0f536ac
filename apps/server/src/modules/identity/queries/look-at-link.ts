import type { LinkKind } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { accountCardOf } from '../../brand/index.ts'
import { peekLink } from '../mailed-links.store.ts'

/** What the page behind a mailed link says before its button is pressed. Whoever holds the link may know whom it is for. */
export async function lookAtLink({ db, now }: QueryContext, input: { kind: LinkKind; token: string }) {
  const found = await peekLink(db, now, input.kind, input.token)
  if (!found) return { usable: false, firstName: '', lastName: '', societyName: '', email: '', inviter: '' }
  const { person, payload } = found
  const card = await accountCardOf(db, person.ownerId ?? person.id, 'fr')
  return {
    usable: true,
    firstName: person.firstName,
    lastName: person.lastName,
    societyName: payload.societyName ?? card?.societyName ?? '',
    email: payload.newEmail ?? person.email,
    inviter: payload.inviter ?? '',
  }
}
