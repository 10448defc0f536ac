import { type Language, languages } from '@postelier/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hooksOf, writeRun } from '../testing/make-brief.ts'
import { typeset } from './typeset.ts'

const thin = '\u{202f}'
const fixed = '\u{a0}'

test.each<[Language, string, string]>([
  ['fr', 'Ouvert ? Oui!', `Ouvert${thin}? Oui${thin}!`],
  [
    'fr',
    'Deux pains ; un flan : "le bon"...',
    `Deux pains${thin}; un flan${fixed}: «${fixed}le bon${fixed}»…`,
  ],
  ['fr', "L'heure: 7h30, ou 19h", `L’heure${fixed}: 7${fixed}h${fixed}30, ou 19${fixed}h`],
  ['fr', 'Tél. : 02 61 91 02 18', `Tél.${fixed}: 02 61 91 02 18`],
  ['fr', '3,20€ et 12 € (5%)', `3,20${fixed}€ et 12${fixed}€ (5${fixed}%)`],
  ['fr', 'Voir https://a.example/?b=1:2 !', `Voir https://a.example/?b=1:2${thin}!`],
  ['fr', 'Vraiment ?!', `Vraiment${thin}?!`],
  ['fr', 'Le  pain - le nôtre - lève', 'Le pain – le nôtre – lève'],
  ['fr', '62 000 km à 180 °C', `62${fixed}000${fixed}km à 180${fixed}°C`],
  ['fr', '8h-12h / 14h-18h30', `8${fixed}h – 12${fixed}h, 14${fixed}h – 18${fixed}h${fixed}30`],
  ['fr', 'à 09:00 et 12:15, le 1ᵉʳ mai', `à 9${fixed}h et 12${fixed}h${fixed}15, le 1er mai`],
  ['fr', '32,00 € et 5,50 €', `32${fixed}€ et 5,50${fixed}€`],
  ['en', 'from 6.45 am, at 09:30, for £29.00 or £1.50', 'from 6:45 am, at 9:30, for £29 or £1.50'],
  ['es', 'a las 09:30, 12,00 €', `a las 9:30, 12${fixed}€`],
  ['de', '9–12:30 Uhr', `9–12.30${fixed}Uhr`],
  ['en', `"It's here," she said -- now...`, '“It’s here,” she said – now…'],
  ['en', "the '90s and 'so-called' bread", 'the ’90s and ‘so-called’ bread'],
  ['es', 'Vienes?', '¿Vienes?'],
  ['es', 'El pan. Vienes? Claro!', 'El pan. ¿Vienes? ¡Claro!'],
  ['es', 'Un "ramo" a 12 €', `Un «ramo» a 12${fixed}€`],
  ['de', 'Das "Brot" um 7 Uhr, 5 % billiger', `Das „Brot“ um 7${fixed}Uhr, 5${fixed}% billiger`],
  ['de', 'am 5. Dezember, z. B. früh', `am 5.${fixed}Dezember, z.${fixed}B. früh`],
])('%s: %s', (language, text, set) => {
  expect(typeset(text, language)).toBe(set)
  expect(typeset(set, language), 'set twice').toBe(set)
})

const faults: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\u{202f})[;!](?=\s|$)|(?<![\u{202f}!?])\?(?=\s|$)|[^\u{a0}\d/s]:(?=\s|$)|'|"|\.\.\.| {2}/u,
  en: /['"]|\.\.\.| {2}| [,;:!?]/u,
  es: /['"]|\.\.\.| {2}|(?:^|[.!?…] )[^¿]*[^¿.!…\n]*\?$/u,
  de: /['"]|\.\.\.| {2}| [,;:!?]/u,
}

test.each(languages)('what goes out in %s has no fault of setting', (language) => {
  for (const draft of writeRun(
    24,
    { networks: [{ network: 'facebook' }], link: 'https://a.example/b' },
    language,
  )) {
    const lines = hooksOf(draft).flatMap(({ sentences }) => sentences.map(({ text }) => text))
    for (const line of [...lines, draft.title, draft.altText, ...Object.values(draft.words)]) {
      expect(line.replace(/https:\S+/g, ''), line).not.toMatch(faults[language])
    }
  }
})

test.each(languages)('whatever is set in %s is set once and for all', (language) => {
  const piece = fc.constantFrom(
    'Le pain',
    'a',
    ' ',
    '  ',
    '.',
    '...',
    ',',
    ' :',
    ':',
    ' ?',
    '?',
    ' !',
    '!',
    ';',
    '"',
    "'",
    '’',
    '«',
    '»',
    '“',
    '”',
    '7h30',
    '7 h',
    '3,20€',
    '5 %',
    '62 000 km',
    ' - ',
    '–',
    '¿',
    'é',
    '(',
    ')',
    'https://a.example/?b',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = typeset(pieces.join(''), language)
      expect(typeset(once, language)).toBe(once)
    }),
    { numRuns: 400, seed: 7 },
  )
})
