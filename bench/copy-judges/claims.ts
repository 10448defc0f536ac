// Whether every sentence is borne out. How it is decided: a sentence names its facts. Its figures, prices, days, hours, names,
// superlatives and every word with a meaning must stand in those facts (as a person labelled them), or among the words that
// assert nothing (label-words). A word is the same where it begins alike, so that an ending may follow the address. A sentence
// that names no fact may hold neither figure nor name nor any word beyond those; and one that repeats a fact with a “not” more or
// less than the fact has is a claim of its own. What is over by the day of the post is not told.
import type { Fact } from '@postelier/contract'
import { calendarWords, isLabelWord } from './label-words.ts'
import {
  type Commission,
  type Fault,
  materialOf,
  type WrittenPost,
  type WrittenSentence,
  wordsOf,
} from './written-post.ts'

export function unsupportedClaims(post: WrittenPost, commission: Commission): Fault[] {
  return post.sentences.flatMap((sentence) =>
    claimsOf(sentence, post, commission).map((why) => ({ judge: 'claims', why, where: sentence.text })),
  )
}

function claimsOf(sentence: WrittenSentence, post: WrittenPost, commission: Commission): string[] {
  const named = commission.facts.filter(({ id }) => sentence.facts.includes(id))
  if (named.length < new Set(sentence.facts).size) return ['it names a fact that nobody knows']
  const over = named.find(({ until }) => until !== null && until < post.day)
  if (over) return [`${over.id} was over on ${over.until}`]
  const foreign = named.find(({ language }) => language !== commission.language)
  if (foreign) return [`${foreign.id} is in another language`]
  // What a machine read may be wrong: then only what a person labelled bears it out.
  const bearing = bearingOf(sentence, post, commission, named)
  const text = withoutLinks(sentence.text)
  return [
    ...strangeFigures(text, bearing),
    ...strangeWords(text, bearing, commission),
    ...strangeSuperlatives(text, bearing, commission),
    ...turnedRound(text, named),
    ...(named.length === 0 ? claimsOfNobody(text) : []),
  ]
}

/** A question asserts nothing, and may call by name what the post is about. */
function bearingOf(
  sentence: WrittenSentence,
  post: WrittenPost,
  { isRead, labels, facts }: Commission,
  named: readonly Fact[],
): readonly Fact[] {
  const isAsked = named.length === 0 && sentence.text.includes('?')
  if (isRead && (named.length > 0 || isAsked)) return labels.facts
  const told = new Set(post.sentences.flatMap((one) => one.facts))
  return isAsked
    ? facts.filter(({ id }) => told.has(id)).map(({ about, ...rest }) => onlyNamed(about, rest))
    : named
}

/** Its name and nothing that is said of it. */
const onlyNamed = (about: string, rest: Omit<Fact, 'about'>): Fact => ({
  ...rest,
  about,
  says: [],
  question: '',
  price: null,
  where: '',
  date: null,
  time: null,
  until: null,
})

