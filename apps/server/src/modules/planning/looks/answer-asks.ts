// What a template asks for, answered from what was drafted. A template that asks for what nobody knows is not for this post:
// nothing is made up to fill a place.
import { type Fact, type Language, languages } from '@postelier/contract'
import {
  type Clock,
  capitalised,
  closedDays,
  type Draft,
  isPageHeading,
  typeset,
  whenText,
} from '@postelier/copy'
import type { Ask } from '../../visuals/index.ts'
import type { Sayings } from '../writing/sentence-in.ts'

interface Material extends Sayings {
  readonly words: Draft['words']
  /** What a model answered of what only a model can, by the node that asked. */
  readonly own?: Readonly<Record<string, string>> | undefined
  /** The one it is about. */
  readonly fact: Fact | undefined
  readonly language: string
  /** By which the business writes its hours. */
  readonly clock?: Clock
  /** Who says it, and where they are: stands where nothing else has room. */
  readonly signature: string
}

/** By the node that asked; nothing where one of them cannot be answered. */
export function answerAsks(
  asks: readonly Ask[],
  material: Material,
): Readonly<Record<string, string>> | undefined {
  const answers: Record<string, string> = {}
  // A second heading may be the day itself, which is not said twice.
  const isUnasked = !asks.some(
    ({ kind, role }) => kind === 'when' || (kind === 'words' && role === 'heading2'),
  )
  const language = languages.find((one) => one === material.language) ?? 'en'
  // Under its question stands the answer, whichever sentence would stand alone.
  const said = asks.some(({ kind }) => kind === 'question') ? { sentence: material.exchange?.answer } : {}
  for (const ask of asks) {
    const answer = answerOf(ask, { ...material, ...said, isUnasked, language })?.trim()
    if (!answer || (ask.most > 0 && [...answer].length > ask.most)) return undefined
    answers[ask.node] = answer
  }
  return answers
}

/** Whether no text of the template asks for the second heading. */
type AnswerAsksInput = Omit<Material, 'language'> & {
  readonly isUnasked: boolean
  readonly language: Language
}

function answerOf(
  { node, kind, role }: Ask,
  { words, sentence, exchange, own, fact, language, clock, signature, isUnasked }: AnswerAsksInput,
): string | undefined {
  switch (kind) {
    case 'words':
      // What an event is without its day tells nobody when to come.
      if (role === 'description' && isUnasked && fact?.kind === 'event' && words.heading2)
        return words.heading2
      if (words[role] || role === 'heading1') return words[role] || undefined
      // What was written for a place this template does not have says more than who signs.
      return (role === 'description' && isUnasked && words.heading2) || signature
    case 'name':
      // A menu word names nothing, and a closing is called by that it is one.
      if (fact && closedDays(fact) !== null) return words.heading1
      return fact && !isPageHeading(fact.about) ? capitalised(typeset(fact.about, language)) : undefined
    case 'price':
      return fact?.price ? typeset(fact.price.text, language) : undefined
    case 'figure':
      return fact && figureIn(fact)?.figure
    case 'afterFigure':
      return typeset((fact && figureIn(fact)?.rest) ?? '', language) || undefined
    case 'dayOfMonth':
      return isOfDay(fact) && fact.date && !lasts(fact) ? String(Number(fact.date.slice(8, 10))) : undefined
    case 'when':
      return (isOfDay(fact) && whenText(fact, language, clock)) || undefined
    case 'question':
      return fact?.kind === 'question' ? exchange?.question : undefined
    case 'sentence':
      // One line of several hours says that the door is closed on all other days: all of them, or none.
      return fact?.kind === 'hours' && fact.says.length > 1
        ? fact.says.map((line) => typeset(ended(line), language)).join(' ')
        : sentence
    case 'sender':
      return signature
    case 'own':
      return own?.[node]
  }
}

/** The day an article was written is nobody's to come by. */
const isOfDay = (fact: Fact | undefined): fact is Fact =>
  fact !== undefined && (fact.kind === 'event' || fact.kind === 'offer')

const ended = (line: string): string => (/[.!?…]$/u.test(line) ? line : `${line}.`)

/** A sentence that begins with its number: “72 heures de levain, pas une de moins.” */
function figureIn({ says }: Fact): { figure: string; rest: string } | undefined {
  for (const sentence of says) {
    const found = /^(\d[\d.,\u00a0\u202f]*\s?(?:h|%|€|km|kg|g|ans|m²)?)\s+(\p{L}.{8,})$/u.exec(sentence)
    if (found?.[1] && found[2]) return { figure: found[1].trim(), rest: found[2] }
  }
  return undefined
}

/** Over more than its first day: one day alone would say that it is over. */
const lasts = ({ date, until }: Fact): boolean => date !== null && until !== null && until > date
