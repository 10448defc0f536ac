import type { Language } from '@postelier/contract'
import { monthNames } from '../grammar/dates.ts'

const fixed = '\u{a0}'

/** What is counted stays with its number: measures, and the spans of time that offers and recipes are told in. */
const units: Readonly<Record<Language, string>> = {
  fr: 'h|heures?|minutes?|secondes?|jours?|nuits?|semaines?|mois|ans?|euros?|personnes?|places?|points?',
  en: 'a\\.?m|p\\.?m|hours?|minutes?|seconds?|days?|nights?|weeks?|months?|years?|people|places?|seats?|miles?',
  es: 'horas?|minutos?|segundos?|días?|noches?|semanas?|mes(?:es)?|años?|euros?|personas?|plazas?',
  de: 'Uhr|Stunden?|Minuten?|Sekunden?|Tagen?|Tage|Nächte|Wochen?|Monaten?|Monate|Jahren?|Jahre|Euro|Personen|Plätze',
}
const measures = '€|£|\\$|%|°C?|km|cm|mm|m²|m|kg|g|mg|ml|cl|l|kW|kWh|min'

/** Little words that belong to the day behind them: “du 27 novembre”. */
const before: Readonly<Record<Language, string>> = {
  fr: 'du|au|le|dès|à',
  en: 'on|by|at|from|to|until',
  es: 'del|al|el|las',
  de: 'am|bis|ab|um|vom|zum',
}

const patternsOf = (language: Language): readonly RegExp[] => {
  const month = monthNames[language].join('|')
  const space = '[ \\u{202f}]'
  return [
    // Day, month and year are one.
    new RegExp(`(\\d(?:er|st|nd|rd|th|\\.)?)${space}(?:(de)${space})?(?=(?:${month})(?!\\p{L}))`, 'giu'),
    new RegExp(`(?<=(?:${month}))${space}(?:(de|del)${space})?(?=20\\d\\d(?!\\d)|\\d{1,2}(?!\\d))`, 'giu'),
    new RegExp(`(?<![\\p{L}])(${before[language]})${space}(?=\\d)`, 'giu'),
    new RegExp(`(\\d)${space}(?=(?:${units[language]}|${measures})(?![\\p{L}\\d]))`, 'giu'),
    new RegExp(`(?<=\\d\\u{a0}h)${space}(?=\\d\\d(?!\\d))`, 'gu'),
    new RegExp(`(n°|No\\.|Nr\\.)${space}(?=\\d)`, 'giu'),
  ]
}

const patterns: Readonly<Record<Language, ReturnType<typeof patternsOf>>> = {
  fr: patternsOf('fr'),
  en: patternsOf('en'),
  es: patternsOf('es'),
  de: patternsOf('de'),
}

// A dash never begins a line; from one hour or number to the next the whole stretch stays together.
const dash = /[ \u{202f}]([–—])(?=[ \u{a0}])/gu
const stretch =
  /(?<=\d(?:\u{a0}(?:h(?:\u{a0}\d\d)?|am|pm|a\.m\.|p\.m\.|Uhr))?\u{a0}[–—]) (?=\d{1,2}(?:[:.]\d\d)?(?:\u{a0}(?:h|am|pm|a\.m|p\.m|Uhr)|[\s,.;]|$))/gu

/** A typeset text as it stands in a picture, where lines break anywhere: hours, days and measures stay on one line. */
export const unbroken = (text: string, language: Language): string => {
  const bound = patterns[language].reduce(
    (told, pattern) => told.replace(pattern, (found) => found.replace(/[ \u{202f}]/gu, fixed)),
    text,
  )
  return bound.replace(dash, `${fixed}$1`).replace(stretch, fixed)
}
