// What a fact is about, as a noun phrase without its article, taken from a heading; nothing where a heading is none.
import type { Language } from '@postelier/contract'
import { isFurniture } from './page-furniture.ts'

const articles: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:le|la|les|un|une|des|nos|notre|vos|votre|mes|mon|ma|du|de la)\s+|^l['’]/i,
  en: /^(?:the|an?|our|your|my)\s+/i,
  es: /^(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?|tus?)\s+/i,
  de: /^(?:der|die|das|den|dem|ein|eine|einen|unsere?|ihre?)\s+/i,
}
/** Words no name of a thing begins with: a heading that does is a sentence. */
const sentenceStarts =
  /^(?:comment|pourquoi|quand|où|rien|tout|en|chez|pour|avec|sans|avant|après|depuis|découvr\w+|ils|elles|nous|vous|on|je|il|elle|bienvenue|how|why|when|where|what|we|you|i|come|know|works?|pay|new|with|before|after|welcome|find|get|warm|small on|a nod|cómo|por qué|cuándo|dónde|bienvenid\w+|wie|warum|wann|wer|wo|was|wir|sie|willkommen|tip for)\b/i

/** Titles of pages, which say where one is and not what is spoken of. */
const signposts =
  /^(?:accueil|home|actualités?|infos?|news|blog|journal|contact|kontakt|contacto|tarifs?|prix|pricing|prices|precios|preise|honoraires|faq|questions?|products?|produits?|services?|events?|company|about(?: us)?|à propos|über uns|sobre nosotros|support|awards?|visit|people|hours|opening hours|access|accès|horaires|inicio|noticias|aktuelles|leistungen|produkte|termine|aktuelles|häufige fragen|ausgezeichnet|öffnungszeiten|preguntas|horario)(?:\s|$)/i

/** What tells something is a sentence, if a short one. */
const verbs =
  /(?<!\p{L})(?:est|sont|ses|son|leurs?|ont|se|is|are|was|were|has|have|stays?|yours|ours|es una?|son|está|están|tiene|ist|sind|wird|hat|bleiben)(?!\p{L})/iu

export function aboutOf(heading: string, language: Language, isName: (word: string) => boolean): string {
  const bare = heading
    .trimEnd()
    .replace(/[:–—-]$/, '')
    .trimEnd()
    .replace(/(?<![.!?…])[.!?…]+$/, '')
    .trim()
  const noun = bare.replace(articles[language], '').trim()
  const words = noun.split(/\s+/)
  if (
    noun === '' ||
    noun.length > 80 ||
    words.length > 8 ||
    sentenceStarts.test(bare) ||
    signposts.test(noun) ||
    isFurniture(bare) ||
    verbs.test(noun) ||
    /[,;:!?¿¡]/.test(noun)
  )
    return ''
  return lowered(noun, words, language, isName)
}

/** What is told of in a verb that stands by itself: “Renouveler son bail”, “Imprimer ses vœux”. */
const infinitive: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?!notre|votre|autre|quatre|hiver|\p{L}+ier(?:\s|$))\p{L}+(?:er|ir|re)(?:\s|$)/iu,
  es: /^(?!taller|lugar|hogar|mujer)\p{L}+(?:ar|er|ir)(?:se)?(?:\s|$)/iu,
}
const finite = /(?<!\p{L})(?:est|sont|a|ont|sera|seront|es|son|está|están|tiene|será)(?!\p{L})/iu
const quoted: Readonly<Record<Language, (kind: string, what: string) => string>> = {
  fr: (kind, what) => `${kind} «\u00A0${what}\u00A0»`,
  en: (kind, what) => `${kind} “${what}”`,
  es: (kind, what) => `${kind} «${what}»`,
  de: (kind, what) => `${kind} „${what}“`,
}
const isSentence = (text: string) => /[,;:!?]/u.test(text) || finite.test(withoutPossessive(text))
/** “Renouveler son bail”: no verb of Spanish. */
const withoutPossessive = (text: string) => text.replace(/ son /gu, ' ')
/** “Venez tous, …” */
const asks = /^\p{L}+ez(?:\s|$)/iu
const mostOfName = 60

/**
 * What happens on a day is called as the line over it says, in two parts as well: “Étoiles de pain, atelier des enfants”,
 * “Atelier : imprimer ses vœux”. Of “Carnaval, on peint les vitrines” the second part tells, and names nothing.
 */
export function eventNameOf(heading: string, language: Language, isName: (word: string) => boolean): string {
  const whole = aboutOf(heading, language, isName)
  const bare = heading
    .trim()
    .replace(/[.!?…:–—-]+$/u, '')
    .trim()
  if (whole !== '' || bare.length > mostOfName || bare.split(/\s+/).length > 8) return whole
  const partOf = (text: string) =>
    infinitive[language]?.test(text) && !isSentence(text) ? text : aboutOf(text, language, isName)
  const own = partOf(bare)
  if (own !== '') return lowered(own, own.split(/\s+/), language, isName)
  const [kind = '', what = '', ...more] = bare.split(/\s*:\s+/u)
  if (more.length === 0 && aboutOf(kind, language, isName) !== '' && partOf(what) !== '')
    return quoted[language](aboutOf(kind, language, isName), what)
  const [first = '', ...rest] = bare.split(/,\s+/u)
  const name = partOf(first)
  const isOneName = name !== '' && rest.length > 0 && rest.every((part) => partOf(part) !== '')
  return isOneName
    ? [name, ...rest].join(', ')
    : rest.length > 0 && /\p{L}{4}/u.test(name) && !asks.test(name)
      ? name
      : ''
}

/** A capital that only begins the heading goes; one that makes a name stays. */
function lowered(
  noun: string,
  words: readonly string[],
  language: Language,
  isName: (word: string) => boolean,
): string {
  const [first = '', ...rest] = words
  if (language === 'de' || isName(first) || /^\p{Lu}{2,}|\d/u.test(first)) return noun
  if (language === 'en' && rest.some((word) => /^\p{Lu}/u.test(word))) return noun
  // A name of two words: a person, a business.
  if (/^\p{Lu}/u.test(rest[0] ?? '')) return noun
  return noun.charAt(0).toLowerCase() + noun.slice(1)
}
