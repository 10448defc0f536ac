import type { SubjectInvitationView } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { presentReachable, reachablePeople } from '../../people/index.ts'
import { invitationOf } from '../subjects/invitation.store.ts'
import { readSubjects } from './list-subjects.ts'

interface ReadInvitationInput {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
}

export async function listInvitees({ db }: QueryContext, { accountId, ...page }: ReadInvitationInput) {
  const { total, items } = await reachablePeople(db, accountId, page)
  return { data: { total, items: items.map(presentReachable) } }
}

/** What a mailed link asks, as it stands now. */
export async function readInvitation(
  ctx: QueryContext,
  { token }: { readonly token: string },
): Promise<{ invitation: SubjectInvitationView }> {
  const { accountId, subjectIds, expiresAt, answeredAt, answered } = await invitationOf(
    ctx.db,
    token,
    ctx.now,
  )
  const speaker = await speakerOf(ctx.db, accountId)
  if (!speaker) throw notFound()
  return {
    invitation: {
      societyName: speaker.name,
      subjects: answered ?? (await readSubjects(ctx, { accountId, publicIds: subjectIds })),
      timeZone: speaker.timeZone,
      expiresAt: expiresAt.toISOString(),
      isAnswered: answeredAt !== null,
    },
  }
}
