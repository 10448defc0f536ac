// What a post's picture says, for who cannot see it: the words it was given, as they are read, and nothing that is not in it.
import { typeset } from '@postelier/copy'
import type { Look } from './choose-look.ts'

type Spoken = Parameters<typeof typeset>[1]

const begins: Readonly<Record<Spoken, string>> = {
  fr: 'Texte de l’image : ',
  en: 'Text in the image: ',
  es: 'Texto de la imagen: ',
  de: 'Text im Bild: ',
}
const isSpoken = (language: string): language is Spoken => language in begins

/** For each page, the first first; empty for one that was given no words. */
export function altsOfLook({ template, answers }: Look, language: string): string[] {
  const spoken = isSpoken(language) ? language : 'en'
  return Array.from({ length: template.pages }, (_, page) => {
    const said = template.asks
      .filter((ask) => (ask.page ?? 0) === page)
      .flatMap(({ node }) => answers.words[node]?.trim() || [])
    const sentences = [...new Set(said)].map(ended)
    return sentences.length === 0 ? '' : typeset(`${begins[spoken]}${sentences.join(' ')}`, spoken)
  })
}

/** By page, for those that say something. */
export const pageAlts = (pageIds: readonly string[], alts: readonly string[]): Record<string, string> =>
  Object.fromEntries(pageIds.flatMap((id, at) => (alts[at] ? [[id, alts[at]] as const] : [])))

/** A line of a picture has no stop of its own; read aloud, it needs one. */
const ended = (words: string): string => {
  const line = words.replaceAll(/\s*\n\s*/g, ' ').replace(/[\s,;:]+$/u, '')
  return /[.!?…][»”"’)\s]*$/u.test(line) ? line : `${line}.`
}
