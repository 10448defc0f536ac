// What a picture says largest is a clause with its verb and its object, or a noun phrase that names the thing.
import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { draftOf, makeBrief } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { nameShortened, sentenceHeadline } from './headline.ts'

const plain = (text: string) => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')

test.each([
  // A subject without its verb.
  ['fr', 'La deuxième paire est à moitié prix pour les porteurs de verres progressifs.', 26, ''],
  ['en', 'Groups of eight or more booked before Easter pay nothing for the guide.', 26, ''],
  ['es', 'La segunda sesión de fotos, con revelado incluido, es gratuita para abonados.', 26, ''],
  ['de', 'Die dritte Stunde im Tonstudio, Mischung eingeschlossen, kostet nichts.', 30, ''],
  // A verb without its object, and when it is without what it is.
  ['fr', 'Les apprentis assemblent, avec leurs maîtres, une armoire entière.', 30, ''],
  ['fr', 'Chaque printemps, la pépinière ouvre ses serres aux écoles du canton.', 30, ''],
  ['en', 'Every winter, the boatyard lifts its own fleet out of the water.', 28, ''],
  // A clause of its own.
  [
    'fr',
    'La pépinière ouvre ses serres, et chacun repart avec un plant de tomate.',
    40,
    'La pépinière ouvre ses serres',
  ],
  ['en', 'The boatyard opens its doors, and visitors may climb aboard.', 40, 'The boatyard opens its doors'],
  [
    'es',
    'El vivero abre sus invernaderos, y cada cual se lleva una planta.',
    40,
    'El vivero abre sus invernaderos',
  ],
  ['de', 'Wir öffnen das Gewächshaus.', 40, 'Wir öffnen das Gewächshaus'],
] as const)('in %s “%s” in %i letters', (language, sentence, letters, wanted) => {
  expect(sentenceHeadline(sentence, letters, language)).toBe(wanted)
})

test.each([
  ['fr', 'Grande soirée dégustation de vins du Jura', 26, 'Grande soirée dégustation'],
  ['en', 'Letterpress afternoon for absolute beginners', 26, 'Letterpress afternoon'],
  ['es', 'Taller de encuadernación para toda la familia', 26, 'Taller de encuadernación'],
  ['de', 'Buchbindekurs für Anfänger und Fortgeschrittene', 26, 'Buchbindekurs für Anfänger'],
  // A title that says what is done loses nothing of it.
  ['fr', 'Les apprentis font leur chef-d’œuvre devant vous', 30, ''],
] as const)('in %s the name “%s” in %i letters', (language, name, letters, wanted) => {
  expect(nameShortened(name, { letters }, language)).toBe(wanted)
})

const offers: readonly (readonly [Language, string, string, string])[] = [
  [
    'fr',
    'paniers garnis',
    'Les paniers garnis sont à –15 % pour les abonnés.',
    'Paniers garnis : –\u{2060}15 %',
  ],
  ['en', 'gift boxes', 'Gift boxes are 15% off for members.', 'Gift boxes: 15%'],
  ['es', 'cestas', 'Las cestas tienen un 15 % de descuento para socios.', 'Cestas: 15 %'],
  ['de', 'Geschenkkörbe', 'Geschenkkörbe gibt es für Mitglieder mit 15 % Nachlass.', 'Geschenkkörbe: 15 %'],
]
test.each(offers)('in %s the picture of an offer says what it takes off', (language, about, says, wanted) => {
  const facts = [makeFact('o', 'offer', about, [says], { language })]
  expect(plain(draftOf(makeBrief({ facts }, language)).words.heading1)).toBe(wanted)
})

const teams: readonly (readonly [Language, string, string, string])[] = [
  ['fr', 'équipe', 'Nous sommes quatorze forgerons de métier dans la vieille grange.', 'Notre équipe'],
  ['en', 'team', 'We are fourteen blacksmiths of long experience behind the old mill.', 'Our team'],
  ['es', 'historia', 'Somos una fragua de tres hermanos que empezaron en un garaje.', 'Nuestra historia'],
  ['de', 'Team', 'Wir sind neun in der Schmiede und zwei hinter der Theke im Laden.', 'Unser Team'],
]
test.each(teams)(
  'in %s the picture of “%s” says whose it is, and not who sends it',
  (language, about, says, wanted) => {
    const facts = [makeFact('p', 'person', about, [says], { language })]
    expect(plain(draftOf(makeBrief({ facts }, language)).words.heading1)).toBe(wanted)
  },
)