const withoutLinks = (text: string) => text.replace(/https?:\/\/\S+/g, ' ').replace(/#[\p{L}\d_]+/gu, ' ')

const plainSpaces = (text: string) => text.replace(/[\u00A0\u202F\u2009]/g, ' ').replace(/[’‘]/g, "'")
/** An hour is the same however its minutes are parted, and a price with no cents is the price. */
const plainFigures = (text: string) =>
  plainSpaces(text)
    .replace(/(?<=\d)[.:](?=\d\d(?: ?[ap]\.?m| ?Uhr|[–-]| [–-]))/g, ' h ')
    .replace(/(?<=\d)[.,]00(?=\s?[€£$])|(?<=[€£$]\s?\d+)[.,]00(?!\d)/g, '')
const pricesIn = (text: string): string[] =>
  (
    plainFigures(text).match(
      /(?:[€£$]\s?\d[\d .,]*\d|[€£$]\s?\d|\d[\d .,]*\s?(?:€|£|\$|euros?\b)|\d\s?(?:€|£|\$|euros?\b))/gi,
    ) ?? []
  ).map((price) => price.replace(/\s+/g, '').toLowerCase())

function strangeFigures(text: string, bearing: readonly Fact[]): string[] {
  const known = new Set(bearing.flatMap(figuresOf))
  const prices = new Set(bearing.flatMap((fact) => pricesIn(materialOf(fact))))
  return [
    ...pricesIn(text)
      .filter((price) => !prices.has(price))
      .map((price) => `the price ${price} is nobody's`),
    ...figures(text)
      .filter((figure) => !known.has(figure))
      .map((figure) => `the figure ${figure} is nobody's`),
  ]
}

/** Numbers as they stand; thousands may be parted by any space. */
const figures = (text: string): string[] =>
  (
    plainFigures(text)
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
      .match(/\d+(?:[.,]\d+)*/g) ?? []
  ).map((figure) => figure.replace(/^0(?=\d)/, ''))

function figuresOf(fact: Fact): string[] {
  const days = [fact.date, fact.until].flatMap((day) =>
    day ? [day.slice(0, 4), day.slice(5, 7), day.slice(8)] : [],
  )
  const [hour = '', minutes = ''] = fact.time?.split(':') ?? []
  const twelve = hour ? [String(Number(hour) % 12 || 12)] : []
  const all = [
    ...figures(materialOf(fact)),
    ...days,
    hour,
    minutes,
    ...twelve,
    ...(hour ? [`${Number(hour)}.${minutes}`, `${Number(twelve[0])}.${minutes}`] : []),
  ]
  return all.map((figure) => figure.replace(/^0(?=\d)/, ''))
}

const numberWords =
  /^(?:trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cent|mille|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|cien|mil|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|hundert|tausend)$/

function strangeWords(text: string, bearing: readonly Fact[], { language, labels }: Commission): string[] {
  const known = bearing.flatMap((fact) => wordsOf(materialOf(fact)))
  const whose = wordsOf(`${labels.name} ${labels.city}`)
  const hasDay = bearing.some(({ date, until, time }) => date ?? until ?? time)
  return wordsOf(text)
    .filter((word) => !/^\d/.test(word))
    .filter((word) => {
      if (isLabelWord(word, language) && !numberWords.test(word)) return false
      if (hasDay && isCalendarWord(word, language)) return false
      if (known.some((one) => isSameWord(one, word)) || whose.includes(word)) return false
      // “Three names, three lines” counts what follows it.
      return !(numberWords.test(word) && bearing.length === 0 && isLabelWord(word, language))
    })
    .map((word) => `“${word}” stands in none of its facts`)
}

/** Days and months, in full or as a calendar shortens them. */
const isCalendarWord = (word: string, language: Commission['language']) =>
  [...calendarWords[language]].some((one) => one === word || (word.length >= 3 && one.startsWith(word)))

/** The same, or with another ending: the beginnings agree for at least four letters and most of the word. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const least = Math.min(one.length, other.length)
  let same = 0
  while (same < least && one[same] === other[same]) same++
  return (
    same >= 4 && same >= Math.max(one.length, other.length) * 0.6 && Math.abs(one.length - other.length) <= 4
  )
}

const superlatives =
  /(?<!\p{L})(?:(?:le|la|les|l') ?(?:plus|moins) (?!simple|de |tard|tôt|près)\p{L}+|meilleure?s?|uniques?|n[°º] ?1|numéro un|incomparables?|exceptionnel\p{L}*|imbattables?|the (?:most|finest|greatest|cheapest|only|leading)|best|number one|unbeatable|unrivalled|(?:el|la|los|las) más \p{L}+|mejor(?:es)?|únic[oa]s?|beste[nrs]?|einzigartig\p{L}*|unschlagbar\p{L}*|größte[rsn]?|schönste[rsn]?|führende[rsn]?)(?!\p{L})/giu

function strangeSuperlatives(text: string, bearing: readonly Fact[], { labels }: Commission): string[] {
  const said = plainSpaces(
    [...bearing.map(materialOf), ...labels.claims.superlatives].join(' '),
  ).toLowerCase()
  return (plainSpaces(text).match(superlatives) ?? [])
    .filter((one) => !said.includes(one.toLowerCase()))
    .map((one) => `“${one}” is said by nobody`)
}

/** Harmless words that together claim something: a prize, an offer, a day on which it holds. */
const together =
  /(?<!\p{L})(?:(?:premier|deuxième) prix|prix (?:record|libre)|nouvelles? offres?|offre (?:du jour|de demain)|dernière? (?:jour|place|heure)s?|first prize|(?:record|full|only) price|new offer|offer today|last (?:day|place|pieces?)|primer (?:precio|premio)|nueva oferta|oferta (?:hoy|de hoy)|último (?:día|sitio)|erster preis|neues angebot|angebot (?:heute|morgen)|letzter (?:tag|platz))(?!\p{L})/iu

const claimsOfNobody = (text: string): string[] => {
  const found = together.exec(plainSpaces(text))
  return found ? [`“${found[0]}” is said by nobody`] : []
}

const negations =
  /^(?:pas|jamais|aucun|aucune|sans|ni|not|no|never|none|without|don|doesn|isn|kein|keine|keinen|nicht|nie|ohne|nunca|sin|ningún|ninguna|tampoco)$/

const carries = (word: string) => word.length > 2 && !negations.test(word)

/** A sentence that is mostly a fact's has as many “not” as the fact's own. */
function turnedRound(text: string, named: readonly Fact[]): string[] {
  const words = wordsOf(text)
  const count = (all: readonly string[]) => all.filter((word) => negations.test(word)).length
  for (const said of named.flatMap((fact) => fact.says)) {
    const own = wordsOf(said)
    const shared = new Set(words.filter((word) => carries(word) && own.includes(word)))
    const most = new Set(own.filter(carries)).size
    if (
      most >= 3 &&
      shared.size >= most * 0.8 &&
      words.length <= own.length * 1.5 &&
      count(words) !== count(own)
    )
      return ['it turns its fact round']
  }
  return []
}

/** Names: capitals in the middle of a sentence that stand nowhere in its facts, nor in the name of the business. */
export function strangeNames(post: WrittenPost, commission: Commission): Fault[] {
  if (commission.language === 'de') return []
  return post.sentences.flatMap((sentence) => {
    const own = commission.facts.filter(({ id }) => sentence.facts.includes(id))
    const named = commission.isRead ? commission.labels.facts : bearingOf(sentence, post, commission, own)
    const known = wordsOf(
      [...named.map(materialOf), commission.labels.name, commission.labels.city].join(' '),
    )
    const text = withoutLinks(sentence.text)
    return [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}-]+/gu)]
      .flatMap(([name]) => wordsOf(name))
      .filter(
        (word) =>
          !known.some((one) => isSameWord(one, word)) &&
          !isLabelWord(word, commission.language) &&
          !calendarWords[commission.language].has(word),
      )
      .map((word) => ({ judge: 'names', why: `“${word}” is a name nobody gave`, where: sentence.text }))
  })
}
