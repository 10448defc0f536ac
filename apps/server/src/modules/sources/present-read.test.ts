import { readFeedContents } from '@postelier/reading'
import { expect, it } from 'vitest'
import { presentRead } from './present-read.ts'

it('what is kept of a feed before it is a source stays small, and holds what is matched wherever it stands', () => {
  const fields = Array.from({ length: 150 }, (_, nth) => `<f${nth}>${'z'.repeat(1900)}</f${nth}>`).join('')
  const item = `<i>${fields}<nom>Miche</nom><prix>6,50 EUR</prix></i>`
  const body = new TextEncoder().encode(`<?xml version="1.0"?><r>${item.repeat(3)}</r>`)
  const reading = readFeedContents(body, {
    url: 'https://a.example/f.xml',
    type: 'text/xml',
    today: '2026-11-23',
    language: 'fr',
    isOfProducts: true,
    mapping: null,
  })
  if (!('feed' in reading) || !reading.feed.products) throw new Error('No products')
  const { products, ...feed } = reading.feed
  const shown = presentRead({
    ...feed,
    products: { ...products, mapping: products.mapping as never },
    flags: [],
  })
  expect(JSON.stringify(shown).length).toBeLessThan(150_000)
  expect(shown.products?.mapping.fields).toEqual({ name: 'nom', price: 'prix' })
  expect(shown.products?.names).toEqual(expect.arrayContaining(['f0', 'f59', 'nom', 'prix']))
  expect(shown.products?.samples[0]).toMatchObject({ nom: 'Miche', prix: '6,50 EUR' })
})
