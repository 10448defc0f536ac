import { describe, expect, test } from 'vitest'
import { readSite } from '../read-site.ts'
import { pictureKey } from './picture-addresses.ts'

const read = (body: string) =>
  readSite('http://site.example/', {
    today: '2026-11-23',
    mostPages: 1,
    fetch: async (url) => {
      if (!url.endsWith('/')) throw Object.assign(new Error('none'), { code: 'notFound' })
      return {
        url,
        type: 'text/html',
        charset: 'utf-8',
        body: new TextEncoder().encode(`<html lang="en"><body>${body}</body></html>`),
      }
    },
  })
const urls = async (body: string) =>
  (await read(`<h1>Kiln</h1><p>We make stoneware in Stoke.</p>${body}`)).photos.map(({ url }) =>
    url.replace('http://site.example', ''),
  )

describe('the largest of what is offered', () => {
  test.each([
    [
      'a set of sizes',
      '<img src="/a-300x200.jpg" srcset="/a-300x200.jpg 300w, /a-1200x800.jpg 1200w">',
      '/a-1200x800.jpg',
    ],
    ['loaded late', '<img src="data:image/gif;base64,R0lG" data-src="/b.jpg">', '/b.jpg'],
    [
      'a picture element',
      '<picture><source srcset="/c-480.webp 480w, /c-960.webp 960w"><img src="/c.jpg" width="300"></picture>',
      '/c-960.webp',
    ],
    [
      'behind words',
      '<div style="background-image: url(\'/d.jpg\')"><p>We fire twice a week.</p></div>',
      '/d.jpg',
    ],
    [
      'a Wix size',
      '<img src="https://static.wixstatic.com/media/e~mv2.jpg/v1/fill/w_300,h_200/e.jpg">',
      'https://static.wixstatic.com/media/e~mv2.jpg',
    ],
    [
      'a Shopify size',
      '<img src="https://cdn.shopify.com/s/f_300x.jpg?v=1">',
      'https://cdn.shopify.com/s/f.jpg?v=1',
    ],
    ['opened by a link', '<a href="/g.jpg"><img src="/g-150x150.jpg"></a>', '/g.jpg'],
    ['shared', '<meta property="og:image" content="/h.jpg">', '/h.jpg'],
  ])('%s', async (_, body, url) => {
    expect(await urls(body)).toEqual([url])
  })
})

test.each([
  '/logo.png',
  '/img/icon-phone.png',
  '/shutterstock_12345.jpg',
  '/AdobeStock_998.jpeg',
  '/photo-by-unsplash.jpg',
  '/pixel.png',
  '/drawing.svg',
  '/small-300x200.jpg',
])('%s is no photo of theirs', async (url) => {
  expect(await urls(`<img src="${url}">`)).toEqual([])
})

test('sizes of one picture are one', () => {
  const same = [
    'https://a.example/u/x-300x200.jpg',
    'https://a.example/u/x-scaled.jpg',
    'https://a.example/u/x.jpg?w=900',
    'https://a.example/u/x_600x.jpg',
  ]
  expect(new Set(same.map(pictureKey)).size).toBe(1)
})

test('a picture is that of the fact whose words it stands beside', async () => {
  const cards = `<div class="w-layout-grid"><div><img src="/mug.jpg"><h3>Mugs</h3><p>Our mugs hold half a pint.</p></div><div><img src="/bowl.jpg"><h3>Bowls</h3><p>Each bowl is dipped twice.</p></div></div>`
  const flat =
    '<h2>Jugs</h2><img src="/jug.jpg" alt=""><p>Our jugs pour without a drip.</p><h2>Lids</h2><img src="/lid.jpg" alt=""><p>Every lid is thrown with its pot.</p>'
  const { facts, photos } = await read(cards + flat)
  const imageOf = new Map(facts.map(({ says, image }) => [says[0], image?.split('/').at(-1)]))
  expect(Object.fromEntries(imageOf)).toEqual({
    'Our mugs hold half a pint.': 'mug.jpg',
    'Each bowl is dipped twice.': 'bowl.jpg',
    'Our jugs pour without a drip.': 'jug.jpg',
    'Every lid is thrown with its pot.': 'lid.jpg',
  })
  expect(photos[0]).toMatchObject({ width: null, height: null, beside: expect.stringContaining('Our mugs') })
})

test.each([
  [
    'before its heading',
    '<img src="/jug.jpg"><h2>Jugs</h2><p>Our jugs pour without a drip.</p><img src="/lid.jpg"><h2>Lids</h2><p>Every lid is thrown with its pot.</p>',
  ],
  [
    'below its heading',
    '<h2>Jugs</h2><img src="/jug.jpg"><p>Our jugs pour without a drip.</p><h2>Lids</h2><img src="/lid.jpg"><p>Every lid is thrown with its pot.</p>',
  ],
  [
    'below its words',
    '<h2>Jugs</h2><p>Our jugs pour without a drip.</p><img src="/jug.jpg"><h2>Lids</h2><p>Every lid is thrown with its pot.</p><img src="/lid.jpg">',
  ],
  [
    'one of two',
    '<h2>Jugs</h2><img src="/jug.jpg"><img src="/jug-2.jpg"><p>Our jugs pour without a drip.</p><h2>Lids</h2><img src="/lid.jpg"><img src="/lid-2.jpg"><p>Every lid is thrown with its pot.</p>',
  ],
])('a picture %s is its own section’s, not the neighbour’s', async (_, body) => {
  const { facts, photos } = await read(`<section>${body}</section>`)
  const imageOf = new Map(facts.map(({ says, image }) => [says[0], image?.split('/').at(-1)]))
  expect(Object.fromEntries(imageOf)).toEqual({
    'Our jugs pour without a drip.': 'jug.jpg',
    'Every lid is thrown with its pot.': 'lid.jpg',
  })
  const names = new Map(facts.map(({ id, says }) => [id, says[0] ?? '']))
  for (const { factId, url } of photos)
    expect(names.get(factId ?? '')).toContain(url.includes('jug') ? 'jugs' : 'lid')
})

test('the second photo of a fact is not thrown away', async () => {
  const { facts } = await read(
    '<section><h2>Jugs</h2><img src="/jug.jpg"><img src="/jug-2.jpg"><p>Our jugs pour without a drip.</p></section>',
  )
  const [jug] = facts.filter(({ says }) => says[0]?.includes('jugs'))
  expect([jug?.image, ...(jug?.moreImages ?? [])]).toEqual([
    'http://site.example/jug.jpg',
    'http://site.example/jug-2.jpg',
  ])
})
