import { expect, it } from 'vitest'
import { shippedTemplates } from '../../../testing/shipped-templates.ts'
import { pagesForThings } from './fill-pages.ts'
import { picturesFor } from './pictures-for.ts'

const input = {
  seed: 'one',
  fact: undefined,
  language: 'fr',
  trade: '',
  summary: '',
  ownPictures: ['rye'],
  pagePictures: ['rye', 'nuts', 'figs'],
}
const ofThree = shippedTemplates.filter((one) => pagesForThings(one) === 3)

it('a carousel with a frame for each thing shows the photo of each, in their order', () => {
  const framed = ofThree.filter(({ pictures }) => pictures === 4)
  expect(framed.length).toBeGreaterThan(0)
  for (const template of framed)
    expect(picturesFor(template, input).pictures).toEqual(['rye', 'rye', 'nuts', 'figs'])
})

it('any other template shows none of another thing', () => {
  for (const template of shippedTemplates.filter(({ pictures }) => pictures !== 4))
    for (const picture of picturesFor(template, input).pictures)
      expect(['nuts', 'figs']).not.toContain(picture)
})
