import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { addressesOtherwise, type Formality } from './address.ts'

test.each<[Language, Formality | 'nobody', string]>([
  ['fr', 'formality', 'Vous recevez votre devis.'],
  ['fr', 'formality', 'Venez avant midi.'],
  ['fr', 'familiarity', 'Garde ton pain au sec.'],
  ['fr', 'familiarity', 'Il t’attend.'],
  ['fr', 'nobody', 'Chez nous, assez de riz pour dix.'],
  ['fr', 'nobody', 'Le rendez-vous dure une heure.'],
  ['es', 'familiarity', 'Con la suscripción recibes un ramo.'],
  ['es', 'familiarity', '¿Repartís los domingos?'],
  ['es', 'familiarity', 'Corta los tallos en diagonal.'],
  ['es', 'familiarity', 'La flor es fuerte. Riégala por abajo.'],
  ['es', 'formality', 'Corte los tallos en diagonal.'],
  ['es', 'formality', 'Riéguela por abajo.'],
  ['es', 'formality', 'Usted elige.'],
  ['es', 'nobody', 'El país y el anís no son verbos.'],
  ['es', 'nobody', 'Dura unos diez días en agua limpia.'],
  ['es', 'nobody', 'El último reparto sale a las 18:00.'],
  ['de', 'formality', 'Bei uns bekommen Sie Brot.'],
  ['de', 'formality', 'Sie finden uns in der Sägegasse.'],
  ['de', 'formality', 'Reinigen Sie die Kette.'],
  ['de', 'familiarity', 'Bring dein Rad mit.'],
  ['de', 'familiarity', 'Reinige die Kette im Winter.'],
  ['de', 'nobody', 'Sie hat das Handwerk in Padua gelernt.'],
  ['en', 'nobody', 'You will find us here.'],
])('%s: to %s: “%s”', (language, shown, text) => {
  expect(addressesOtherwise(text, 'familiarity', language)).toBe(shown === 'formality')
  expect(addressesOtherwise(text, 'formality', language)).toBe(shown === 'familiarity')
})

test.each<Language>(['fr', 'es', 'de', 'en'])(
  '%s: a word without end is looked through in a moment',
  (language) => {
    // Looked through once for each letter, any of them would take many minutes.
    for (const word of ['á', 'áa', 'e']) addressesOtherwise(word.repeat(1_000_000), 'formality', language)
    for (const word of ['á', 'áa', 'e']) addressesOtherwise(word.repeat(1_000_000), 'familiarity', language)
  },
)
