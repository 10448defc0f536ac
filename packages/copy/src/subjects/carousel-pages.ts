// Whether something fills the pages of a carousel: a page for each thing, or for each sentence of one thing.
import type { Fact } from '@postelier/contract'
import type { CarouselPages, SubjectDraft, SubjectInput } from '../brief.ts'
import { leaningOf } from '../compose/leaning.ts'
import { isSmallPrint } from '../compose/usable-facts.ts'
import { clicheIn } from '../words/cliches.ts'

/** A list of this many things has always had pages. */
const fewestThings = 3
const none: CarouselPages = { things: [], sentences: [] }
const usual: CarouselPages = { things: [fewestThings], sentences: [] }

export const pagesIn = ({
  hasCarousels,
  pages,
}: Pick<SubjectInput, 'hasCarousels' | 'pages'>): CarouselPages =>
  hasCarousels === false ? none : (pages ?? usual)

/** What is done step by step, or was: a thing for sale is shown, and news is short. */
const inSteps: ReadonlySet<Fact['kind']> = new Set(['method', 'history', 'advice'] as const)
const fewestSentences = 3

/** Whether each of its sentences can stand on a page alone, and has room there. */
export const fillsPages = (
  { kind, says, language }: Fact,
  input: Pick<SubjectInput, 'hasCarousels' | 'pages'>,
): boolean =>
  inSteps.has(kind) &&
  pagesIn(input).sentences.some(
    (rooms) =>
      rooms.length >= fewestSentences &&
      rooms.every((room, page) => {
        const line = says[page] ?? ''
        return (
          line !== '' &&
          [...line].length <= room &&
          leaningOf(line, language) === 'nothing' &&
          !isSmallPrint(line) &&
          clicheIn(line, language) === null
        )
      }),
  )

/** One in so many, at most: leafing is work. */
const oneIn = 5

/** The form of the next subject: one fact told in pages now and then, where nothing else has the place. */
export const formatOf = (
  { facts, format }: Pick<SubjectDraft, 'format'> & { readonly facts: readonly Fact[] },
  chosen: readonly SubjectDraft[],
  input: SubjectInput,
): SubjectDraft['format'] => {
  const [only] = facts
  if (format === 'carousel' || !only || facts.length > 1 || !fillsPages(only, input)) return format
  // Whoever fills the pages takes all its sentences: what was told of it before would be told again.
  if (only.says.length !== input.facts.find(({ id }) => id === only.id)?.says.length) return format
  const before = chosen.filter((one) => one.format === 'carousel' && one.facts.length === 1)
  return (before.length + 1) * oneIn <= chosen.length + 1 ? 'carousel' : 'image'
}
