// Which kind of thing a paragraph says, by its own words first, then by where it stands.
import type { FactKind, Language } from '@postelier/contract'
import { isStopWord } from '../language/languages.ts'
import type { PageKind } from '../site-reading.ts'
import {
  address,
  adviceHeading,
  award,
  closed,
  history,
  historyHeading,
  isOffer,
  methodHeading,
  opensAt,
  personHeading,
  place,
  productHeading,
  tellsOfLongAgo,
  voucher,
} from './kind-cues.ts'

const names = String.raw`^(?:(?:Maître|Docteur|Dr\.?|Me|Mme|M\.|Mr|Mrs|Ms|Herr|Frau)\s+)?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s+\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s+`
/** Two names and what one person does: “leichte Griffe bringen” begins with two capitals, too, and goes on in the plural. */
const personStart = new RegExp(
  String.raw`${names}(?!\p{Ll}+en\s)(?!(?:mit|und|für|in|im|aus|von|vom|bei|beim|zu|zum|zur|am|an|auf|ohne|oder|ab|bis|pro|avec|et|de|du|des|d’|d'|pour|en|au|aux|à|par|sans|ou|with|and|or|of|for|from|at|on|by|to|without|y|e|con|para|del|por|sin)(?!\p{L}))\p{Ll}`,
  'u',
)
/** Every German noun has a capital: there a person is known by what only people do. */
const germanPerson = new RegExp(
  String.raw`${names}(?:leitet|arbeitet|führt|lernte|studierte|unterrichtet|behandelt|betreut|kümmert|gründete|eröffnete|übernahm|begann|kam|wurde|war|hat|ist|macht|kocht|backt|bäckt|näht|berät|lehrt|spricht|zeigt|begleitet|verkauft|repariert|baut|malt|schneidet|brennt|kennt|liebt)(?!\p{L})`,
  'u',
)
/** “Zwei Nächte”, “Deux nuits”, “Frische Brötchen”: how many or what kind, no name. */
const noName =
  /^(?:(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein\p{L}*|kein\p{L}*|unser\p{L}*|mein\p{L}*|alle|jede\p{L}*|viele|neue\p{L}*|frische\p{L}*|warme\p{L}*|kalte\p{L}*|kleine\p{L}*|große\p{L}*|gute\p{L}*|deux|trois|quatre|cinq|two|three|four|five|six|dos|tres|cuatro|cinco|nos|notre|our|every|each|nuestr\p{L}+)\s|\p{L}+(?:ung|heit|keit|schaft|tag|zeit)\s)/iu
const twoNames = /^(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?) \p{Lu}[\p{L}'’-]+$/u
const orders = /(?<!\p{L})\p{Ll}+ez(?!\p{L})|^\p{Lu}\p{Ll}+ (?:the|your)\b/u
const phone = /(?<!\d)(?:\+\d{2}|0)\d(?:[\s.\u00A0]?\d{2,4}){3,4}(?!\d)/

const whereWeAre =
  /(?<!\p{L})(?:nous sommes|se (?:trouve|situe)|est situé|find us|we are (?:at|in|on)|estamos en|nos encuentras|sie finden uns|wir sind in)(?!\p{L})/iu

export interface WhereItStands {
  readonly page: PageKind
  readonly heading: string
  readonly level: number
  readonly language?: Language
  /** The first paragraph of its page. */
  readonly isFirst: boolean
  readonly namesTheBusiness: boolean
}

export function kindOfWords(says: readonly string[], where: WhereItStands): FactKind {
  const text = says.join(' ')
  const [first = ''] = says
  if (tellsOfLongAgo(text)) return 'history'
  if (closed.test(text) || opensAt.test(text)) return 'hours'
  if (phone.test(text)) return 'contact'
  if (where.page === 'advice') return 'advice'
  if (isOffer(text)) return 'offer'
  if (award.test(text)) return 'award'
  if (where.page === 'home' && where.isFirst && (where.namesTheBusiness || where.level === 1))
    return 'business'
  if (methodHeading.test(where.heading)) return 'method'
  const isPerson = personHeading.test(where.heading) || isNamedAbove(first, where)
  if (history.test(text) && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) && !isPerson) return 'history'
  if (historyHeading.test(where.heading) && where.level > 1) return 'history'
  if (
    isPerson ||
    (startsWithPerson(first, where.language) &&
      !isStopWord(first.split(' ')[0] ?? '') &&
      !where.namesTheBusiness &&
      mayTellOfPeople(where.page))
  )
    return 'person'
  const isPlace = place.test(text) || address.test(text)
  if (isPlace && where.page !== 'article' && (where.page !== 'news' || whereWeAre.test(text))) return 'place'
  if (adviceHeading.test(where.heading) && orders.test(text)) return 'advice'
  if (voucher.test(`${where.heading} ${first}`) || (productHeading.test(where.heading) && where.level > 1))
    return 'product'
  return byPage(where)
}

const startsWithPerson = (first: string, language: Language | undefined): boolean =>
  !noName.test(first) && (language === 'de' ? germanPerson : personStart).test(first)

/** “Ruth Pettigrove”, and then what Ruth does. */
function isNamedAbove(first: string, { heading, page }: WhereItStands): boolean {
  const [, name] = twoNames.exec(heading) ?? []
  return name !== undefined && first.startsWith(`${name} `) && mayTellOfPeople(page)
}

const mayTellOfPeople = (page: PageKind) => page === 'home' || page === 'about' || page === 'other'

function byPage({ page, level }: WhereItStands): FactKind {
  switch (page) {
    case 'products':
    case 'product':
      return level > 1 ? 'product' : 'method'
    case 'services':
    case 'questions':
      return 'service'
    case 'events':
      return 'service'
    case 'prices':
      return level > 1 ? 'service' : 'method'
    case 'article':
    case 'news':
      return 'news'
    case 'contact':
      return 'place'
    default:
      return 'method'
  }
}
