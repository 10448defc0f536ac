// Which template, picture and drawing a drafted post is given: one whose questions can all be answered, that suits what the
// post is about, and that was not used a moment ago.
import { type Fact, languages, type SubjectFormat, type Thematic } from '@postelier/contract'
import {
  type Clock,
  capitalised,
  chance,
  closedDays,
  comparable,
  type Draft,
  isPageHeading,
  typeset,
  unbroken,
} from '@postelier/copy'
import type { Ask, DraftingTemplate } from '../../visuals/index.ts'
import type { Sayings } from '../writing/sentence-in.ts'
import { answerAsks } from './answer-asks.ts'
import { shareNamed } from './names-subject.ts'
import { type Dressed, isShownBeside, picturesFor } from './pictures-for.ts'

export interface Looks extends Sayings, Dressed {
  readonly format: SubjectFormat
  readonly theme: Thematic
  readonly words: Draft['words']
  /** By template: what a model answered of what only a model can. */
  readonly owned?: ReadonlyMap<number, Readonly<Record<string, string>>>
  readonly clock?: Clock
  readonly signature: string
  readonly templates: readonly DraftingTemplate[]
  /** Chosen by a person. */
  readonly templateId: number | null
  /** Templates of the posts before, the latest first. */
  readonly used: readonly number[]
  /** Somebody wants the logo on it; null where nobody said. */
  readonly showsLogo?: boolean | null
  /** One of these must be shown: a template without a place for it is none. */
  readonly isPictured?: boolean
  /** There is a picture of the very thing it is about. */
  readonly hasPicture?: boolean
  /** Own pictures of it that were shown a moment ago: only where there is no other look. */
  readonly again?: readonly string[]
}

export interface Look {
  readonly template: DraftingTemplate
  readonly answers: {
    readonly words: Readonly<Record<string, string>>
    readonly motif: string | null
    readonly pictures: readonly string[]
  }
  /** What stands in its frames has nothing to do with the subject: it waits for a picture of somebody's. */
  readonly isStopgap?: boolean
  /** Shown where no such picture comes. */
  readonly instead?: Look | undefined
}

/** As it is shown where nobody brings a picture any more. */
export const chosenLook = (look: Look): Look => look.instead ?? look

export function chooseLook(input: Looks): Look | undefined {
  const found = chooseAmong(input)
  const { fact } = input
  if (!found || fact?.kind === 'hours' || (fact && closedDays(fact) !== null)) return found
  if (namesSubject(chosenLook(found), input)) return found
  // What was drafted for a picture names something else.
  const named = otherWords(input).flatMap((words) => chooseAmong({ ...input, ...words }) ?? [])
  return named.find((one) => namesSubject(chosenLook(one), input)) ?? found
}

/** What the fact is called above it, or what the post begins with. */
function otherWords({ fact, words, language, lead }: Looks): Partial<Looks>[] {
  const spoken = languages.find((one) => one === language) ?? 'en'
  const name = fact && fact.about !== '' && !isPageHeading(fact.about) ? fact.about : null
  return [
    ...(name === null ? [] : [{ words: { ...words, heading1: capitalised(typeset(name, spoken)) } }]),
    ...(lead ? [{ sentence: lead }] : []),
  ]
}

function chooseAmong(input: Looks): Look | undefined {
  const { templates, format, templateId } = input
  const type = format === 'carousel' ? 'CAROUSEL' : 'SINGLE'
  const chosen = templates.filter(({ id }) => id === templateId)
  // One that asks for nothing says nothing of this post; only a person may want that.
  const square = templates.filter(
    (one) => one.format === '1:1' && one.asks.length > 0 && (!input.isPictured || one.pictures > 0),
  )
  const ofType = square.filter((one) => one.type === type)
  // A carousel that nobody can fill is none: one picture in its place would be another post than the one that was wanted.
  const { ownPictures, again = [] } = input
  const wanted = bestOf(chosen, { ...input, ownPictures: ownPictures.length > 0 ? ownPictures : again })
  if (wanted) return wanted
  const best = bestOf(ofType, input)
  if (!best && again.length > 0) return bestOf(ofType, { ...input, ownPictures: again })
  if (!best?.isStopgap) return best
  const instead = bestOf(
    ofType.filter(({ pictures }) => pictures === 0),
    input,
  )
  return instead ? { ...best, instead } : best
}

function bestOf(group: readonly DraftingTemplate[], input: Looks): Look | undefined {
  const able = group.flatMap((template) => {
    const words = answerAsks(template.asks, { ...input, own: input.owned?.get(template.id) })
    return words && !saysTwice(template, words) ? [{ template, words }] : []
  })
  const worth = ({ template, words }: (typeof able)[number]) =>
    rank(template, input) + named * nameIn(words, input) - (repeatsLead(words, input) ? repeated : 0)
  // What matters most first; where none is left, what matters less decides alone.
  const best = preferring(
    able,
    ({ template }) => picturesFor(template, input).isFit,
    // One that was shown a moment ago and says something comes before a new one that says nothing.
    ({ words }) => !saysNothing(words, input),
    // Who sends it is said by every picture: largest stands what it is about.
    ({ template, words }) => !isSenderAbove(template, words, input),
    ({ template, words }) => isFilled(template) || nameIn(words, input) > 0,
    // The thing itself says more than words and drawings of its like.
    ({ template }) => !input.hasPicture || template.pictures > 0,
  ).toSorted((one, other) => worth(other) - worth(one))[0]
  if (!best) return undefined
  const { motif, pictures, isStopgap } = picturesFor(best.template, input)
  return {
    template: best.template,
    answers: { words: keptTogether(best.words, input), motif, pictures },
    ...(isStopgap ? { isStopgap } : {}),
  }
}

