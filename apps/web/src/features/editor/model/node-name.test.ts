import { motifs, readLeaf } from '@postelier/scene'
import { expect, it } from 'vitest'
import { nameOf } from './node-name.ts'

const [known] = motifs
const motif = (name: string) => motifs.find((one) => one.name === name) ?? null
const naming = { motif, language: 'en' } as const

it('names an element by its name, its first line, or its motif in the language of the person', () => {
  if (!known) throw new Error('There is a motif at least.')
  const leaf = readLeaf({ kind: 'illustration', id: 'a', motif: known.name })
  expect(nameOf(leaf, naming)).toBe(known.label.en)
  expect(nameOf(leaf, { motif, language: 'fr' })).toBe(known.label.fr)
  expect(nameOf({ ...leaf, name: 'Ours' }, naming)).toBe('Ours')
  expect(nameOf(readLeaf({ kind: 'text', id: 'b', content: 'Bread\nand salt' }), naming)).toBe('Bread')
  expect(nameOf(readLeaf({ kind: 'shape', id: 'c' }), naming)).toBe('')
})
