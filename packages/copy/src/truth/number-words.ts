// Numbers written in words, in the four languages posts are written in: what each word is worth, and which are words besides.
type Language = 'fr' | 'en' | 'es' | 'de'

export interface NumberWord {
  readonly worth: number
  readonly language: Language
  /** “neuf” is new as well, “once” is English, “sieben” sieves: these count only before what is measured. */
  readonly isShy: boolean
}

const fr =
  'trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 octante 80 nonante 90 cent 100 cents 100 mille 1000 million 1000000 millions 1000000 dizaine 10 douzaine 12 quinzaine 15 vingtaine 20 trentaine 30 cinquantaine 50 centaine 100 millier 1000'
const en =
  'three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000 dozen 12'
const es =
  'tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 doce 12 trece 13 catorce 14 quince 15 dieciséis 16 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiún 21 veintiuno 21 veintidós 22 veintidos 22 veintitrés 23 veinticuatro 24 veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 quinientos 500 quinientas 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900 mil 1000 millón 1000000 millones 1000000 docena 12 decena 10 centenar 100'
const shy: readonly (readonly [string, Language])[] = [
  ['deux 2 neuf 9 un 1 une 1', 'fr'],
  ['two 2 one 1', 'en'],
  ['dos 2 once 11 uno 1', 'es'],
  ['zwei 2 sieben 7 acht 8 elf 11 ein 1 eins 1 eine 1 einen 1', 'de'],
]

const germanOnes = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
const germanTeens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** German writes in one word what others write in several. */
function germanBelowHundred(): Map<string, number> {
  const words = new Map<string, number>()
  for (const [at, word] of germanOnes.entries()) if (at > 0) words.set(word, at)
  for (const [at, word] of germanTeens.entries()) words.set(word, at + 10)
  for (const [at, word] of germanTens.entries()) {
    words.set(word, (at + 2) * 10)
    for (const [one, before] of germanOnes.entries())
      if (one > 0) words.set(`${before}und${word}`, (at + 2) * 10 + one)
  }
  return words
}
const germanSmall = germanBelowHundred()

/** “zweitausenddreihundert”: thousands, hundreds and what is left, each where it stands. */
function germanWorth(word: string): number | undefined {
  const [thousands, rest] = parted(word, 'tausend')
  const [hundreds, small] = parted(rest, 'hundert')
  const below = (part: string) => (part === '' ? 0 : germanSmall.get(part.replace(/^und/, '')))
  const times = (part: string | null) => (part === null ? 0 : part === '' ? 1 : germanWorth(part))
  const [thousand, hundred, left] = [times(thousands), times(hundreds), below(small)]
  if (thousand === undefined || hundred === undefined || left === undefined) return undefined
  return thousand * 1000 + hundred * 100 + left
}

function parted(word: string, by: string): readonly [string | null, string] {
  const at = word.indexOf(by)
  return at < 0 ? [null, word] : [word.slice(0, at), word.slice(at + by.length)]
}

function listed(text: string, language: Language, isShy: boolean): [string, NumberWord][] {
  const parts = text.split(' ')
  return parts.flatMap((word, at): [string, NumberWord][] =>
    at % 2 === 0 ? [[word, { worth: Number(parts[at + 1]), language, isShy }]] : [],
  )
}

const words: ReadonlyMap<string, NumberWord> = new Map([
  ...listed(es, 'es', false),
  ...[...germanSmall].map(([word, worth]): [string, NumberWord] => [
    word,
    { worth, language: 'de', isShy: false },
  ]),
  ...listed('Dutzend 12'.toLowerCase(), 'de', false),
  ...listed(en, 'en', false),
  ...listed(fr, 'fr', false),
  ...shy.flatMap(([text, language]) => listed(text, language, true)),
])

const longestGerman = 40

/** In small letters; nothing where it is no number. */
export function numberWord(word: string): NumberWord | undefined {
  const known = words.get(word)
  if (known || word.length > longestGerman || !/(?:hundert|tausend)/.test(word)) return known
  const worth = germanWorth(word)
  return worth === undefined || worth === 0 ? undefined : { worth, language: 'de', isShy: false }
}

const days =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const germanDays = [...germanSmall].filter(([, worth]) => worth <= 31)
const stemOf: Readonly<Record<string, string>> = { ein: 'ers', drei: 'drit', sieben: 'sieb', acht: 'ach' }

/** Of days alone: nobody claims a figure with “first”. */
export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ...days.map((word, at): [string, number] => [word, at + 1]),
  ...days.slice(0, 9).map((word, at): [string, number] => [`twenty-${word}`, at + 21]),
  ['thirtieth', 30],
  ['thirty-first', 31],
  ['premier', 1],
  ['primero', 1],
  ...germanDays.flatMap(([word, worth]) =>
    ['n', 'r', ''].map((ending): [string, number] => [
      `${stemOf[word] ?? word}${worth < 20 ? '' : 's'}te${ending}`,
      worth,
    ]),
  ),
])
