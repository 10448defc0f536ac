import type { Fact, FactKind, Language } from '@postelier/contract'
import { proposeSubjects, type Voice } from '@postelier/copy'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { thoughtSubject } from '../subjects/thought-subject.ts'
import { type Assignment, assignmentAs } from './read-assignment.ts'
import { readProposalWish } from './read-proposal-input.ts'

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

/** Tried on the screen, and kept nowhere. */
export interface Trying {
  readonly accountId: number
  readonly voice?: Pick<Voice, 'tone' | 'formality' | 'emoji' | 'pronoun'> | undefined
  /** What posts would be written in. */
  readonly spoken?: Language | undefined
  readonly name?: string | undefined
  /** An answer while it is typed. */
  readonly said?: Pick<Fact, 'kind' | 'about' | 'says'> | undefined
  /** What was found and is not right. */
  readonly without?: ReadonlySet<string> | undefined
}

interface FirstToldInput<T> extends Trying {
  /** Nothing where it cannot be told in this voice: then the next one is tried. */
  readonly tell: (assignment: Assignment) => Promise<T | null>
}

/**
 * What is told of the first thing that can be told, the best tried first; nothing where too little is known. The same until more
 * is. What is being typed comes before all that is known, which stands there until a sentence is whole. What a post is written
 * from is read for one after the other: mostly the first will do.
 */
export async function readFirstTold<T>(
  ctx: QueryContext,
  { accountId, voice, spoken, name, said, without, tell }: FirstToldInput<T>,
): Promise<T | null> {
  const kept = await speakerOf(ctx.db, accountId)
  if (!kept) throw notFound()
  const speaker = {
    ...kept,
    ...voice,
    ...(spoken ? { language: spoken } : {}),
    ...(name ? { name } : {}),
    tones: new Map(),
  }
  const seed = `first ${accountId}`
  const wished = await readProposalWish(ctx, { accountId, count: mostTried })
  const { formality, language } = speaker
  const input = { ...wished, formality, language, seed, hasCarousels: false, held: [] }
  const known = input.facts.filter(({ id }) => !without?.has(id))
  const thought = (facts: readonly Fact[]) =>
    proposeSubjects({ ...input, facts }).subjects.map((subject) => ({
      ...thoughtSubject(accountId, subject, ctx.now),
      format: 'image' as const,
    }))
  const typed = said ? [typedFact(said, language)] : []
  const rows = [
    ...thought(typed).map((row) => ({ ...row, facts: [], ownFacts: typed })),
    ...thought(bestOf(known)),
  ]
  for (const row of rows) {
    const told = await tell(await assignmentAs(ctx, { row, speaker, seed }))
    if (told) return told
  }
  return null
}

const typedFact = (said: NonNullable<Trying['said']>, language: Language): Fact => ({
  ...said,
  id: 'typed',
  language,
  question: said.kind === 'question' ? said.about : '',
  price: null,
  date: null,
  time: null,
  where: '',
  until: null,
  url: '',
  source: { by: 'person' },
})
