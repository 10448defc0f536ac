// Offers that are no whole sentence, and lines that only say from when until when.
import { isLegalTalk, isSmallPrint } from '../page/small-print.ts'
import { readDays } from '../values/dates.ts'
import type { DateContext } from '../values/last-day.ts'
import { isPlainOffer } from './kind-cues.ts'

const sale =
  /[-–−]\s?\d{1,2}\s?%|\d{1,2}\s?% (?:off|de (?:réduction|remise|descuento)|rabatt|auf )|black friday|cyber monday|\bsoldes\b|\bsale\b|rebajas|schlussverkauf|gratis|gratuite?|offerte?s?|half[- ]price|moitié prix/i
export const isOfferLine = (text: string): boolean =>
  (sale.test(text) || isPlainOffer(text)) &&
  /\d{1,2}\s?%|[€£]|\d{4}|\d{1,2}(?:er|\.)?\s\p{L}{3}/u.test(text) &&
  (text.match(/\p{L}{2,}/gu) ?? []).length >= 4 &&
  !isSmallPrint(text) &&
  !isLegalTalk(text)

const aroundDays =
  /(?<!\p{L})(?:du|au|le|les|et|des|jusqu['’]?au|inclus|from|to|until|the|and|on|del|el|al|hasta|y|vom|von|bis|zum|und|am|den|dem|(?:nur )?valable|valid|gültig|válid[oa]|\p{L}+di|dimanche|\p{L}+day|\p{L}+tag|mittwoch)(?!\p{L})/giu
/** “Du 20 novembre au 6 décembre.” */
export function isOnlyDaysSaid(text: string, { near, isMonthFirst }: DateContext): boolean {
  const days = readDays(text, near, isMonthFirst, true)
  const rest = days.reduceRight((left, { index, end }) => `${left.slice(0, index)} ${left.slice(end)}`, text)
  return days.length > 0 && !/[\p{L}\d]/u.test(rest.replace(aroundDays, ' '))
}

/** Words that run across the page say the same over and over. */
export function saidOnce(text: string): string {
  const parts = text.split(/\s*[•✦★✶◆|·]\s*/u).filter((part) => part !== '')
  const each = [...new Set(parts)]
  return parts.length > each.length ? each.join(' · ') : text
}
