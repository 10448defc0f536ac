// Headings that name nothing, sentences that take up what was not said, invitations nobody makes, and tags that are half a name.
import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { draftOf, makeBrief, voiceOf } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { composePost } from './compose-post.ts'
import { leaningOf } from './leaning.ts'

const plain = (text = '') => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const told = (more: Parameters<typeof makeBrief>[0], language: Language) =>
  plain(
    draftOf(makeBrief({ voice: voiceOf(language, { tone: 'institutional' }), ...more }, language)).common[0]
      ?.text,
  )

test.each([
  ['fr', 'Qui ?', 'Moi, c’est Ysoline Garnaud, et je relie des livres depuis 2011.'],
  ['en', 'Recently', 'We rebuilt the slipway with oak from the next valley over.'],
  ['es', 'Quiénes', 'Somos dos hermanas y encuadernamos libros desde hace diez años.'],
  ['de', 'Wer', 'Wir sind zwei Schwestern und binden Bücher seit zehn Jahren.'],
] as const)('in %s the menu word “%s” heads no post', (language, about, says) => {
  const facts = [makeFact('h', 'history', about, [says], { language })]
  const text = told({ facts }, language)
  expect(text.startsWith(plain(says))).toBe(true)
})

test.each([
  [
    'fr',
    'Retour au grenier',
    'Le grenier de la ferme accueille de nouveau les veillées depuis le mois de mars.',
  ],
  ['en', 'Back on the slipway', 'The slipway by the old crane takes boats of up to nine metres again.'],
  ['es', 'Otra vez en el desván', 'El desván de la masía acoge de nuevo las veladas desde el mes de marzo.'],
  ['de', 'Zurück auf dem Speicher', 'Der Speicher über dem Stall hat wieder Platz für vierzig Gäste.'],
] as const)(
  'in %s a heading is left out over a sentence that begins with its word',
  (language, about, says) => {
    const facts = [makeFact('n', 'news', about, [says], { language })]
    expect(told({ facts }, language)).not.toContain(about)
  },
)

test.each([
  ['es', 'Guárdelas a oscuras, lejos del calor.', 'name'],
  ['es', 'No las lave con agua caliente.', 'sentence'],
  ['es', 'Artículos de viaje para toda la familia.', 'nothing'],
  ['fr', 'Ne les lavez jamais à l’eau chaude.', 'name'],
  ['de', 'Bewahren Sie sie im Dunkeln auf.', 'name'],
  ['de', 'Waschen Sie Ihre Hände.', 'nothing'],
  ['fr', 'Les volumes sèchent sous presse et se reprennent deux semaines plus tard.', 'sentence'],
  ['en', 'The volumes are collected two weeks later.', 'sentence'],
  ['es', 'Los tomos se recogen dos semanas después.', 'sentence'],
  ['de', 'Die Bände werden zwei Wochen später abgeholt.', 'sentence'],
  ['fr', 'Ouvert en 1998, l’atelier a déménagé deux ans plus tard.', 'nothing'],
] as const)('in %s “%s” leans on %s', (language, sentence, wanted) => {
  expect(leaningOf(sentence, language)).toBe(wanted)
})

test.each([
  ['fr', 'Bottes aux pieds.', 'vide-grenier'],
  ['en', 'Boots on feet.', 'barn sale'],
  ['es', 'Botas y paraguas.', 'mercadillo'],
  ['de', 'Stiefel und Schirm.', 'Hofflohmarkt'],
] as const)('in %s “%s” alone is no sentence of an event', (language, says, about) => {
  const event = makeFact('e', 'event', about, [says], { language, date: '2026-12-05', time: '10:00' })
  expect(told({ facts: [event], day: '2026-12-04' }, language)).not.toContain(says)
  const method = makeFact('m', 'method', about, [says], { language })
  expect(composePost(makeBrief({ facts: [method] }, language))).toHaveProperty('missing')
})

const reach = (language: Language) => makeFact('c', 'contact', '', ['Tel: 01 23 45 67 89'], { language })

test.each([
  ['fr', 'Le vide-grenier occupe toute la cour de la ferme.', 'Les places se réservent.', /Réserv/u],
  ['en', 'The barn sale fills the whole yard of the farm.', 'Booking is wise.', /Book/u],
  ['es', 'El mercadillo ocupa todo el patio de la masía.', 'Hay que reservar.', /Reserv/u],
  ['de', 'Der Flohmarkt füllt den ganzen Hof.', 'Bitte reservieren.', /Anmeld|Melden Sie sich/u],
] as const)('in %s nobody is told to book where nothing is booked', (language, first, booked, word) => {
  const event = (...says: string[]) =>
    makeFact('e', 'event', '', says, { language, date: '2026-12-05', time: '10:00' })
  const text = (...says: string[]) =>
    told({ facts: [event(...says), reach(language)], asides: ['c'], day: '2026-11-28' }, language)
  expect(text(first)).not.toMatch(word)
  expect(text(first, booked)).toMatch(word)
})

const tagsOf = (name: string, trade: string, says: string) =>
  draftOf(
    makeBrief({
      business: { name, city: 'Angers', timeZone: 'UTC', trade },
      facts: [makeFact('m', 'method', 'reliure', [says])],
    }),
  ).common[0]?.text.match(/#\S+/gu)

test('a tag is no half of a name, and no legal form', () => {
  const says = 'La reliure se fait ici à la main, cahier par cahier, sur un cousoir de 1920.'
  expect(tagsOf('Tournesol & Compagnie', 'tournesol', says)).toEqual(['#TournesolCompagnie', '#Angers'])
  expect(tagsOf('Librairie Tournesol', 'librairie', `Notre librairie relie aussi. ${says}`)).toContain(
    '#librairie',
  )
  expect(tagsOf('Les Amis du livre', 'association', says)).toEqual(['#Angers'])
})
