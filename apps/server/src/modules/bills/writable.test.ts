import { expect, it } from 'vitest'
import { writable } from './writable.ts'

/** A face with Latin letters and some signs. */
const has = (letter: string) => /[\p{Script=Latin}\d .,€→]/u.test(letter)

it.each([
  ['Café ❤ ★ Nguyễn ♥ →', 'Café Nguyễn →'],
  ['❤️ Fleurs de Paule ✿', 'Fleurs de Paule'],
  ['Boulangerie 🥐👩🏽‍🍳', 'Boulangerie'],
  ['\u202eMaison\u202c Verdier', 'Maison Verdier'],
  ['Maison\nVerdier', 'Maison\nVerdier'],
  ['猫 Café', '? Café'],
  ['Total  12 €', 'Total  12 €'],
])('leaves signs out that a face does not have, and says where a letter is missing: %s', (words, written) => {
  expect(writable(words, has)).toBe(written)
})
