// One way to act: a link, a telephone or an address that the business really has, with a plain word before it.
import type { Fact, FactKind, Language } from '@postelier/contract'
import type { Brief } from '../brief.ts'
import { isClosing } from '../subjects/days-for.ts'
import { typeset } from '../typography/typeset.ts'
import { isSerious } from '../words/serious.ts'
import type { Reach } from './reach.ts'
import { type Segment, segmentOf } from './segment.ts'
import type { Speaking } from './speaking.ts'

type Aim = 'order' | 'book' | 'learn'
type Channel = 'link' | 'phone' | 'mail'
/** As a noun, to whom one says vous, and to whom tu. */
type Forms = readonly [noun: string, formal: string, familiar: string]

const words: Readonly<Record<Language, Readonly<Record<Aim, Readonly<Record<Channel, Forms>>>>>> = {
  fr: {
    order: {
      link: ['Commandes :', 'Commandez ici :', 'Commande ici :'],
      phone: ['Commandes :', 'Commandez au', 'Commande au'],
      mail: ['Commandes :', 'Commandez par mail :', 'Commande par mail :'],
    },
    book: {
      link: ['Réservations :', 'Réservez ici :', 'Réserve ici :'],
      phone: ['Réservations :', 'Réservez au', 'Réserve au'],
      mail: ['Réservations :', 'Réservez par mail :', 'Réserve par mail :'],
    },
    learn: {
      link: ['Plus d’informations :', 'Plus d’informations ici :', 'Plus d’informations ici :'],
      phone: ['Renseignements :', 'Appelez-nous au', 'Appelle-nous au'],
      mail: ['Renseignements :', 'Écrivez-nous :', 'Écris-nous :'],
    },
  },
  en: {
    order: {
      link: ['Orders:', 'Order here:', 'Order here:'],
      phone: ['Orders:', 'Order on', 'Order on'],
      mail: ['Orders:', 'Order by email:', 'Order by email:'],
    },
    book: {
      link: ['Bookings:', 'Book here:', 'Book here:'],
      phone: ['Bookings:', 'Book on', 'Book on'],
      mail: ['Bookings:', 'Book by email:', 'Book by email:'],
    },
    learn: {
      link: ['More information:', 'Read more:', 'Read more:'],
      phone: ['Information:', 'Call us on', 'Call us on'],
      mail: ['Information:', 'Write to us:', 'Write to us:'],
    },
  },
  es: {
    order: {
      link: ['Pedidos:', 'Pida aquí:', 'Pide aquí:'],
      phone: ['Pedidos:', 'Encárguelo en el', 'Encárgalo en el'],
      mail: ['Pedidos:', 'Pida por correo:', 'Pide por correo:'],
    },
    book: {
      link: ['Reservas:', 'Reserve aquí:', 'Reserva aquí:'],
      phone: ['Reservas:', 'Reserve en el', 'Reserva en el'],
      mail: ['Reservas:', 'Reserve por correo:', 'Reserva por correo:'],
    },
    learn: {
      link: ['Más información:', 'Más información aquí:', 'Más información aquí:'],
      phone: ['Información:', 'Llámenos al', 'Llámanos al'],
      mail: ['Información:', 'Escríbanos:', 'Escríbenos:'],
    },
  },
  de: {
    order: {
      link: ['Bestellungen:', 'Bestellen Sie hier:', 'Bestell hier:'],
      phone: ['Bestellungen:', 'Bestellen Sie unter', 'Bestell unter'],
      mail: ['Bestellungen:', 'Bestellen Sie per Mail:', 'Bestell per Mail:'],
    },
    book: {
      link: ['Anmeldung:', 'Melden Sie sich hier an:', 'Meld dich hier an:'],
      phone: ['Anmeldung:', 'Melden Sie sich an unter', 'Meld dich an unter'],
      mail: ['Anmeldung:', 'Melden Sie sich per Mail an:', 'Meld dich per Mail an:'],
    },
    learn: {
      link: ['Mehr dazu:', 'Mehr dazu hier:', 'Mehr dazu hier:'],
      phone: ['Auskunft:', 'Rufen Sie uns an:', 'Ruf uns an:'],
      mail: ['Auskunft:', 'Schreiben Sie uns:', 'Schreib uns:'],
    },
  },
}
/** Where a verb would name its sender, and the business is spoken of: “Appelez le”. */
const ofMany = /(?<=\p{L})-nous| us\b|(?<=Lláme|Escríba|Lláma|Escríbe)nos| uns\b/u

