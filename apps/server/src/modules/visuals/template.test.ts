import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designFor, hashOf, nameIn, reordered } from './template.ts'

describe('a template’s design', () => {
  it('has its own ratio and as many pages as its type, whatever is put in', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const single = designFor(raw, { type: 'SINGLE', format: '9:16' })
        expect([single.ratio, single.pages.length]).toEqual(['9:16', 1])
      }),
    )
    const many = { ratio: '16:9', pages: Array.from({ length: 30 }, () => ({})) }
    expect(designFor(many, { type: 'CAROUSEL', format: '1:1' }).pages).toHaveLength(10)
  })

  it('is known by what it shows, not by the order of its keys', () => {
    const drawn = designFor(
      { pages: [{ nodes: [{ kind: 'shape', x: 4 }] }] },
      { type: 'SINGLE', format: '1:1' },
    )
    const turned = Object.fromEntries(Object.entries(drawn).reverse()) as unknown as typeof drawn
    expect(hashOf(turned)).toBe(hashOf(drawn))
    expect(hashOf({ ...drawn, ratio: '9:16' })).not.toBe(hashOf(drawn))
  })
})

describe('a new order', () => {
  it.each([
    [
      [1, 2, 3],
      [3, 1, 2],
      [3, 1, 2],
    ],
    [
      [1, 2, 3, 4, 5],
      [4, 2],
      [1, 4, 3, 2, 5],
    ],
    [
      [1, 2, 3],
      [2, 2, 1],
      [2, 1, 3],
    ],
    [[1, 2], [], [1, 2]],
  ])('of %j by %j is %j', (all, wanted, after) => expect(reordered(all, wanted)).toEqual(after))

  it('loses nothing', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }))
    fc.assert(
      fc.property(some, some, (all, wanted) => {
        const known = wanted.filter((id) => all.includes(id))
        expect(reordered(all, known).toSorted()).toEqual(all.toSorted())
      }),
    )
  })
})

it('a name stands for the one that is missing', () => {
  expect(nameIn({ nameFr: 'Avis', nameEn: '' }, 'en')).toBe('Avis')
  expect(nameIn({ nameFr: 'Avis', nameEn: 'Review' }, 'en')).toBe('Review')
})
