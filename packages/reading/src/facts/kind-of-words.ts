// Which kind of thing a paragraph says, by its own words first, then by where it stands.
import type { FactKind } from '@postelier/contract'
import { cue } from '../language/cue.ts'
import { isStopWord } from '../language/languages.ts'
import type { PageKind } from '../site-reading.ts'

const offer = cue(
  "jusqu['’]?\\s?au \\d+|offerte?s?|remise|réduction|promotion|passez commande|commandes sont ouvertes|free trial|half price|until \\d{1,2}|before \\d{1,2} \\p{L}+ \\d{4}|pay what you can|low income|discount|can be cancelled|descuento|hasta el \\d+|rabatt|bis zum \\d+|kostenlos",
)
const award = cue(
  '(?:premier|deuxième|troisième|second|grand) prix|concours|lauréate?|finaliste|médaille|le label|labellisée?|won|awarded|winner|award|finalist|prize|premio|ganamos|ausgezeichnet|umweltpreis|preis der',
)
const personHeading = cue(
  'équipe|team|people|teachers?|staff|collaborateurs|equipo|mitarbeiter|maître|docteur|dr',
)
const personStart =
  /^(?:(?:Maître|Docteur|Dr\.?|Me|Mme|M\.|Mr|Mrs|Ms)\s+)?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s+\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s+\p{Ll}/u
const history = cue(
  'a été fondée?|fondée?s?|a ouvert|ouverte? en|est née?|créée? en|a repris|ont découvert|founded|opened in|started in|since (?:19|20)\\d\\d|fundad[oa]|abrimos en|gegründet|eröffnet',
)
const historyHeading = cue('histoire|history|story|historia|geschichte')
const methodHeading = cue(
  '(?:notre|ma) (?:manière|façon|méthode)|how we|so arbeiten wir|cómo trabajamos|savoir-faire',
)
const place = cue(
  'se trouve|se situe|est située?|est au fond|est installée?|find us|arrêt|station|parking|bus|tram(?:way)?|ferry|next to the|our office|ground-floor|underfloor|se encuentra|está en la calle|sie finden uns',
)
const closed = cue(
  '(?:sera|seront|restera) (?:exceptionnellement )?fermée?s?|will be closed|cerrar(?:á|emos)|geschlossen',
)
const adviceHeading = cue(
  "conseils?|astuces?|tips?|comment|how to|consejos?|tipps?|avant l['’]hiver|entretien|garder",
)
const orders = /(?<!\p{L})\p{Ll}+ez(?!\p{L})|^\p{Lu}\p{Ll}+ (?:the|your)\b/u
const phone = /(?<!\d)(?:\+\d{2}|0)\d(?:[\s.\u00A0]?\d{2,4}){3,4}(?!\d)/

export interface WhereItStands {
  readonly page: PageKind
  readonly heading: string
  readonly level: number
  /** The first paragraph of its page. */
  readonly isFirst: boolean
  readonly namesTheBusiness: boolean
}

export function kindOfWords(says: readonly string[], where: WhereItStands): FactKind {
  const text = says.join(' ')
  const [first = ''] = says
  if (closed.test(text)) return 'hours'
  if (phone.test(text)) return 'contact'
  if (where.page === 'advice') return 'advice'
  if (offer.test(text)) return 'offer'
  if (award.test(text)) return 'award'
  if (where.page === 'home' && where.isFirst && (where.namesTheBusiness || where.level === 1))
    return 'business'
  if (methodHeading.test(where.heading)) return 'method'
  const isPerson = personHeading.test(where.heading)
  if (history.test(text) && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) && !isPerson) return 'history'
  if (historyHeading.test(where.heading) && where.level > 1) return 'history'
  if (
    isPerson ||
    (personStart.test(first) &&
      !isStopWord(first.split(' ')[0] ?? '') &&
      !where.namesTheBusiness &&
      mayTellOfPeople(where.page))
  )
    return 'person'
  if (place.test(text) && where.page !== 'article' && where.page !== 'news') return 'place'
  if (adviceHeading.test(where.heading) && orders.test(text)) return 'advice'
  return byPage(where)
}

const mayTellOfPeople = (page: PageKind) => page === 'home' || page === 'about' || page === 'other'

function byPage({ page, level }: WhereItStands): FactKind {
  switch (page) {
    case 'products':
    case 'product':
      return level > 1 ? 'product' : 'method'
    case 'services':
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
