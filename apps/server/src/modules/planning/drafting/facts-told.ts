import type { Assignment } from '../queries/read-assignment.ts'

/** What it is about, without what may be said beside it. */
export const factsToldOf = ({ brief, subject }: Pick<Assignment, 'brief' | 'subject'>) => {
  const own = new Set([...subject.facts, ...subject.ownFacts.map(({ id }) => id)])
  return brief.facts.filter(({ id }) => own.has(id))
}
