// What is counted: twenty is known of years, and not of people.

const units = {
  year: 'ans?|années?|years?|yrs?|años?|Jahre?n?',
  month: 'mois|months?|mes(?:es)?|Monate?n?',
  week: 'semaines?|weeks?|semanas?|Wochen?',
  day: 'jours?|journées?|days?|días?|Tage?n?',
  minute: 'min|mn|minutes?|minutos?|Minuten?',
  head: 'personnes?|participante?s?|convives?|couverts?|places?|people|persons?|participants?|guests?|seats?|personas?|participantes?|plazas?|Personen|Teilnehmer(?:innen)?|Gäste|Plätze',
} as const
type Unit = keyof typeof units
const names = Object.keys(units) as Unit[]

const gap = '[\\s\\u00a0\\u202f-]{0,2}'
const number = '\\d{1,9}(?:[.,]\\d{1,3})?'
/** “10 à 12 ans”, “six to sixty people” with its numbers in digits: the unit is of both. */
const range = `(?:${gap}(?:à|et|ou|to|and|or|a|y|o|bis|und|oder|–|-)${gap}(?<second>${number}))?`
const named = names.map((name) => `(?<${name}>${units[name]})`).join('|')
const behind = new RegExp(`^${range}${gap}(?:${named})(?!\\p{L})`, 'iu')
const counted = new RegExp(`(?<first>${number})${range}${gap}(?:${named})(?!\\p{L})`, 'giu')

const unitIn = (groups: RegExpExecArray['groups']): Unit | undefined =>
  names.find((name) => groups?.[name] !== undefined)

const longest = 40

/** The unit that stands behind a place; nothing where something else is counted, or nothing is. */
export const unitAfter = (text: string, end: number): string | null =>
  unitIn(behind.exec(text.slice(end, end + longest))?.groups) ?? null

/** Every number of a text that has a unit, with it: “20 year”. */
export const countsIn = (text: string): string[] =>
  [...text.matchAll(counted)].flatMap(({ groups }) =>
    [groups?.first, groups?.second].flatMap((one) =>
      one === undefined ? [] : [`${one.replace(',', '.')} ${unitIn(groups)}`],
    ),
  )
