import type { Fact, FactKind } from '@postelier/contract'
import { proposeSubjects, type SubjectInput } from '@postelier/copy'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { type Speaker, speakerOf } from '../../brand/index.ts'
import { draftPost } from '../drafting/draft-post.ts'
import { photosOf, pictureOfFact } from '../photos/photo.store.ts'
import { kindsInTurn, mostFirst } from '../start/first-kinds.ts'
import { thoughtSubject } from '../subjects/thought-subject.ts'
import { builtIn } from '../writing/write-with.ts'
import type { ProposedSubject } from '../writing/writer.ts'
import { assignmentAs } from './read-assignment.ts'
import { readProposalWish } from './read-proposal-input.ts'

interface ReadFirstSubjectsInput {
  readonly accountId: number
  readonly count?: number
  /** Kinds that have a post already. */
  readonly taken?: readonly FactKind[]
}

export interface FirstSubjects {
  readonly drafts: readonly ProposedSubject[]
  readonly input: SubjectInput
}

/** Of each kind as many are tried: the first may be something that cannot be said in this voice. */
const mostTried = 4
const timeLimitMs = 10_000

interface Trying extends ReadFirstSubjectsInput {
  readonly input: SubjectInput
  readonly speaker: Speaker
  readonly signal: AbortSignal
}

/** The best things to tell first, each of another kind, and none that would be refused: each was written once to see. */
export async function readFirstSubjects(
  ctx: QueryContext,
  { accountId, count = mostFirst, taken = [] }: ReadFirstSubjectsInput,
): Promise<FirstSubjects> {
  const speaker = await speakerOf(ctx.db, accountId)
  if (!speaker) throw notFound()
  const wished = await readProposalWish(ctx, { accountId, count: mostTried })
  const input = { ...wished, seed: `first ${accountId}`, hasCarousels: false }
  const trying = { accountId, input, speaker, signal: AbortSignal.timeout(timeLimitMs) }
  const drafts: ProposedSubject[] = []
  // The second time round, what is left of kinds that have a post.
  const photos = await photosOf(ctx.db, accountId)
  const turns = kindsInTurn(input.facts, taken, (fact) => pictureOfFact(fact, photos) !== null)
  for (const turn of [...turns, ...turns]) {
    if (drafts.length >= count) break
    const next = await firstTold(ctx, { ...trying, input: besides(input, drafts) }, turn)
    if (next) drafts.push({ ...next, engine: 'built-in' })
  }
  return { drafts, input: wished }
}

const besides = (input: SubjectInput, drafts: readonly ProposedSubject[]): SubjectInput => ({
  ...input,
  held: [...(input.held ?? []), ...drafts.flatMap(({ facts }) => facts)],
  known: [...input.known, ...drafts.map(({ name }) => name)],
})

async function firstTold(
  ctx: QueryContext,
  { accountId, input, speaker, signal }: Trying,
  tries: readonly Fact[][],
) {
  for (const facts of tries) {
    const held = new Set(input.held)
    const { subjects } = proposeSubjects({ ...input, facts: facts.filter(({ id }) => !held.has(id)) })
    for (const subject of subjects) {
      const row = {
        ...thoughtSubject(accountId, subject, ctx.now),
        networks: [...speaker.tones.keys()],
        format: 'image' as const,
      }
      const assignment = await assignmentAs(ctx, { row, speaker, seed: input.seed })
      if ('post' in (await draftPost(assignment, builtIn, signal))) return { ...subject, format: row.format }
    }
  }
  return null
}
