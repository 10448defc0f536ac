import type { Fact, Language } from '@postelier/contract'
import { monthName, shortDayText } from './dates.ts'

const ordering: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:passe[rz]? (?:votre |vos )?commandes?|commande[rz]|commandes? (?:à|avant|jusqu|sont|prises?))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:pre-?)?orders?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:encargos?|encargue|encarga|pedidos?|pedir|pida|pide)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:vor)?bestell(?:en|ungen?|bar|schluss|e)(?!\p{L})/iu,
}
const booking: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:réserve[rz]|réservations?)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:book|bookings?|reserve|reservations?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:reserve|reserva|reservar|reservas)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:reservieren|reservierungen|buchen|buchungen|buchbar)(?!\p{L})/iu,
}

/** What ends with its last day: the thing itself, or only the time to order or to book it. */
const endingOf = ({ says, until, language }: Fact): 'thing' | 'ordering' | 'booking' => {
  const line = until === null ? undefined : says.find((one) => one.includes(monthName(until, language)))
  if (line === undefined) return 'thing'
  if (ordering[language].test(line)) return 'ordering'
  return booking[language].test(line) ? 'booking' : 'thing'
}

const before: Readonly<Record<Language, Readonly<Record<ReturnType<typeof endingOf>, string>>>> = {
  fr: { thing: 'jusqu’au', ordering: 'à commander jusqu’au', booking: 'à réserver jusqu’au' },
  en: { thing: 'until', ordering: 'order until', booking: 'book until' },
  es: { thing: 'hasta el', ordering: 'pedidos hasta el', booking: 'reservas hasta el' },
  de: { thing: 'bis', ordering: 'bestellbar bis', booking: 'buchbar bis' },
}

/** The last day, and what ends on it: “jusqu’au 18 décembre”, “à commander jusqu’au 18 décembre”. */
export const untilText = (fact: Fact, until: string): string =>
  `${before[fact.language][endingOf(fact)]} ${shortDayText(until, fact.language)}`
