import { expect, it } from 'vitest'
import { keyOfLook } from '../looks/look-key.ts'
import type { Assignment } from '../queries/read-assignment.ts'
import { newLook } from './new-look.ts'

const template = {
  id: 1,
  type: 'SINGLE',
  format: '1:1',
  thematics: [],
  isOwn: false,
  pages: 1,
  asks: [{ node: 'a', kind: 'words', role: 'heading1', prompt: '', most: 0 }],
  pictures: 0,
  motifs: ['loaf'],
}
const assignment = {
  brief: { facts: [], voice: { language: 'fr' }, business: { name: 'Maison', city: 'Lyon' } },
  subject: { format: 'image', theme: 'product', facts: [], ownFacts: [], pictureId: null, showsLogo: null },
  fact: undefined,
  trade: 'boulangerie',
  summary: '',
  templates: [template],
  used: [],
  pictures: { ids: [], areOfIt: false, again: [] },
  pagePictures: [],
  factImage: null,
} as unknown as Assignment

it('on the one template there is, each look has another drawing, until all were seen', () => {
  const words = { heading1: 'Pain', heading2: '', description: '' }
  const seen: string[] = []
  for (let nth = 0; nth < 60; nth++) {
    const look = newLook({ assignment, seed: 's', words, seen })
    if (!look) break
    seen.push(keyOfLook(look))
  }
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.length).toBeLessThan(60)
  expect(new Set(seen).size).toBe(seen.length)
})
