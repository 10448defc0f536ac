import { expect, it } from 'vitest'
import type { Ask, DraftingTemplate } from '../../visuals/index.ts'
import { altsOfLook, pageAlts } from './alt-of-look.ts'

const ask = (node: string, page = 0): Ask => ({
  node,
  kind: 'words',
  role: 'heading1',
  prompt: '',
  most: 0,
  page,
})
const template = (asks: readonly Ask[], pages = 1): DraftingTemplate => ({
  id: 1,
  type: 'SINGLE',
  format: '1:1',
  thematics: [],
  isOwn: false,
  pages,
  pictures: 0,
  motifs: [],
  takesLogo: false,
  asks,
})
const altsOf = (asks: readonly Ask[], words: Record<string, string>, language = 'fr', pages = 1) =>
  altsOfLook({ template: template(asks, pages), answers: { words, motif: null, pictures: [] } }, language)

it('is what the picture says, in the order it is read, each line with a mark of its own', () => {
  const asks = [ask('question'), ask('answer'), ask('who')]
  const words = { who: 'Lakanal, Grenoble', question: 'Peut-on réserver ?', answer: 'Oui, la veille.' }
  expect(altsOf(asks, words)[0]?.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')).toBe(
    'Texte de l’image : Peut-on réserver ? Oui, la veille. Lakanal, Grenoble.',
  )
  expect(altsOf(asks, { question: 'Do I need a mat?' }, 'en')).toEqual([
    'Text in the image: Do I need a mat?',
  ])
})

it('says nothing of what is not in the picture, and no line twice', () => {
  expect(altsOf([ask('a'), ask('b')], { a: '5', b: '5', elsewhere: 'Le duo coûte 60 €' }, 'en')).toEqual([
    'Text in the image: 5.',
  ])
  expect(altsOf([ask('a')], {})).toEqual([''])
})

it('is of each page what stands on it', () => {
  const alts = altsOf([ask('all'), ask('one', 1)], { all: 'Breads', one: 'Rye' }, 'en', 3)
  expect(alts).toEqual(['Text in the image: Breads.', 'Text in the image: Rye.', ''])
  expect(pageAlts(['p1', 'p2', 'p3'], alts)).toEqual({ p1: alts[0], p2: alts[1] })
})
