import type { Language } from '@postelier/contract'
import { pricesWritten } from '../grammar/prices.ts'
import { typesetEnglish } from './english.ts'
import { typesetFrench } from './french.ts'
import { typesetGerman } from './german.ts'
import { typesetSpanish } from './spanish.ts'

const inLanguage: Readonly<Record<Language, (text: string) => string>> = {
  fr: typesetFrench,
  en: typesetEnglish,
  es: typesetSpanish,
  de: typesetGerman,
}

// An address is no prose: nothing in it is changed.
const address = /((?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+)/

const mostPasses = 5

/** A sentence as a printer of its language sets it. What one pass sets may show the next what it missed: it ends where nothing moves. */
export const typeset = (text: string, language: Language): string => {
  let set = setOnce(text, language)
  for (let pass = 1; pass < mostPasses; pass++) {
    const again = setOnce(set, language)
    if (again === set) break
    set = again
  }
  return set
}

const setOnce = (text: string, language: Language): string =>
  text
    .split(address)
    .map((part, index) =>
      index % 2 === 1 ? part : inLanguage[language](tidied(pricesWritten(part, language))),
    )
    .join('')
    .replace(/^ +| +$/g, '')

// A number and its unit stay on one line.
const unit = /(\d)[ \u{202f}]((?:°C|°|km|cm|mm|m²|m|kg|g|mg|ml|cl|l|kW|kWh|min|MB)(?![\p{L}\p{N}]))/gu

/** What all languages have in common. */
const tidied = (text: string): string =>
  text
    .replace(/[\t \u{2000}-\u{200A}\u{205F}\u{3000}]+/gu, ' ')
    .replace(/\.{3,}/g, '…')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<=\p{L})['´`](?=[\p{L}\p{N}])/gu, '’')
    .replace(/ [-–—]+ /g, ' – ')
    // No cents are no cents; a dot that ends a sentence is no comma.
    .replace(/(\d)[.,]00(?=[ \u{a0}\u{202f}]?[€£$])/gu, '$1')
    .replace(/([€£$][ \u{a0}]?\d{1,3}(?:[ ,.\u{a0}\u{202f}]\d{3})*)[.,]00(?![\d])/gu, '$1')
    .replace(/(\d)[ \u{a0}\u{202f}]?([€£$])(?!\d)/gu, '$1\u{a0}$2')
    .replace(/(?<!\d)(\d{1,3})[ \u{202f}](?=\d{3}(?!\d))/gu, '$1\u{a0}')
    .replace(unit, '$1\u{a0}$2')
    // “–10 %” does not end a line with its sign.
    .replace(/(?<![\d\p{L}])([–−])(?=\d)/gu, '$1\u{2060}')
