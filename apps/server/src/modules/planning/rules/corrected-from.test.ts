import { expect, it } from 'vitest'
import { correctedFrom } from './corrected-from.ts'

const first = 'Le seigle repose une nuit. 🍞 Vous l’auriez deviné ?'
const others = ['Une nuit pour le seigle.', 'Le seigle repose une nuit.']

it.each([
  ['what somebody typed is held against the nearest of them', 'Deux nuits pour le seigle.', others[0]],
  ['an end that is taken away is a correction, though another draft says just that', others[1], first],
  ['another of them that says it otherwise was chosen', others[0], null],
  ['what was left as it was', first, null],
  ['nothing', '  ', null],
])('%s', (_, after, before) => {
  expect(correctedFrom([first, ...others], after ?? '')).toBe(before)
})

it('signs alone that go are a correction of the text they stood in', () => {
  const bare = 'Le seigle repose une nuit. Vous l’auriez deviné ?'
  expect(correctedFrom([first, bare], bare)).toBe(first)
})
