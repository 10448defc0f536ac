import { eq } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import { asIf, type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { invalid } from '../../../platform/errors.ts'
import { notify } from '../../notifications/index.ts'
import { readSubjects } from '../queries/list-subjects.ts'
import { keepAnswered, useInvitation } from '../subjects/invitation.store.ts'
import { subjectsCalled } from '../subjects/subject.store.ts'
import { answerSubjects } from './change-subject.ts'

interface Answers {
  readonly token: string
  readonly answers: readonly { readonly id: string; readonly version: number; readonly accept: boolean }[]
}

/**
 * By a link from a mail, which is spent with it: yes or no to the subjects it was sent for, and to no others. What somebody
 * changed meanwhile is refused with all of it, so that nobody says yes to what they did not see; what was answered meanwhile
 * keeps that answer, so that no link takes back a no.
 */
export async function answerByMail(ctx: CommandContext, { token, answers }: Answers): Promise<void> {
  const row = await useInvitation(ctx, token)
  const asked = new Set(row.subjectIds)
  if (answers.some(({ id }) => !asked.has(id))) throw invalid({ answers: { key: 'unknown' } })
  // Nobody is signed in: the link stands for whom it was sent to.
  const inTheirName = asIf(ctx, { actor: system('mailed subjects') })
  const known = await subjectsCalled(ctx.tx, row.accountId, row.subjectIds)
  const open = new Set(known.filter(({ status }) => status === 'proposed').map(({ publicId }) => publicId))
  const current = answers.filter(({ id }) => open.has(id))
  for (const accept of [true, false]) {
    const subjects = current.filter((one) => one.accept === accept)
    if (subjects.length > 0) await answerSubjects(inTheirName, { accountId: row.accountId, subjects, accept })
  }
  const shown = await readSubjects(reading(ctx), { accountId: row.accountId, publicIds: row.subjectIds })
  await keepAnswered(ctx, row, shown)
  const [who] = await ctx.tx.select().from(person).where(eq(person.id, row.sentTo))
  const name = [who?.firstName, who?.lastName].filter(Boolean).join(' ')
  const kept = current.filter(({ accept }) => accept).length
  await ctx.record({
    action: 'planning.subjectsAnswered',
    accountId: row.accountId,
    subject: ['person', row.sentTo],
    details: { kept, of: current.length },
  })
  // All of it answered elsewhere meanwhile: there is nothing to tell.
  if (current.length === 0) return
  await notify(ctx, {
    accountId: row.accountId,
    kind: 'subjectsAnswered',
    key: `subjects:${row.tokenHash}`,
    words: { name, kept: String(kept), count: String(current.length) },
  })
}