function preferring<One>(all: readonly One[], ...preferences: readonly ((one: One) => boolean)[]) {
  let left = all
  for (const isPreferred of preferences) {
    const some = left.filter(isPreferred)
    if (some.length > 0) left = some
  }
  return left
}

/** How much of what the post is about is named by the picture's texts. */
const nameIn = (words: Readonly<Record<string, string>>, { fact, subject = '' }: Looks): number =>
  shareNamed(Object.values(words), { subject, names: [fact?.about ?? '', fact?.question ?? ''] })
/** What a model writes for a place of its own is judged once it is written. */
const isFilled = ({ asks }: DraftingTemplate): boolean => asks.some(({ kind }) => kind === 'own')

/** Whether one of the texts of a picture names what the post is about. */
export const namesSubject = ({ answers }: Look, input: Looks): boolean => nameIn(answers.words, input) > 0

/** As much as a theme that suits, where the whole name is said. */
const named = 4

/** A price that stands in its badge and again in the line beside it, or the same words in two places of a page. */
function saysTwice({ asks }: DraftingTemplate, words: Readonly<Record<string, string>>): boolean {
  const said = asks.map(({ node, page = 0 }) => `${page} ${comparable(words[node] ?? '')}`)
  if (new Set(said).size < said.length) return true
  const price = asks.find(({ kind }) => kind === 'price')
  const cost = price && figuresOf(words[price.node] ?? '')
  return asks.some(
    ({ node, kind }) => kind === 'words' && cost && figuresOf(words[node] ?? '').includes(cost),
  )
}
const figuresOf = (words: string) => words.replaceAll(/[^\d,.]/g, '')

const ofAnyPost: ReadonlySet<Ask['kind']> = new Set(['words', 'sender', 'own'] as const)

const things: ReadonlySet<Fact['kind']> = new Set(['product', 'service', 'offer', 'event'] as const)

/** The business's name alone, or one word that names no thing: “Anciennes”. */
const isThin = ({ words: { heading1 }, signature, fact }: Looks): boolean =>
  signature.startsWith(heading1) || (fact !== undefined && !things.has(fact.kind) && !heading1.includes(' '))

/** A picture of nothing but who sent it, or of that beneath a word that names no thing: “Horaires”. */
const saysNothing = (words: Readonly<Record<string, string>>, input: Looks): boolean =>
  Object.values(words).every(
    (text) => input.signature.includes(text) || (isThin(input) && text === input.words.heading1),
  )

/** More than a theme that suits and one that was not seen of late: only where there is nothing else to show. */
const repeated = 14

/** The post's first sentence once more, or nothing that it does not say: who sends it is said by every picture. */
const repeatsLead = (
  words: Readonly<Record<string, string>>,
  { lead = '', signature }: Pick<Looks, 'lead' | 'signature'>,
): boolean => {
  const told = comparable(lead)
  const texts = Object.values(words)
    .filter((text) => !signature.includes(text))
    .map(comparable)
  const known = new Set(told.split(' '))
  return (
    lead !== '' &&
    (texts.every((text) => text.split(' ').every((word) => known.has(word))) ||
      texts.some((text) => text.split(' ').length >= fewestRepeated && ` ${told} `.includes(` ${text} `)))
  )
}
const fewestRepeated = 6

const ofBusiness: ReadonlySet<Fact['kind']> = new Set(['business', 'place', 'hours', 'contact'] as const)

/** Who sends it in the largest letters, and what it is about beneath: of a business itself, that is what it is about. */
const isSenderAbove = (
  { asks }: DraftingTemplate,
  words: Readonly<Record<string, string>>,
  { signature, fact }: Looks,
): boolean => {
  const isSender = (text: string) => text !== '' && signature.startsWith(text)
  return (
    !(fact && ofBusiness.has(fact.kind)) &&
    asks.some(
      ({ node, kind, role }) => kind === 'words' && role === 'heading1' && isSender(words[node] ?? ''),
    )
  )
}

/** Lines of a picture break where there is room: never within an hour, a day or a measure. */
const keptTogether = (
  words: Readonly<Record<string, string>>,
  { language }: Looks,
): Readonly<Record<string, string>> => {
  const spoken = languages.find((one) => one === language)
  return spoken
    ? Object.fromEntries(Object.entries(words).map(([node, text]) => [node, unbroken(text, spoken)]))
    : words
}

/** How many posts go by before a template comes again, where another can serve. */
const apart = 8

function rank(template: DraftingTemplate, input: Looks): number {
  const { id, thematics, isOwn, asks, takesLogo, motifs: own } = template
  const { theme, used, seed, showsLogo } = input
  const last = used.indexOf(id)
  return (
    // What somebody asked for comes before what suits.
    (showsLogo && takesLogo ? 60 : 0) +
    (thematics.includes(theme) ? 4 : 0) +
    (isOwn ? 2 : 0) +
    // One that asks for a price or a day says more about this post than one that takes any words.
    asks.filter(({ kind }) => !ofAnyPost.has(kind)).length +
    // Where a title would say nothing by itself, the sentence does.
    (isThin(input) && asks.some(({ kind }) => kind === 'sentence') ? 8 : 0) +
    // One that was not seen of late comes before one that merely suits; one that was, only where there is no other.
    (last < 0 ? 8 : Math.min(last, 12) / 2 - (last < apart ? 20 : 0)) -
    (own.length > 0 && isShownBeside(input) ? 20 : 0) +
    // Less than a place further back in time.
    chance(`${seed} ${id}`) * 0.4
  )
}
