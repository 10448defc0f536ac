// Whether a text speaks one language, one address, with the right spaces, no worn phrase, and emoji as wanted.
import type { Language } from '@postelier/contract'
import { type Commission, emojiIn, type Fault, type WrittenPost, wordsOf } from './written-post.ts'

/** Little words that no other of the four languages has. */
const telling: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    'les une dans pour avec nous vous nos votre est sont aux cette où chez sous qui et mais pas très'.split(
      ' ',
    ),
  ),
  en: new Set('the and with our your you are is this that from have has for they what who of'.split(' ')),
  es: new Set(
    'los las una para con por del y el muy hay nuestro nuestra usted cada hasta qué más'.split(' '),
  ),
  de: new Set(
    'der das und ist für mit wir sie ein eine nicht auf bei den dem zum zur wird oder auch'.split(' '),
  ),
}

export function mixedLanguages(post: WrittenPost, { language }: Commission): Fault[] {
  return post.sentences.flatMap(({ text }) => {
    const words = wordsOf(text)
    const count = (of: Language) => words.filter((word) => telling[of].has(word)).length
    const own = count(language)
    const other = (['fr', 'en', 'es', 'de'] as const).find(
      (of) => of !== language && count(of) >= 2 && count(of) > own,
    )
    return other ? [{ judge: 'language', why: `it speaks ${other}`, where: text }] : []
  })
}

const near: Readonly<Record<Language, RegExp | null>> = {
  fr: /(?<!\p{L})(?:tu|te|toi|tes|tienne?s?|t[’'](?=\p{L})|(?<!(?:le|un|du|ce|de) )ton|ta)(?!\p{L})|(?<!\p{L})t[’']/iu,
  en: null,
  es: /(?<!\p{L})(?:tú|te|ti|tu|tus|tuy[oa]s?|vosotros|vuestr[oa]s?|os|contigo|puedes|quieres|sabes|conoces|tienes|eres|estás|ves|vas|haces|recibes)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{Ll}*|euch|euer|eure\p{Ll}*)(?!\p{L})/iu,
}
const far: Readonly<Record<Language, RegExp | null>> = {
  fr: /(?<!\p{L})(?:(?<!rendez-)vous|votre|vos|vôtres?)(?!\p{L})|(?<!rendez)-vous(?!\p{L})|(?<!\p{L})(?!(?:chez|assez|nez|rez|rendez-vous)(?!\p{L}))\p{Ll}{3,}ez(?!\p{L})/iu,
  en: null,
  es: /(?<!\p{L})(?:usted|ustedes|puede usted|díganos|pregúntenos|escríbanos|escríbame|páselo|apúntelo)(?!\p{L})/iu,
  // In the middle of a sentence, where “sie” would be small.
  de: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u,
}

export function wrongAddress(post: WrittenPost, { language, formality }: Commission): Fault[] {
  const wrong = (formality === 'formality' ? near : far)[language]
  if (wrong === null) return []
  return post.sentences.flatMap(({ text }) => {
    const found = wrong.exec(text)
    return found ? [{ judge: 'address', why: `“${found[0]}” is not ${formality}`, where: text }] : []
  })
}

const typography: readonly (readonly [RegExp, string])[] = [
  [/\p{L}'\p{L}/u, 'a straight apostrophe'],
  [/[^\s\u00A0\u202F«(“][;!?](?!\p{L})/u, 'no space before ; ! ?'],
  [/ [;!?]/u, 'a plain space before ; ! ?'],
  [/(?<!https?)(?<![\d\s\u00A0\u202F«])[:](?![\d/)])/u, 'no space before :'],
  [/ :/u, 'a plain space before :'],
  [/«(?![\u00A0\u202F])|(?<![\u00A0\u202F])»/u, 'no bound space inside « »'],
  [/\.\.\./u, 'three stops for an ellipsis'],
  [/\d (?:€|%|°C|km|kg|g|h|cm)(?![\p{L}])/u, 'a plain space before a unit'],
  [/"/u, 'straight quotes'],
  [/ {2,}/u, 'two spaces'],
]

export function frenchFaults(post: WrittenPost, { language }: Commission): Fault[] {
  if (language !== 'fr') return []
  const text = post.text.replace(/https?:\/\/\S+/g, 'ici').replace(/\S+@\S+/g, 'ici')
  return typography.flatMap(([pattern, why]) => {
    const found = pattern.exec(text)
    return found
      ? [{ judge: 'typography', why, where: text.slice(Math.max(0, found.index - 20), found.index + 20) }]
      : []
  })
}

const cliches =
  /incontournable|découvrez sans plus attendre|n['’]attendez plus|voyage (?:gustatif|des sens|culinaire)|à couper le souffle|un véritable écrin|laissez-vous (?:tenter|surprendre|emporter)|au cœur de vos envies|pour votre plus grand plaisir|la magie de|plongez dans|sublimez|booste[rz]?|game[- ]changer|elevate your|unlock (?:the|your)|dive into|look no further|in today['’]s (?:fast|digital|world)|take your .{3,20} to the next level|hidden gem|must-have|treat yourself|one-stop shop|world-class|déjate (?:llevar|sorprender)|no te lo pierdas|sumérgete|una experiencia (?:única|inolvidable)|lleva tu .{3,20} al siguiente nivel|tauchen sie ein|lassen sie sich (?:verzaubern|überraschen)|das gewisse etwas|ein echtes highlight|für jeden geschmack/iu

export function wornPhrases(post: WrittenPost): Fault[] {
  const found = cliches.exec(post.text)
  return found ? [{ judge: 'cliché', why: `“${found[0]}”`, where: post.text.slice(0, 80) }] : []
}

const mostEmoji = { without: 0, institutional: 2, emotional: 5 } as const

export function wrongEmoji(post: WrittenPost, { emoji }: Commission): Fault[] {
  const count = emojiIn(post.text).length
  if (count <= mostEmoji[emoji]) return []
  return [
    { judge: 'emoji', why: `${count} of them, ${mostEmoji[emoji]} at most`, where: post.text.slice(0, 80) },
  ]
}
