// How a site speaks to its reader, and the sentences that show it.
import type { Language } from '@postelier/contract'
import { cue } from '../language/cue.ts'
import type { FoundOnPage, Heard, PageName } from '../site-reading.ts'

const near: Readonly<Record<Language, RegExp>> = {
  fr: cue("tu|toi|ton|tes|t['’]\\p{L}+"),
  en: cue("you're|you'll|we're|we've|we'll|don't|can't|won't|it's|that's|there's|you|we"),
  es: cue('tú|te|tu|tus|vosotros|os|vuestr[oa]s?|puedes|quieres|ves|dinos|recibes|corta|quita|repartís'),
  de: cue('du|dich|dir|dein\\p{L}*|euch|euer|eure'),
}
const far: Readonly<Record<Language, RegExp>> = {
  fr: cue('vous|votre|vos'),
  en: cue('sir|madam|shall|hereby|clients are advised'),
  es: cue('usted|ustedes|desea|solicite|le ofrecemos|póngase'),
  de: /(?<=\p{L},? )(?:Sie|Ihnen|Ihr\p{Ll}*)(?!\p{L})/u,
}

export interface Spoken {
  readonly text: string
  readonly language: Language
  readonly page: PageName
}
const mostShown = 3

export function hearFormality(spoken: readonly Spoken[]): Heard<'familiarity' | 'formality'> | null {
  const [close, distant] = [near, far].map((cues) =>
    spoken.filter(({ text, language }) => cues[language].test(text)),
  )
  if (!close || !distant || close.length + distant.length === 0) return null
  const isNear = close.length > distant.length
  return { value: isNear ? 'familiarity' : 'formality', shownBy: shown(isNear ? close : distant) }
}

const shown = (spoken: readonly Spoken[]): FoundOnPage<string>[] =>
  spoken.slice(0, mostShown).map(({ text, page }) => ({ value: text, page }))

const tones: readonly (readonly [string, RegExp])[] = [
  [
    'emotional',
    cue(
      'cœur|passion|amour|bonheur|plaisir|maison|famille|gourmande?s?|love|heart|joy|cozy|corazón|alegría|abuela|flor(?:es)?|herz|liebe|freude',
    ),
  ],
  [
    'technicalExpert',
    cue(
      'diagnostic|équipée?|technique|précision|garantie?s?|pièces|valises?|kW|data|records?|exported|measured|devices?|import|técnic[ao]|messen|gemessen|technik|präzis|garantie|speiche',
    ),
  ],
  [
    'institutional',
    cue(
      'cabinet|procédure|contentieux|barreau|droit|société|engagement|assiste|clients are|institution|gesellschaft|kanzlei',
    ),
  ],
  [
    'pedagogue',
    cue(
      'apprend|comprendre|explique|étape|learn|understand|explains?|steps?|aprende|explica|enseña|lernen|erklärt',
    ),
  ],
  ['humor', cue('promis|rigol\\p{L}*|drôle|haha|funny|laugh|joke|broma|witz')],
  [
    'inspiring',
    cue(
      'rêve|inspir\\p{L}*|ensemble|lumière|breath|breathe|together|dream|gentle|lighter|bodies|body|slow|calm|quiet|sueñ\\p{L}*|juntos|gemeinsam|traum',
    ),
  ],
  [
    'promotional',
    cue('promo|offre|remise|gratuite?|profitez|sale|discount|save|deal|oferta|descuento|angebot|rabatt'),
  ],
]

/** The tone most sentences have a word of; nothing where too few have any. */
export function hearTone(spoken: readonly Spoken[]): Heard<string> | null {
  const heard = tones
    .map(([tone, cues]) => ({ tone, by: spoken.filter(({ text }) => cues.test(text)) }))
    .sort((a, b) => b.by.length - a.by.length)
  const [best] = heard
  return best && best.by.length >= 3 ? { value: best.tone, shownBy: shown(best.by) } : null
}
