// What a template asks for, answered from what was drafted. A template that asks for what nobody knows is not for this post:
// nothing is made up to fill a place.
import type { Fact } from '@postelier/contract'
import type { Draft } from '@postelier/copy'
import type { Ask } from '../visuals/index.ts'

interface Material {
  readonly words: Draft['words']
  /** The one it is about. */
  readonly fact: Fact | undefined
  readonly language: string
  /** Who says it, and where they are: stands where nothing else has room. */
  readonly signature: string
}

/** By the node that asked; nothing where one of them cannot be answered. */
export function answerAsks(
  asks: readonly Ask[],
  material: Material,
): Readonly<Record<string, string>> | undefined {
  const answers: Record<string, string> = {}
  for (const ask of asks) {
    const answer = answerOf(ask, material)?.trim()
    if (!answer || (ask.most > 0 && [...answer].length > ask.most)) return undefined
    answers[ask.node] = answer
  }
  return answers
}

function answerOf({ kind, role }: Ask, { words, fact, language, signature }: Material): string | undefined {
  switch (kind) {
    case 'words':
      return words[role] || (role === 'heading1' ? undefined : signature)
    case 'name':
      return fact && capital(fact.about)
    case 'price':
      return fact?.price?.text
    case 'figure':
      return fact && figureIn(fact)?.figure
    case 'afterFigure':
      return fact && figureIn(fact)?.rest
    case 'dayOfMonth':
      return fact?.date && !lasts(fact) ? String(Number(fact.date.slice(8, 10))) : undefined
    case 'when':
      return fact?.date ? whenOf(fact.date, fact, language) : undefined
    case 'own':
      return undefined
  }
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

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

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

function whenOf(date: string, fact: Fact, of: string): string {
  const { time, until } = fact
  // As dates are written everywhere here.
  const language = of === 'en' ? 'en-GB' : of
  if (until !== null && lasts(fact)) {
    const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    return days.formatRange(noon(date), noon(until))
  }
  const day = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(noon(date))
  const hour = time === null ? '' : hourOf(time, language)
  return capital(hour ? `${day}, ${hour}` : day)
}

function hourOf(time: string, language: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  if (language === 'fr') return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${time}:00Z`),
  )
}
