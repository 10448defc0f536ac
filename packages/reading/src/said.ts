// What somebody says of their own business in a few words, as facts: their sentences, and the days they name.
import type { Fact, Language } from '@postelier/contract'
import { draftFact, factId } from './facts/fact-drafts.ts'
import { kindOfWords } from './facts/kind-of-words.ts'
import { languageOf } from './language/languages.ts'
import { splitSentences } from './language/sentences.ts'
import { speaksToMachines } from './page/machine-talk.ts'
import { cut, plain } from './page/tree.ts'
import { dayAhead } from './values/day-ahead.ts'
import { readPrices } from './values/prices.ts'

interface SpeakerContext {
  /** ISO date: days without a year are near it. */
  readonly today: string
  /** Of whoever says it, where the words do not tell. */
  readonly language: Language
}

/** “Write a post to say that …”: what is wished for goes, what is to be said stays. */
const inputs: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /^(?:(?:bonjour|merci de|peux-tu|pouvez-vous|s[’']il (?:te|vous) pla[iî]t)[\s,]+)?(?:écri\p{L}*|fai(?:s|tes|re)|rédige\p{L}*|crée\p{L}*|prépare\p{L}*|génère\p{L}*)(?:[\s-]+(?:moi|nous))?\s+(?:un|une|le|la)\s+(?:\p{L}+\s+)?(?:post|publication|message|texte|annonce)\p{L}*\s*/iu,
  en: /^(?:(?:hello|please|can you|could you)[\s,]+)?(?:write|make|draft|create|prepare|generate)\s+(?:me\s+)?(?:a|an|the)\s+(?:\p{L}+\s+)?(?:post|message|text|announcement)\s*/iu,
}
const telling =
  /^(?:pour (?:dire|annoncer|rappeler|prévenir)|qui (?:dit|annonce|rappelle)|disant|:|to (?:say|announce|tell (?:people|them))|saying|announcing)\s*(?:que |qu[’']|that )?[\s:]*/iu

/** The sentence to be told, or nothing where it only says what to write. */
function told(sentence: string): string {
  const input = Object.values(inputs).find((form) => form.test(sentence))
  if (!input) return sentence
  const rest = sentence.replace(input, '')
  return telling.test(rest) ? rest.replace(telling, '') : ''
}

function asSentence(words: string): string {
  const text = words.replace(/^[-•*–—\s]+/, '')
  const begun = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  return /[.!?…]["»”’)]*$/.test(begun) ? begun : `${begun.replace(/[\s,;:]+$/, '')}.`
}

const shortest = 8
const longest = 400
const mostFacts = 6

/**
 * Whole sentences are theirs, word for word; what only tells somebody what to write is none. Answers with the sentences that
 * speak to machines beside them.
 */
export function factsSaid(
  words: string,
  { today, language: own }: SpeakerContext,
): { facts: Fact[]; flags: string[] } {
  const lines = words.split(/\n+/).map(plain).filter(Boolean)
  const language = languageOf(lines.join(' '), own)
  const sentences = lines.flatMap((line) => splitSentences(line, language))
  const flags = sentences.filter(speaksToMachines)
  const says = sentences
    .filter((sentence) => !speaksToMachines(sentence))
    .map(told)
    .filter(
      (sentence) => sentence.length >= shortest && sentence.length <= longest && /\p{L}{2}/u.test(sentence),
    )
    .map(asSentence)
  if (says.length === 0) return { facts: [], flags }
  const day = dayAhead(says, today)
  const prices = readPrices(says.join(' '))
  const [price] = prices
  const kind = kindOfWords(says.slice(0, 1), saidHere)
  const fact = draftFact(
    kind,
    language,
    { by: 'person' },
    {
      says,
      until: day,
      date: kind === 'news' ? day : null,
      price: price && prices.length === 1 && kind === 'offer' ? priceOf(price) : null,
    },
  )
  const groups = Array.from({ length: Math.ceil(says.length / mostFacts) }, (_, nth) =>
    says.slice(nth * mostFacts, (nth + 1) * mostFacts),
  )
  return {
    facts: groups.map((group) => ({ ...fact, says: group, id: factId({ ...fact, says: group }) })),
    flags,
  }
}

const saidHere = { page: 'news', heading: '', level: 2, isFirst: true, namesTheBusiness: false } as const
const priceOf = ({ text, cents, currency }: { text: string; cents: number; currency: string }) => ({
  text: cut(text, 60),
  cents,
  currency,
})
