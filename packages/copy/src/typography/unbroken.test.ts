import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'
import { unbroken } from './unbroken.ts'

/** With “_” where a line must not break. */
test.each<[Language, string, string]>([
  ['fr', 'Du lundi au vendredi : 8h-12h / 14h-18h30', 'Du lundi au vendredi_: 8_h_–_12_h, 14_h_–_18_h_30'],
  ['fr', 'un chalet du 27 novembre au 24 décembre 2026', 'un chalet du_27_novembre au_24_décembre_2026'],
  ['fr', 'commandez avant le 19 décembre 2026', 'commandez avant le_19_décembre_2026'],
  ['fr', 'le 1er mai, bus n° 4, six jours', 'le_1er_mai, bus n°_4, six jours'],
  ['fr', '27 novembre – 24 décembre', '27_novembre_– 24_décembre'],
  ['fr', 'lève 30 heures, 250 g, 32,00 €', 'lève 30_heures, 250_g, 32_€'],
  ['en', 'Monday to Friday: 6.45 am – 8.30 pm', 'Monday to Friday: 6:45_am_–_8:30_pm'],
  ['en', 'on 5 December 2026 at 7 pm', 'on_5_December_2026 at_7_pm'],
  ['en', 'until December 14, for 30 days', 'until December_14, for 30_days'],
  [
    'es',
    'De lunes a viernes: 9:30 – 14:00 y 17:00 – 20:30',
    'De lunes a viernes: 9:30_–_14:00 y 17:00_–_20:30',
  ],
  ['es', 'el 5 de diciembre de 2026, a las 10:30', 'el_5_de_diciembre_de_2026, a las_10:30'],
  ['de', 'am 5. Dezember 2026 um 14 Uhr', 'am_5._Dezember_2026 um_14_Uhr'],
  ['de', 'Dienstag: 9 – 12 Uhr, 10 Tage', 'Dienstag: 9_–_12_Uhr, 10_Tage'],
])('%s: %s', (language, text, kept) => {
  const set = unbroken(typeset(text, language), language)
  expect(set.replaceAll('\u{a0}', '_')).toBe(kept)
  expect(unbroken(set, language), 'bound twice').toBe(set)
  expect(set.replaceAll('\u{a0}', ' ')).toBe(typeset(text, language).replaceAll('\u{a0}', ' '))
})
