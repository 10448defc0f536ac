// What was so in another year, or another season: an offer of last summer, the prices of two years ago, a wish for a new year.

import type { Language } from '@postelier/contract'
import { cue } from '../language/cue.ts'
import { tellsOfThePast } from '../language/past.ts'
import { isOffer, tellsOfLongAgo } from './kind-cues.ts'

const yearsIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year))

const lasting = cue(
  'depuis|dès|fondée?s?|créée?s?|née?s?|ouvert\\p{L}*|histoire|since|founded|established|opened|story|history|desde|fundad\\p{L}+|historia|seit|gegründet|geschichte|prix|award|lauréat\\p{L}*|médaille|trophée|premio|preis',
)
const between = /(?:19|20)\d\d\s?[–—-]\s?(?:19|20)?\d\d/

/** The year that a heading puts over what stands below; nothing of a heading that tells how it began. */
export function yearOfHeading(heading: string): number | null {
  if (heading.length > 70 || lasting.test(heading) || between.test(heading)) return null
  const years = yearsIn(heading)
  return years.length === 0 ? null : Math.max(...years)
}

const wishes = cue(
  "bonne année|meilleurs vœux|joyeuses? fêtes|joyeux noël|happy new year|merry christmas|season[’']s greetings|feliz (?:año|navidad)|próspero|felices fiestas|frohe[sn]? (?:neue[sn]?|weihnachten|fest)|gutes neues jahr|guten rutsch",
)
const priced = /\d\s?[€£%]|[€£]\s?\d|\d\s?(?:EUR|CHF|euros?)(?!\p{L})/iu
const campaign =
  /(?<!\p{L})(?:offres?|promo(?:tion)?s?|soldes|remises?|sales?|offers?|deals?|black friday|ofertas?|rebajas|promoción|\p{L}*aktion|\p{L}*angebote?|rabatt\p{L}*)(?!\p{L})/iu

/** What was to come then has come. */
const future =
  /(?<!\p{L})(?:will|going to|werden|wird|\p{L}{3,}(?:rons|ront|remos|rán|rá)|(?:nous|on|we|wir) (?:fêt|célébr|ouvr)\p{L}*)(?!\p{L})/iu

/** A price, an offer or a wish of a year that is over; how something began stays. */
export function isOfOldYear(sentence: string, language: Language, today: string): boolean {
  const years = yearsIn(sentence)
  const last = Math.max(0, ...years)
  const now = Number(today.slice(0, 4))
  if (years.length === 0 || last > now || (last === now && !wishes.test(sentence))) return false
  if (wishes.test(sentence)) return true
  if (tellsOfThePast(sentence, language) || tellsOfLongAgo(sentence) || lasting.test(sentence)) return false
  return future.test(sentence) || priced.test(sentence) || isOffer(sentence) || campaign.test(sentence)
}

const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/(?:de |du )printemps|spring|primavera|frühjahrs?|frühlings?/iu, [3, 4, 5]],
  [/d[’']été|estivale?s?|summer|verano|sommer/iu, [6, 7, 8]],
  [/de (?:la )?rentrée|back to school|vuelta al cole|schulanfang/iu, [8, 9]],
  [/d[’']automne|autumn|otoño|herbst/iu, [9, 10, 11]],
  [/d[’']hiver|winter|invierno/iu, [11, 12, 1, 2]],
  [/de pâques|easter|pascua|oster/iu, [3, 4]],
  [/saint-valentin|valentine|san valentín|valentins/iu, [1, 2]],
  [/fête des mères|mother[’']s day|día de la madre|muttertag/iu, [4, 5]],
  [/fête des pères|father[’']s day|día del padre|vatertag/iu, [3, 5, 6]],
  [/halloween/iu, [10]],
]

/** The last day of the season that an offer is called after, where that is over; null of any other. */
export function endOfSeason(text: string, today: string): string | null {
  if (!campaign.test(text)) return null
  const found = seasons.find(([words]) => words.test(text))
  if (found === undefined) return null
  const [, months] = found
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (months.includes(month) || months.includes((month % 12) + 1)) return null
  const last = [...Array(12).keys()]
    .map((back) => ((month - 2 - back + 24) % 12) + 1)
    .find((one) => months.includes(one))
  if (last === undefined) return null
  return new Date(Date.UTC(last > month ? year - 1 : year, last, 0)).toISOString().slice(0, 10)
}