const orders: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})command(?:e[rsz]?|ées?|és?)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:pre-?)?order(?:s|ed)?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:pedidos?|encarg\p{L}*)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:vor)?bestell\p{L}*/iu,
}
const bookings: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:réserv|inscri|rendez-vous|(?:\d+|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) places|places limitées)/iu,
  en: /(?<!\p{L})(?:book(?:ed|ing|ings)?|reserve|sign up|places?|spaces?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:reserv|inscri|cita|(?:\d+|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) plazas|plazas limitadas)/iu,
  de: /(?<!\p{L})(?:anmeld|reservier|buch(?:en|ung|bar)|termin|(?:\d+|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig) Plätze)/iu,
}
/** Nothing is to be booked. */
const unbooked: Readonly<Record<Language, RegExp>> = {
  fr: /(?:sans|ni|pas (?:d[’']|de |besoin (?:de |d[’']))|aucune?|inutile de) ?(?:\p{L}+ )?(?:rendez-vous|inscription|inscrire|réservation|réserver)|(?:inscription|réservation) (?:non (?:nécessaire|obligatoire)|inutile|facultative)|entrée (?:est )?(?:libre|gratuite)|accès libre/iu,
  en: /(?:no|without|never) (?:need (?:to|of) |an? )?(?:booking|book|appointments?|reservations?|registration|sign-?up)|(?:booking|registration) (?:is )?not (?:needed|required|necessary)|drop in|just (?:turn|come|walk)|free entry|(?:entry|admission) (?:is )?free/iu,
  es: /(?:sin|no (?:hace falta|es necesari[oa]|se necesita)) (?:necesidad de )?(?:cita|reserva\p{L}*|inscri\p{L}*)|entrada (?:es )?(?:libre|gratuita)/iu,
  de: /(?:ohne|keine) (?:vorherige )?(?:Voranmeldung|Anmeldung|Termin|Reservierung)|(?:Anmeldung|Reservierung|Termin) (?:ist )?nicht (?:nötig|notwendig|erforderlich)|Eintritt (?:ist )?frei|freier Eintritt/iu,
}
/** It says itself how one signs up. */
const ownWay: Readonly<Record<Language, RegExp>> = {
  fr: /(?:inscri\p{L}+|réserv\p{L}+|command\p{L}+|billets?|places?)[^.]{0,40}(?<!\p{L})(?:à la boutique|en boutique|sur place|au comptoir|à l[’'](?:accueil|atelier)|au (?:salon|magasin|fournil|bureau|guichet)|en caisse|par (?:téléphone|mail|courriel|sms)|par message|auprès)(?!\p{L})|(?<!\p{L})(?:appelez|appelle|téléphonez|écrivez|passez)(?:-nous)?(?!\p{L}) ?(?:d[’']abord|avant|pour|au)/iu,
  en: /(?:book\p{L}*|sign up|sign-up|reserve|order|tickets?|places?)[^.]{0,40}(?<!\p{L})(?:in the shop|at the (?:counter|till|door|desk|bar|shop|studio)|in person|by (?:phone|email|text|message))(?!\p{L})|(?<!\p{L})(?:ring|call|phone|text|email) (?:us|ahead|first|before|the)(?!\p{L})/iu,
  es: /(?:inscri\p{L}+|reserv\p{L}+|encarg\p{L}+|pedid\p{L}+|entradas?|plazas?)[^.]{0,40}(?<!\p{L})(?:en (?:la )?(?:tienda|taquilla|recepción|barra)|en el (?:taller|mostrador|local)|por (?:teléfono|correo|mensaje|whatsapp))(?!\p{L})|(?<!\p{L})(?:ll[áa]m[ae]nos|avís[ae]nos|escríb[ae]nos)(?!\p{L})/iu,
  de: /(?:Anmeldung\p{L}*|anmelden|Reservierung\p{L}*|reservier\p{L}*|bestell\p{L}*|Karten|Plätze)[^.]{0,40}(?<!\p{L})(?:im (?:Laden|Geschäft|Studio|Büro)|an der (?:Theke|Kasse)|am Empfang|vor Ort|telefonisch|per (?:Mail|E-Mail|Telefon|Nachricht))(?!\p{L})|(?<!\p{L})(?:rufen Sie|ruf)(?!\p{L})[^.]{0,20}(?<!\p{L})(?:an|vorher)(?!\p{L})|(?:melden Sie sich|meld dich) (?:im|bei|an der|am|telefonisch)/iu,
}

const sold: ReadonlySet<FactKind> = new Set(['product', 'offer', 'service', 'event'] as const)
const visited: ReadonlySet<FactKind> = new Set(['place', 'hours'] as const)

const aimOf = ({ about, kind, language }: Fact, text: string): Aim => {
  if (!sold.has(kind) || isSerious([about, text].join(' '), language)) return 'learn'
  // Who is told to book where nothing is booked asks what for.
  if (kind === 'event') return bookings[language].test(text) ? 'book' : 'learn'
  if (orders[language].test(text)) return 'order'
  return kind === 'service' && bookings[language].test(text) ? 'book' : 'learn'
}

export interface Ways {
  readonly link: string | null
  readonly reach: Reach
}

interface Acting {
  readonly speaking: Speaking
  readonly objective: Brief['objective']
  /** All that its facts say: what posts told already still decides how one comes. */
  readonly known: string
}

/** Where nothing says how, there is none. What is read rather than had is followed by a link at most. */
export const actFor = (
  fact: Fact,
  told: string,
  { link, reach }: Ways,
  { speaking, objective, known }: Acting,
): Segment | null => {
  if (/https?:\/\//.test(told)) return null
  const isHad = sold.has(fact.kind) || (visited.has(fact.kind) && objective === 'traffic')
  const { phone, mail } = reach
  // A shut door calls nobody.
  if (isClosing(fact) || isClosing({ ...fact, kind: 'news', says: [fact.about] })) return null
  const said = [known, told].join(' ')
  if (unbooked[fact.language].test(said) || ownWay[fact.language].test(said))
    return link === null ? null : actOf('learn', 'link', link, [], { ...speaking, isPlain: true })
  const aim = aimOf(fact, known)
  if (link !== null) return actOf(aim, 'link', link, [], speaking)
  if (!isHad) return null
  if (phone !== null && !told.includes(phone.text))
    return actOf(aim, 'phone', phone.text, [phone.factId], speaking)
  return mail !== null && !told.includes(mail.text)
    ? actOf(aim, 'mail', mail.text, [mail.factId], speaking)
    : null
}

const actOf = (
  aim: Aim,
  channel: Channel,
  target: string,
  facts: readonly string[],
  { language, formality, pronoun, isPlain }: Speaking,
): Segment => {
  const [noun, formal, familiar] = words[language][aim][channel]
  const verb = formality === 'formality' ? formal : familiar
  const isOthers = ofMany.test(verb) && pronoun !== 'firstPlural'
  const word = isPlain || isOthers ? noun : verb
  return segmentOf('act', typeset(`${word} ${target}`, language), facts)
}
