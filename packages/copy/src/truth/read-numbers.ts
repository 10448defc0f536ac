// A text with its numbers in digits, whoever wrote them in words: what reads digits reads them all, and is told where they stood.
import { monthWord } from './days.ts'
import { type NumberWord, numberWord, ordinalWords } from './number-words.ts'

export interface ReadText {
  readonly text: string
  /** Where in the text as it was written a place of this one begins or ends. */
  readonly startOf: (index: number) => number
  readonly endOf: (index: number) => number
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

interface Read {
  readonly start: number
  readonly end: number
  readonly digits: string
}

/** What is measured: before it the shyest word is a number. Money, shares, times, sizes, and what comes so many times. */
const measures = new Set(
  `euro euros dollar dollars pound pounds franc francs franken francos libra libras pour per percent por prozent cent cents
  jour jours heure heures an ans année années minute minutes semaine semaines mois seconde secondes fois
  day days hour hours year years week weeks month months second seconds time times o'clock am pm
  día días hora horas año años minuto minutos semana semanas mes meses vez veces
  tag tage tagen stunde stunden jahr jahre jahren minuten woche wochen monat monate monaten uhr mal
  kilo kilos kg gramme grammes grams gramos gramm litre litres litros liter mètre mètres metres metros meter mètres km
  mille millions million millionen thousand hundred cents millones
  star stars étoiles étoile estrellas sterne clients customers clientes kunden mécaniciens mechanics mecánicos mechaniker`.split(
    /\s+/,
  ),
)
/** Of one only money and shares: “un jour”, “one day” and “ein Jahr” count nothing. */
const money = new Set('euro euros dollar dollars pound percent prozent cent million millón'.split(' '))

/** What a text counts of itself, or what everybody has as many of. */
const ofNobody = new Set(
  `mots mot lignes noms questions raisons idées choses phrases points étapes conseils astuces façons manières images photos lettres saisons
  mercis merci bravos excuses pardons coins mains sens épingles pattes vents
  words lines names questions reasons ideas things sentences points steps tips ways pictures photos letters seasons thanks senses
  palabras líneas nombres preguntas razones ideas cosas frases puntos pasos consejos maneras formas fotos letras estaciones gracias sentidos vientos
  wörter worte worten zeilen namen fragen gründe ideen dinge sätze punkte schritte schritten tipps arten bilder fotos buchstaben jahreszeiten dank sinne sinnen ecken augen`.split(
    /\s+/,
  ),
)
const idioms =
  /(?<!\p{L})(?:trois fois rien|mille (?:fois|et une?)|thanks a million|one in a million|high five|cloud nine|nine to five|sieben sachen|plutôt deux fois qu['’]une)(?!\p{L})/giu
/** A sign of shares, whatever is read. */
const signs =
  /(?<!\p{L})(?:per cent|pour cent(?!\s(?:euros?|francs?|clients?)(?!\p{L}))|por ciento)(?!\p{L})/giu

const spanish = /(?<!\p{L})(?:el|los|las|con|para|por|del|una|nuestr[oa]s?|hace|y|en)(?!\p{L})/iu
const english = /(?<!\p{L})(?:the|and|of|with|for|our|your|from|to|we|is|are|in|at|only|just)(?!\p{L})/iu

const wide = /[\uff10-\uff19]/g

/** All of them where sources are read; where a text is judged, only what claims a number. */
export function readNumbers(full: string, everything = false): ReadText {
  const text = full
    .replace(wide, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll('\uff05', '%')
  const found = [...numbersIn(text, everything), ...namedHours(text)].sort(
    (one, other) => one.start - other.start,
  )
  let [written, until, shift] = ['', 0, 0]
  const moved: { readonly from: number; readonly to: number; readonly read: Read; readonly shift: number }[] =
    []
  for (const read of found) {
    written += text.slice(until, read.start) + read.digits
    const from = read.start - shift
    shift += read.end - read.start - read.digits.length
    moved.push({ from, to: from + read.digits.length, read, shift })
    until = read.end
  }
  const lastBefore = (index: number) => {
    let [low, high] = [0, moved.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((moved[middle]?.from ?? 0) <= index) low = middle + 1
      else high = middle
    }
    return moved[low - 1]
  }
  return {
    text: written + text.slice(until),
    startOf: (index) => {
      const one = lastBefore(index)
      return !one ? index : index < one.to ? one.read.start : index + one.shift
    },
    endOf: (index) => {
      const one = lastBefore(index - 1)
      return !one ? index : index <= one.to ? one.read.end : index + one.shift
    },
  }
}

/** An hour with a name, where it says when: “à midi”, “jusqu’à minuit”; not “le midi”, nor “messe de minuit”. */
const namedHour =
  /(?<=(?<!\p{L})(?:à|dès|avant|après|vers|jusqu['’]à|samedi|dimanche|vendredi|at|by|until|till|before|from|al|hasta|um|bis|zu|ab)\s)(?:(midi|noon|mittag)|(minuit|midnight|mitternacht))(?!\p{L})|(?<=(?<!\p{L})(?:a|al|hasta|hasta\sla|hasta\sel)\s)(?:(mediodía)|(medianoche))(?!\p{L})/giu

const namedHours = (text: string): Read[] =>
  [...text.matchAll(namedHour)].map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
    digits: (one[1] ?? one[3]) ? '12:00' : '0:00',
  }))

function numbersIn(text: string, everything: boolean): Read[] {
  const words: Word[] = [...text.matchAll(/\p{L}+(?:['’]clock)?/gu)].map(({ index, 0: one }) => ({
    text: one.toLowerCase().replace('’', "'"),
    start: index,
    end: index + one.length,
  }))
  const idle = [...text.matchAll(signs), ...(everything ? [] : text.matchAll(idioms))].map(
    (one) => [one.index, one.index + one[0].length] as const,
  )
  const [isSpanish, isEnglish] = [spanish.test(text), english.test(text)]
  const found: Read[] = []
  for (let at = 0; at < words.length; at++) {
    const day = dayAt(text, words, at)
    if (day) found.push(day)
    if (day && text.slice(day.start, day.end).includes('-')) at += 1
    const run = day ? undefined : runAt(text, words, at)
    if (!run) continue
    const [first, last] = [words[at] as Word, words[run.last] as Word]
    at = run.last
    const isIdle = idle.some(([start, end]) => start < last.end && first.start < end)
    const around = { text, words, first, at: run.last, isSpanish, isEnglish }
    if (!isIdle && counts(run, around, everything))
      found.push({ start: first.start, end: last.end, digits: String(run.worth) })
  }
  return found
}

interface Run {
  readonly word: NumberWord
  readonly first: string
  readonly last: number
  readonly worth: number
  readonly isLone: boolean
}

/** The words that are one number together, from this one on. */
function runAt(text: string, words: readonly Word[], from: number): Run | undefined {
  const head = words[from]
  const word = head && numberWord(head.text)
  if (!head || !word) return undefined
  let [total, current, last] = [0, word.worth, from]
  if (current >= 1000) [total, current] = [current, 0]
  for (let at = from + 1; at < words.length && at < from + 12; at++) {
    const [before, next] = [words[last] as Word, words[at] as Word]
    const between = text.slice(before.end, next.start)
    const isJoin = /^(?:et|and|y|und)$/.test(next.text) && /^[\s-]$/.test(between)
    if (isJoin) {
      const behind = words[at + 1]
      const joined = behind && joins(current, total, numberWord(behind.text)?.worth, next.text)
      if (!behind || !joined || !/^[\s-]$/.test(text.slice(next.end, behind.start))) break
      current += numberWord(behind.text)?.worth ?? 0
      last = at + 1
      at += 1
      continue
    }
    const worth = /^[\s\u00a0\u202f-]$/.test(between) ? numberWord(next.text)?.worth : undefined
    if (worth === undefined) break
    const sum = added(total, current, worth)
    if (!sum) break
    ;[total, current] = sum
    last = at
  }
  return { word, first: head.text, last, worth: total + current, isLone: last === from }
}

/** “vingt et un”, “treinta y cinco”, “two hundred and fifty”. */
const joins = (current: number, total: number, worth: number | undefined, by: string): boolean => {
  if (worth === undefined || worth >= 100) return false
  if (by === 'and') return (current >= 100 || total >= 1000) && current % 100 === 0
  return current % 100 >= 20 && current % 10 === 0 && worth < (by === 'et' ? 12 : 10)
}

/** What a further word makes of a number; nothing where it is a number of its own. */
function added(total: number, current: number, worth: number): [number, number] | undefined {
  if (worth >= 1000) return current > 0 && worth > 0 ? [total + current * worth, 0] : undefined
  if (worth === 100) return current > 0 && current < 100 ? [total, current * 100] : [total, current]
  const rest = current % 100
  if (rest === 0) return current > 0 || total > 0 ? [total, current + worth] : undefined
  // “quatre-vingts”, “soixante-douze”, “dix-neuf”, “twenty-one”.
  if (rest === 4 && worth === 20) return [total, current + 76]
  if ((rest === 60 || rest === 80) && worth < 20) return [total, current + worth]
  if (rest === 10 && worth >= 7 && worth <= 9) return [total, current + worth]
  if (rest >= 20 && rest % 10 === 0 && worth < 10) return [total, current + worth]
  // “nineteen ninety-five”: a year, said in two.
  if (total === 0 && current >= 17 && current <= 20 && worth >= 10) return [0, current * 100 + worth]
  return undefined
}

interface Around {
  readonly text: string
  readonly words: readonly Word[]
  readonly first: Word
  /** Of the last word of the run. */
  readonly at: number
  readonly isSpanish: boolean
  readonly isEnglish: boolean
}

function counts(
  run: Run,
  { text, words, first, at, isSpanish, isEnglish }: Around,
  everything: boolean,
): boolean {
  const [last, next] = [words[at] as Word, words[at + 1]]
  const behind = next && /^[\s\u00a0\u202f-]{1,2}$/.test(text.slice(last.end, next.start)) ? next : undefined
  const isMeasured = behind !== undefined && (measures.has(behind.text) || monthWord(behind.text))
  const { word, worth, isLone } = run
  // A word of another language as it happens: very, sack, millet, “have”.
  if (
    isLone &&
    word.language === 'es' &&
    /^(?:tres|once|dos|mil)$/.test(first.text) &&
    !isSpanish &&
    !isMeasured
  )
    return false
  if (isLone && first.text === 'ten' && (isSpanish || !isEnglish)) return false
  // Many, or coins.
  if (isLone && /^(?:cents|millions?|millones|vingts)$/.test(first.text)) return false
  if (
    /\d[\s\u00a0\u202f]?$/.test(text.slice(Math.max(0, first.start - 2), first.start)) &&
    /^cents?$/.test(first.text)
  )
    return false
  if (isLone && word.isShy) {
    if (worth === 1) return behind !== undefined && money.has(behind.text) && first.text !== 'eine'
    if (isMeasured) return true
    if (everything) return first.text !== 'neuf' && first.text !== 'once'
    // German writes what is counted with a capital.
    return (
      worth > 2 && word.language === 'de' && behind !== undefined && /^\p{Lu}/u.test(text.slice(behind.start))
    )
  }
  if (everything) return true
  // Part of a name: “quatre-quarts”, “mille-feuille”.
  const isHyphened = behind !== undefined && text[last.end] === '-' && !isMeasured
  if (isHyphened || text[first.start - 1] === '-') return false
  return behind === undefined || !ofNobody.has(behind.text)
}

/** “le premier mars”, “the fifteenth of August”, “am fünfzehnten August”. */
function dayAt(text: string, words: readonly Word[], at: number): Read | undefined {
  const [word, next] = [words[at], words[at + 1]]
  if (!word) return undefined
  const isHyphened = next !== undefined && text.slice(word.end, next.start) === '-'
  const whole = isHyphened ? ordinalWords.get(`${word.text}-${next.text}`) : undefined
  const worth = whole ?? ordinalWords.get(word.text)
  if (worth === undefined) return undefined
  const last = whole !== undefined && next ? next : word
  const after = words.slice(at + (whole === undefined ? 1 : 2), at + 4).map((one) => one.text)
  const isThe = words[at - 1]?.text === 'the'
  const before = words[isThe ? at - 2 : at - 1]?.text ?? ''
  const month = after[0] === 'of' || after[0] === 'de' ? after[1] : after[0]
  if (monthWord(month ?? '')) return { start: word.start, end: last.end, digits: String(worth) }
  // “March the twelfth” is “March 12”.
  const start = (isThe ? words[at - 1]?.start : undefined) ?? word.start
  const isBehind = monthWord(before) && /\s/.test(text[start - 1] ?? '')
  return isBehind ? { start, end: last.end, digits: String(worth) } : undefined
}
