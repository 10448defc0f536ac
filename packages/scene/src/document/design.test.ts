import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostNodes, mostPages, repair } from './design.ts'
import { leavesOf } from './walk.ts'

/** Random JSON that knows the words of a design, so that it comes deep into the readers. */
const almostDesign = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(
      fc.constantFrom(
        'text',
        'image',
        'shape',
        'illustration',
        'group',
        'brand',
        'fixed',
        'linear',
        'radial',
        'n1',
      ),
      fc.double(),
      fc.integer(),
      fc.string(),
      fc.boolean(),
      fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY),
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        'version',
        'ratio',
        'pages',
        'nodes',
        'children',
        'kind',
        'id',
        'fill',
        'background',
        'type',
        'stops',
        'at',
        'colour',
        'from',
        'hex',
        'index',
        'x',
        'width',
        'rotation',
        'opacity',
        'content',
        'size',
        'asset',
        'colours',
        'dynamic',
        'prompt',
        '__proto__',
        'constructor',
        'toString',
      ),
      tie('value'),
    ),
  ),
})).value

const leaf = fc.record({
  kind: fc.constantFrom('text', 'image', 'shape', 'illustration'),
  id: fc.constantFrom('a', 'b', 'c', '', 'a b', 7),
  x: fc.double(),
  width: fc.double(),
  rotation: fc.double(),
  opacity: fc.integer(),
  content: fc.string({ unit: 'binary' }),
  fill: almostDesign,
  colour: almostDesign,
  asset: fc.string(),
})
const pages = fc.array(
  fc.record({ id: fc.string(), name: fc.string(), nodes: fc.array(fc.oneof(leaf, almostDesign)) }),
  {
    maxLength: 14,
  },
)

describe('repair', () => {
  it('never throws, whatever it is given, and what it gives back needs no repair', () => {
    fc.assert(
      fc.property(fc.oneof(almostDesign, fc.record({ pages })), (raw) => {
        const once = repair(raw)
        expect(repair(once)).toEqual(once)
      }),
      { numRuns: 800 },
    )
  })

  it('gives a design that comes back from JSON as it went in', () => {
    fc.assert(
      fc.property(fc.record({ pages }), (raw) => {
        const design = repair(raw)
        expect(repair(JSON.parse(JSON.stringify(design)))).toEqual(design)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every number finite and every id of a page its own', () => {
    fc.assert(
      fc.property(fc.record({ pages }), (raw) => {
        for (const page of repair(raw).pages) {
          const leaves = leavesOf(page.nodes)
          expect(new Set(leaves.map((one) => one.id)).size).toBe(leaves.length)
          for (const { x, y, width, height, rotation } of leaves)
            expect([x, y, width, height, rotation].every(Number.isFinite)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('bounds pages, elements and depth', () => {
    const many = repair({
      pages: Array.from({ length: 50 }, () => ({
        nodes: Array.from({ length: 500 }, () => ({ kind: 'shape' })),
      })),
    })
    expect(many.pages).toHaveLength(mostPages)
    expect(many.pages[0]?.nodes).toHaveLength(mostNodes)
    const bottomless: Record<string, unknown> = { kind: 'group' }
    bottomless.children = [bottomless, { kind: 'shape' }]
    expect(leavesOf(repair({ pages: [{ nodes: [bottomless] }] }).pages[0]?.nodes ?? []).length).toBeLessThan(
      10,
    )
  })

  it('keeps the names that ids have, which may begin with a dash or two strokes, and none that an object knows by itself', () => {
    const assetOf = (asset: unknown) =>
      repair({ pages: [{ nodes: [{ kind: 'image', asset }] }] }).pages[0]?.nodes[0]
    expect(assetOf('-9_zA')).toMatchObject({ asset: '-9_zA' })
    expect(assetOf('__9zA')).toMatchObject({ asset: '__9zA' })
    for (const name of ['__proto__', '', 'a b', '../secret', 7])
      expect(assetOf(name)).toMatchObject({ asset: null })
  })

  it('changes as little as possible: what is good stays beside what is not', () => {
    const [page] = repair({
      ratio: '3:7',
      pages: [
        {
          nodes: [
            { kind: 'text', id: 'title', content: 'Bonjour', size: Number.NaN, x: 12.34567, family: 'arial' },
          ],
        },
      ],
    }).pages
    expect(page?.nodes[0]).toMatchObject({
      id: 'title',
      content: 'Bonjour',
      size: 48,
      x: 12.346,
      family: 'brand',
    })
  })
})
