import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { makeFact } from '../testing/make-fact.ts'
import { clockOf, dayText, shortDayText, stretchText, timeText } from './dates.ts'
import { figureIn } from './figures.ts'
import { nounOf } from './noun.ts'

test.each<[Language, string, string, string | null]>([
  ['fr', 'Pain de seigle', 'Le pain de seigle lève 30 heures.', 'le pain de seigle'],
  ['fr', 'tourte', 'Notre tourte est à la vente, la tourte de deux kilos.', 'la tourte'],
  ['fr', 'farines', 'Nos farines viennent du moulin.', 'les farines'],
  ['fr', 'atelier brioche', 'L’atelier brioche a lieu samedi.', 'l’atelier brioche'],
  ['fr', 'levain', 'Levain dur, 72 heures.', null],
  ['fr', 'les bûches', 'Les bûches sont prêtes.', 'les bûches'],
  ['fr', 'Maître Corvoisier', 'Maître Corvoisier plaide.', null],
  ['en', 'wheel truing', 'Our wheel truing is done by hand.', 'the wheel truing'],
  ['en', 'Moira Feld', 'Moira Feld builds wheels.', null],
  ['es', 'ramo', 'Un ramo dura diez días.', 'el ramo'],
  ['es', 'corona de puerta', 'Nuestra corona de puerta es de pino.', 'la corona de puerta'],
  ['de', 'Esstisch Regnitz', 'Der Esstisch Regnitz ist aus Eiche.', 'der Esstisch Regnitz'],
  ['de', 'Werkstatt', 'In der Werkstatt wird gearbeitet.', null],
])('%s: %s in “%s”', (language, about, sentence, the) => {
  const noun = nounOf(makeFact('n', 'product', about, [sentence], { language }))
  expect(noun?.the ?? null).toBe(the)
})

test('a heading’s capital falls where the source writes the word small; a German one never does', () => {
  const bareOf = (language: Language, about: string, sentence: string) =>
    nounOf(makeFact('n', 'product', about, [sentence], { language }))?.bare
  expect(bareOf('fr', 'Pain de seigle', 'Le pain de seigle lève.')).toBe('pain de seigle')
  expect(bareOf('fr', 'Tilleroy', 'Chez Tilleroy, on cuit.')).toBe('Tilleroy')
  expect(bareOf('de', 'Brot', 'Das Brot ist warm.')).toBe('Brot')
  expect(bareOf('fr', 'Le label « Vallées »', 'Le label.')).toBe('label « Vallées »')
  expect(bareOf('fr', 'Le label « Vallées', 'Le label.')).toBeUndefined()
})

test.each<[Language, string, string | null]>([
  ['fr', 'Le pain lève 30 heures avant de cuire.', '30 heures'],
  ['fr', 'Il mêle trois farines de blé.', 'Trois farines'],
  ['fr', 'À moins de 80 kilomètres du fournil.', null],
  ['fr', 'Il repose entre 18 et 24 heures.', null],
  ['fr', 'Sous cinq jours ouvrés.', null],
  ['fr', 'Rendu en cinq jours ouvrés.', null],
  ['fr', 'Le four s’allume à trois heures du matin.', null],
  ['en', 'One frame takes 40 hours.', '40 hours'],
  ['en', 'It takes about 40 hours.', null],
  ['es', 'Florece durante tres meses.', 'Tres meses'],
  ['de', 'Er lötet seit 17 Jahren.', '17 Jahre'],
  ['de', 'Bis zu 35 Kilo.', null],
])('%s: a figure of “%s”', (language, sentence, figure) => {
  expect(figureIn(sentence, { kind: 'product', language })).toBe(figure)
  expect(figureIn(sentence, { kind: 'hours', language })).toBeNull()
})

test('days and hours as each language says them', () => {
  expect(dayText('2026-12-01', 'fr')).toBe('mardi 1er\u{a0}décembre')
  expect(dayText('2026-12-05', 'en')).toBe('Saturday 5\u{a0}December')
  expect(dayText('2026-12-05', 'es')).toBe('sábado 5\u{a0}de diciembre')
  expect(dayText('2026-12-05', 'de')).toBe('Samstag, 5.\u{a0}Dezember')
  expect(shortDayText('2026-12-05', 'de')).toBe('5.\u{a0}Dezember')
  expect(['14:30', '08:00'].map((time) => timeText(time, 'fr'))).toEqual(['14\u{a0}h\u{a0}30', '8\u{a0}h'])
  expect(timeText('18:30', 'en')).toBe('18:30')
  expect(stretchText('2026-12-01', '2027-01-31', 'fr')).toMatch(/^1er décembre .+ 31 janvier/)
})

test('where a business writes am and pm, so do its posts; nobody else does', () => {
  const says = (line: string, language: 'en' | 'fr') => [{ language, says: [line] }]
  expect(clockOf(says('On Thursday evenings at 7:15 pm.', 'en'))).toBe('twelve')
  expect(clockOf(says('Open until 8 p.m. on Fridays.', 'en'))).toBe('twelve')
  expect(clockOf(says('Open until 20:00, 3 pmx.', 'en'))).toBe('twentyFour')
  expect(clockOf(says('Le cours de 7 pm.', 'fr'))).toBe('twentyFour')
  const said = ['00:30', '09:05', '12:00', '16:00'].map((time) => timeText(time, 'en', 'twelve'))
  expect(said).toEqual(['12:30\u{a0}am', '9:05\u{a0}am', '12\u{a0}pm', '4\u{a0}pm'])
  expect(timeText('16:00', 'fr', 'twelve')).toBe('16\u{a0}h')
})
