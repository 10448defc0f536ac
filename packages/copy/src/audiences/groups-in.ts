import type { Language } from '@postelier/contract'
import { splitSentences } from '../words/split-sentences.ts'
import { type Group, groups } from './groups.ts'

/** Who serves nobody of them says so, or speaks of its own: “nos bureaux”, “interdit aux enfants”. */
const own = '(?<!(?<!\\p{L})(?:nos|notre|leurs?|our|their|nuestr[oa]s?|unser\\p{L}{0,2})\\s)'
const refusals: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:non|ne|pas|ni|sauf|hormis|interdite?s?|n['’]\p{L}+)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:not|no|nor|never|except|cannot|\p{L}+n['’]t)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|ni|nunca|excepto|salvo|prohibid[oa]s?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nein|nicht|nie|außer|verboten|kein(?:e[mnrs]?)?)(?!\p{L})/iu,
}
/** Where one leaves a car says nothing of whom one serves. */
const parking =
  /(?<!\p{L})(?:gare[rz]?|stationne\p{L}*|parkings?|park(?:en|ing)?|aparca\p{L}*|parkplätze?n?)(?!\p{L})/iu

const forms = new Map<string, RegExp>()
const formOf = ({ id, words }: Group, language: Language): RegExp => {
  const key = `${language} ${id}`
  const known = forms.get(key)
  if (known) return known
  const form = new RegExp(`(?<!\\p{L})${own}(?:${words[language]})(?!\\p{L})`, 'iu')
  forms.set(key, form)
  return form
}

/** Whether a sentence says that a group is served. */
export const speaksOf = (sentence: string, group: Group, language: Language): boolean =>
  formOf(group, language).test(sentence) && !refusals[language].test(sentence) && !parking.test(sentence)

/** The groups a text speaks of, by their ids. */
export const groupsIn = (text: string, language: Language): Set<string> => {
  const sentences = text.split('\n').flatMap(splitSentences)
  return new Set(
    groups.filter((one) => sentences.some((line) => speaksOf(line, one, language))).map(({ id }) => id),
  )
}
