import { topLevelDomains } from './top-level-domains.ts'

const ofUrl = 23
const ofEmoji = 2

/** A character or a sequence of them that is drawn as one picture. */
const emoji =
  /^(?:\p{RGI_Emoji}|(?:\p{Regional_Indicator}{2})|[0-9#*]\u{FE0F}?\u{20E3}|\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier})?)/v

// Letters and figures of any script, and what may stand between them: a name in the internet, ending in a known one.
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?`
const path = String.raw`(?:/(?:\([\w\-./?=&%~+:;,@!*]*\)|[\p{L}\p{N}!*';:=+,.$/%#\[\]\-–_~@|&])*)?`
const query = String.raw`(?:\?[\w!?*'@();:&=+$/%#\[\]\-.,~|]*[\w\-&=#/])?`
const address = new RegExp(
  String.raw`(?<![A-Za-z0-9@＠$#＃])(?<scheme>https?://)?(?<host>(?:${label}\.)+(?:xn--[a-z0-9-]+|\p{L}+))(?![A-Za-z0-9@+-])(?::\d+)?${path}${query}`,
  'giu',
)
const endings = /[^\p{L}\p{N}=_#/+\-)]+$/u
const precedingBareName = /[-_./]$/

const isTopLevel = (name: string): boolean =>
  /^xn--[a-z0-9-]+$/i.test(name) || topLevelDomains.has(name.toLowerCase())

/** A host up to its last known ending: of `shop.example.zzz` none, of `example.com.zzz` the first two. */
const knownPartOf = (host: string): string => {
  const labels = host.split('.')
  const last = labels.findLastIndex((one, index) => index > 0 && isTopLevel(one))
  return labels.slice(0, last + 1).join('.')
}

/** The addresses in a text, as X finds and shortens them: with a scheme, or bare where they end in a known name. */
const addressesIn = (text: string): { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(address)].flatMap((match) => {
    const { scheme = '', host = '' } = match.groups ?? {}
    const known = knownPartOf(host)
    // A bare name is one only in plain letters: `日本.com` alone is text.
    const isBareText = scheme === '' && !/^[\w.-]+$/.test(host)
    if (!known || isBareText || (scheme === '' && precedingBareName.test(text.slice(0, match.index))))
      return []
    const whole = known === host ? match[0].replace(endings, '') : scheme + known
    return [{ start: match.index, end: match.index + whole.length }]
  })

const weightOf = (codePoint: number): number =>
  codePoint <= 0x10ff ||
  (codePoint >= 0x2000 && codePoint <= 0x200d) ||
  (codePoint >= 0x2010 && codePoint <= 0x201f) ||
  (codePoint >= 0x2032 && codePoint <= 0x2037)
    ? 1
    : 2

const countCharacters = (text: string): number => {
  let sum = 0
  for (let rest = text; rest !== ''; ) {
    const drawn = emoji.exec(rest)?.[0]
    const codePoint = rest.codePointAt(0) ?? 0
    sum += drawn ? ofEmoji : weightOf(codePoint)
    rest = rest.slice(drawn?.length ?? String.fromCodePoint(codePoint).length)
  }
  return sum
}

/** Characters by their weight, addresses 23 whatever their length, a drawn emoji 2 whatever it is made of (facts 3.6). */
export const countWeighted = (text: string): number => {
  const normal = text.normalize('NFC')
  let sum = 0
  let at = 0
  for (const { start, end } of addressesIn(normal)) {
    sum += countCharacters(normal.slice(at, start)) + ofUrl
    at = end
  }
  return sum + countCharacters(normal.slice(at))
}

/** Characters X refuses a whole post for. */
export const hasForbidden = (text: string): boolean => /[\u{FFFE}\u{FEFF}\u{FFFF}]/u.test(text)
