import type { SubjectView } from '@postelier/contract'
import type { Shortage } from '@postelier/copy'
import type { Call } from '../../../http/handlers.ts'
import { keepSubjects } from '../commands/keep-subjects.ts'
import { readSubjects } from '../queries/list-subjects.ts'
import { readProposalWish } from '../queries/read-proposal-wish.ts'
import { writerFor } from '../write-with.ts'

interface Asked {
  readonly accountId: number
  readonly count: number
  readonly thematicId?: number
}

/** Subjects are thought of outside any transaction, and kept in one. */
export async function proposeSubjects(
  { command, read, platform }: Pick<Call<never>, 'command' | 'read' | 'platform'>,
  asked: Asked,
): Promise<{ subjects: SubjectView[]; shortage: Shortage | null }> {
  const { accountId } = asked
  const wish = await read(readProposalWish, asked)
  const { subjects, shortage } = await writerFor(platform, accountId).propose(
    wish,
    AbortSignal.timeout(60_000),
  )
  const publicIds = await command(keepSubjects, { accountId, drafts: subjects, wish, origin: 'planning' })
  return { subjects: await read(readSubjects, { accountId, publicIds }), shortage }
}
