import { expect, test } from 'vitest'
import { composePost } from './compose/compose-post.ts'
import { emptyMemory, rememberPost, rememberPosts, wasSaid, wasSaidAlike } from './memory.ts'
import { bakery } from './testing/bakery.ts'
import { draftOf, hooksOf, makeBrief } from './testing/make-brief.ts'

test('a post that somebody wrote counts as said, sentence by sentence', () => {
  const memory = rememberPost(emptyMemory, 'Le seigle, 30 heures !\nM. Tilleroy a pétri. 🥖 Vous venez ?')
  expect(wasSaid(memory, 'M. Tilleroy a pétri')).toBe(true)
  expect(wasSaid(memory, 'VOUS VENEZ ? 😊')).toBe(true)
  expect(wasSaid(memory, 'Le seigle')).toBe(false)
})

test('a year of posts is remembered at once as it is one by one', () => {
  const texts = ['Le seigle, 30 heures !\nVous venez ?', 'Le four est chaud. M. Tilleroy a pétri.']
  const one = texts.reduce((memory, text) => rememberPost(memory, text), emptyMemory)
  expect(rememberPosts(emptyMemory, texts)).toEqual(one)
})

test('what was said by hand is not said again by the engine, not even in almost the same words', () => {
  const facts = bakery.filter(({ id }) => id === 'p1')
  const memory = rememberPost(emptyMemory, 'Notre pain de seigle lève 30 heures avant de cuire !')
  // “Il se garde une semaine…” points back at what is not told any more.
  expect(composePost(makeBrief({ facts, memory }))).toMatchObject({ missing: 'product' })
  const more = facts.map((fact) => ({
    ...fact,
    says: [...fact.says, 'Le pain de seigle se vend aussi tranché.'],
  }))
  const [hook] = hooksOf(draftOf(makeBrief({ facts: more, memory })))
  expect(hook?.text).not.toContain('lève')
  expect(hook?.text).toContain('tranché')
})

test('remembering twice is remembering once', () => {
  const once = rememberPost(emptyMemory, 'Le four est chaud. Vous venez ?')
  expect(rememberPost(once, 'Le four est chaud. Vous venez ?')).toEqual(once)
})

test('a name over a post or a town under it is nothing that was said', () => {
  const memory = rememberPosts(emptyMemory, ['La Glicina, Sevilla\n\nLos ramos se envuelven en papel.'])
  expect(memory.sentences).toEqual(['los ramos se envuelven en papel'])
  expect(wasSaidAlike(memory, 'La Glicina es una floristería de Sevilla.', 'es')).toBe(false)
})

test('a name with its price is told again nowhere just so, and stands in no sentence’s way', () => {
  const memory = rememberPosts(emptyMemory, ['Révision avant départ : 79 €\n\nElle prend une heure.'])
  expect(wasSaid(memory, 'Révision avant départ : 79 €')).toBe(true)
  expect(
    wasSaidAlike(memory, 'Relis le carnet, fais la révision avant départ, et gonfle les pneus.', 'fr'),
  ).toBe(false)
})
