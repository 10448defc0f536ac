import type { Fact, FactKind, Language } from '@postelier/contract'
import { proposeSubjects, type Voice } from '@postelier/copy'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { thoughtSubject } from '../subjects/thought-subject.ts'
import { type Assignment, assignmentAs } from './read-assignment.ts'
import { readProposalWish } from './read-proposal-input.ts'

export type TriedVoice = Pick<Voice, 'tone' | 'formality' | 'emoji' | 'pronoun'>

/** What one would show a stranger first. */
const telling: readonly FactKind[] = ['product', 'service', 'method', 'person', 'advice']

/** A sentence rather than a label: its first line is neither short nor a price. */
const isSpoken = ({ kind, says: [first = ''] }: Fact): boolean =>
  telling.includes(kind) && first.split(/\s+/).length > 6 && !/\d/.test(first)

/** Things that last, have a name and are spoken of; all there are where none is. */
function bestOf(facts: readonly Fact[]): readonly Fact[] {
  const spoken = facts.filter((fact) => isSpoken(fact) && fact.about !== '' && !fact.until && !fact.date)
  const things = spoken.filter(({ kind }) => kind === 'product' || kind === 'service')
  return [things, spoken].find((some) => some.length > 0) ?? facts
}

/** As many as are tried: the first may be something that cannot be said in this voice. */
const mostTried = 5

interface Trying {
  readonly accountId: number
  readonly voice?: TriedVoice | undefined
  readonly spoken?: Language | undefined
}

/** What a first post would be written from, the best first; none where too little is known. The same until more is. */
export async function readFirstAssignments(
  ctx: QueryContext,
  { accountId, voice, spoken }: Trying,
): Promise<Assignment[]> {
  const speaker = await speakerOf(ctx.db, accountId)
  if (!speaker) throw notFound()
  const seed = `first ${accountId}`
  const input = await readProposalWish(ctx, { accountId, count: mostTried })
  const { subjects } = proposeSubjects({
    ...input,
    ...(voice ? { formality: voice.formality } : {}),
    ...(spoken ? { language: spoken } : {}),
    seed,
    hasCarousels: false,
    held: [],
    facts: bestOf(input.facts),
  })
  return Promise.all(
    subjects.map((subject) =>
      assignmentAs(ctx, {
        row: { ...thoughtSubject(accountId, subject, ctx.now), format: 'image' },
        speaker: { ...speaker, ...voice, ...(spoken ? { language: spoken } : {}), tones: new Map() },
        seed,
      }),
    ),
  )
}
