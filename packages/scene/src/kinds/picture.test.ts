import { expect, test } from 'vitest'
import { wholeBrand } from '../brand/brand.ts'
import { collectionAsset, readCollectionAsset } from '../collection/asset.ts'
import { collectionPictureByName, collectionPictures } from '../collection/index.ts'
import { repair } from '../document/design.ts'
import { assetsOf } from '../document/walk.ts'
import { paintNode } from '../paint/paint-page.ts'
import { FontBook } from '../text/font-book.ts'
import type { Remark, Surroundings } from './kind.ts'

const brandOf = (primary: string) => wholeBrand({ colours: { primary } })
const around = (primary = '#113355'): Surroundings => ({
  brand: brandOf(primary),
  language: 'fr',
  fonts: new FontBook(() => Promise.reject(new Error('no words here'))),
  assetSize: () => null,
  emoji: () => null,
  motif: () => null,
  collection: collectionPictureByName,
})
const designWith = (asset: string, size = { width: 400, height: 300 }) =>
  repair({ pages: [{ nodes: [{ kind: 'image', asset, ...size }] }] })

function paint(asset: string, primary?: string, size?: { width: number; height: number }) {
  const remarks: Remark[] = []
  const [node] = designWith(asset, size).pages[0]?.nodes ?? []
  if (!node) throw new Error('There is one element.')
  return { drawn: paintNode(node, around(primary), (remark) => remarks.push(remark)), remarks }
}

test('every picture of the collection has a name that a design can keep', () => {
  for (const { name } of collectionPictures) {
    const asset = collectionAsset({ name, seed: 7 })
    expect(readCollectionAsset(asset)).toEqual({ name, seed: 7 })
    expect(designWith(asset).pages[0]?.nodes[0]).toMatchObject({ asset })
  }
})

test('the same asset is drawn alike, in the colours of whoever wears it, and is no file to be read', () => {
  const asset = collectionAsset({ name: 'terrazzo', seed: 3 })
  expect(paint(asset)).toEqual(paint(asset))
  expect(paint(asset, '#aa0033').drawn).not.toEqual(paint(asset).drawn)
  expect(paint(collectionAsset({ name: 'terrazzo', seed: 4 })).drawn).not.toEqual(paint(asset).drawn)
  expect(assetsOf(designWith(asset), brandOf('#000000'))).toEqual([])
})

test('a name nobody has holds the place and says so', () => {
  expect(paint('collection.no-such-picture.1').remarks).toEqual([
    { type: 'pictureMissing', node: expect.any(String) },
  ])
})

test('a frame as long as a ribbon is filled all the same', () => {
  for (const size of [
    { width: 4000, height: 20 },
    { width: 3, height: 4000 },
  ])
    for (const { name } of collectionPictures) {
      const { drawn, remarks } = paint(collectionAsset({ name, seed: 1 }), undefined, size)
      expect(remarks).toEqual([])
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity|null/)
    }
})
