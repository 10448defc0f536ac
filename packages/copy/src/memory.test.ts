import { expect, test } from 'vitest'
import { emptyMemory, rememberPost, rememberPosts, wasSaid } from './memory.ts'
import { bakery } from './testing/bakery.ts'
import { draftOf, hooksOf, makeBrief } from './testing/make-brief.ts'

test('a post that somebody wrote counts as said, sentence by sentence', () => {
  const memory = rememberPost(
    emptyMemory,
    'Le seigle, 30 heures !\nM. Tilleroy a pétri. 🥖 Vous venez ?',
    'fr',
  )
  expect(wasSaid(memory, 'M. Tilleroy a pétri')).toBe(true)
  expect(wasSaid(memory, 'VOUS VENEZ ? 😊')).toBe(true)
  expect(wasSaid(memory, 'Le seigle')).toBe(false)
  expect(memory.openings).toEqual(['le seigle 30'])
})

test('a year of posts is remembered at once as it is one by one, but for forms', () => {
  const texts = ['Le seigle, 30 heures !\nVous venez ?', 'Le four est chaud. M. Tilleroy a pétri.']
  const { sentences, openings } = texts.reduce(
    (memory, text) => rememberPost(memory, text, 'fr'),
    emptyMemory,
  )
  expect(rememberPosts(emptyMemory, texts)).toEqual({ sentences, openings, forms: {} })
})

test('what was said by hand is not said again by the engine, not even in almost the same words', () => {
  const facts = bakery.filter(({ id }) => id === 'p1')
  const memory = rememberPost(emptyMemory, 'Notre pain de seigle lève 30 heures avant de cuire !', 'fr')
  const [hook] = hooksOf(draftOf(makeBrief({ facts, memory })))
  expect(hook?.text).not.toContain('lève')
  expect(hook?.text).toContain('une semaine')
})

test('a line of our hand that was said elsewhere is used up', () => {
  const said = rememberPost(emptyMemory, 'Le seigle. Vous connaissiez cette histoire ?', 'fr')
  expect(Object.keys(said.forms)).toHaveLength(1)
  const brief = makeBrief({
    facts: bakery.filter(({ kind }) => kind === 'history'),
    objective: 'engagement',
    alternatives: 6,
  })
  const texts = ['a', 'b', 'c', 'd'].flatMap((seed) => draftOf({ ...brief, memory: said, seed }).common)
  expect(texts.some(({ text }) => text.includes('cette histoire'))).toBe(false)
  const free = ['a', 'b', 'c', 'd'].flatMap((seed) => draftOf({ ...brief, seed }).common)
  expect(free.some(({ text }) => text.includes('cette histoire'))).toBe(true)
})

test('remembering twice is remembering once', () => {
  const once = rememberPost(emptyMemory, 'Le four est chaud. Vous venez ?', 'fr')
  const { sentences, openings } = rememberPost(once, 'Le four est chaud. Vous venez ?', 'fr')
  expect({ sentences, openings }).toEqual({ sentences: once.sentences, openings: once.openings })
})
