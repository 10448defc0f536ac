import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { isNearDuplicate, similarity } from './duplicates.ts'

test.each<[Language, string, string]>([
  ['fr', 'Notre levain est nourri matin et soir.', 'Matin et soir, notre levain est nourri.'],
  [
    'fr',
    'Le pain de seigle lève 30 heures avant de cuire.',
    'Le pain de seigle lève 30 heures avant la cuisson.',
  ],
  [
    'fr',
    'Le pain de seigle se garde une semaine dans un torchon.',
    'Un pain de seigle se garde une semaine, dans son torchon !',
  ],
  ['fr', 'Le levain dur, 72 heures de patience', 'Le levain dur : 72 heures de patience'],
  ['en', 'A full service takes two working days.', 'A full service takes about two working days'],
  ['en', 'Every repair starts with a written quote.', 'Every repair starts with a quote, written.'],
  ['es', 'El ramo de lavanda viene de Brihuega.', 'El ramo de lavanda viene desde Brihuega'],
  ['de', 'Das Holz stammt aus dem Steigerwald.', 'Unser Holz stammt aus dem Steigerwald!'],
])('%s: “%s” is said again by “%s”', (language, left, right) => {
  expect(similarity(left, right, language)).toBeGreaterThan(0.55)
  expect(isNearDuplicate(right, left, language)).toBe(true)
})

test.each<[Language, string, string]>([
  [
    'fr',
    'Le pain de seigle lève 30 heures avant de cuire.',
    'Le pain de seigle se garde une semaine dans un torchon.',
  ],
  ['fr', 'Anne Tilleroy a appris le métier à Nantes.', 'Anne Tilleroy préfère la croûte à la mie.'],
  ['fr', 'Atelier brioche, samedi 5 décembre', 'Atelier bûche, mercredi 16 décembre'],
  ['fr', 'Vous venez ?', 'Et vous, vous en pensez quoi ?'],
  ['en', 'A full service takes two working days.', 'A fitting session lasts 90 minutes.'],
  ['en', 'The touring bike carries 25 kg on its rear rack.', 'The city bike has eight gears and a belt.'],
  ['es', 'La tienda abrió en 2006 en una antigua imprenta.', 'La tienda está en la calle Feria, 31.'],
  ['de', 'Die Werkstatt wurde 1964 gegründet.', 'Die Werkstatt liegt in der Mälzergasse 7.'],
])('%s: “%s” is not “%s”', (language, left, right) => {
  expect(similarity(left, right, language)).toBeLessThan(0.4)
  expect(isNearDuplicate(left, right, language)).toBe(false)
})

test('texts without words of matter are alike only where they are the same', () => {
  expect(isNearDuplicate('Et vous ?', 'et vous', 'fr')).toBe(true)
  expect(isNearDuplicate('Et vous ?', 'Et nous ?', 'fr')).toBe(false)
})
