// Which thematic a fact is told under. One without kinds is of everything that is known.
import type { Fact, FactKind } from '@postelier/contract'
import type { SubjectDraft, SubjectInput, ThematicInput } from '../brief.ts'
import { stemsOf } from './facts-near.ts'
import { once } from './once.ts'

const wants = ({ kinds }: ThematicInput, kind: FactKind): boolean =>
  kinds.length === 0 || kinds.includes(kind)

/** Whether it may be told: anything, where nobody asked for some thematics alone. */
export const isWanted = ({ kind }: Fact, { thematics, isOfThematics = false }: SubjectInput): boolean =>
  !isOfThematics || thematics.some((one) => wants(one, kind))

/** The kinds it is asked for, each as often as a thematic wants it. */
export const kindsWanted = ({ thematics }: SubjectInput, all: readonly FactKind[]): FactKind[] =>
  thematics.flatMap(({ kinds }) => (kinds.length === 0 ? all : kinds))

/** The thematic that is called after what the fact speaks of; of several that want its kind, the one used least. */
export function thematicOf(
  first: Fact | undefined,
  subjects: readonly SubjectDraft[],
  { thematics }: SubjectInput,
): ThematicInput | null {
  if (first === undefined) return null
  const used = ({ id }: ThematicInput) => subjects.filter(({ thematicId }) => thematicId === id).length
  const isOpen = ({ kinds }: ThematicInput) => Number(kinds.length === 0)
  const isFar = (one: ThematicInput) => Number(!isNamedAfter(one, first))
  return (
    thematics
      .filter((one) => wants(one, first.kind))
      .toSorted(
        (left, right) =>
          isFar(left) - isFar(right) || used(left) - used(right) || isOpen(left) - isOpen(right),
      )[0] ?? null
  )
}

const stemsOfFact = once(({ about, question, says, language }: Fact) =>
  stemsOf([about, question, ...says].join(' '), language),
)
const named = new WeakMap<ThematicInput, Map<string, ReadonlySet<string>>>()

/** Whether its name or description shares a word with what the fact says. */
export function isNamedAfter(one: ThematicInput, fact: Fact): boolean {
  const known = named.get(one) ?? new Map<string, ReadonlySet<string>>()
  named.set(one, known)
  const stems = known.get(fact.language) ?? stemsOf(`${one.name} ${one.description}`, fact.language)
  known.set(fact.language, stems)
  const said = stemsOfFact(fact)
  return [...stems].some((stem) => said.has(stem))
}
