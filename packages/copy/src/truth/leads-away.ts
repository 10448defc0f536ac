import type { Fact } from '@postelier/contract'

// Letter by letter: see `tools/checks/regular-expressions.test.ts` for why no part of an expression changes its own flags.
const inAnySize = (words: readonly string[]): string =>
  words.map((word) => word.replace(/./g, (letter) => `[${letter}${letter.toUpperCase()}]`)).join('|')

const wellKnown = 'com net org info biz shop app link xyz site online click example'.split(' ')

/** An address, a site's bare name, a mail address or somebody's name on a network. */
const addresses = new RegExp(
  [
    String.raw`(?:[Hh]ttps?|HTTPS?):\S+|(?:www|WWW)\.\S+`,
    String.raw`[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|@\p{L}[\w.]*`,
    String.raw`(?<![\p{L}\d@.-])[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){0,4}\.(?:[a-z]{2,12}|[A-Z]{2,12})(?![\p{L}\d])`,
    // Of one letter, as those that shorten others have it, and with a path, which no abbreviation has.
    String.raw`(?<![\p{L}\d@.-])[\p{L}\d]\.[A-Za-z]{2,12}\/\S+`,
    // In letters of any size, where it ends as no word that follows a full stop begins.
    String.raw`(?<![\p{L}\d@.-])[\p{L}\d-]{2,63}\.(?:${inAnySize(wellKnown)})(?![\p{L}\d])`,
  ].join('|'),
  'gu',
)

/** Where a text would send people that none of its sources does. */
export function leadsAway(text: string, facts: readonly Fact[] = []): string[] {
  const given = facts
    .flatMap(({ about, says, question, where, url }) => [about, ...says, question, where, url])
    .join(' ')
    .toLowerCase()
  return [...text.matchAll(addresses)]
    .map(([found]) => found.replace(/[.,;:!?]+$/, ''))
    .filter((found) => !given.includes(found.toLowerCase()))
}
