import type { FactView } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { formerSites, isSameSite } from '#features/planning/start/former-sites.ts'

const read = (url: string, state: FactView['state'] = 'found') =>
  ({ state, source: { by: 'page', url, title: '' } }) as FactView
const said = { state: 'said', source: { by: 'person' } } as FactView

describe('the sites known beside an address', () => {
  const items = [
    read('https://www.verdier.fr/pains'),
    read('https://old.example/'),
    read('https://old.example/two'),
    read('https://mended.example/', 'mended'),
    said,
  ]

  it('are those something was read on, each with how much, and nothing that a person said or mended', () => {
    expect(formerSites(items, 'https://neuf.fr')).toEqual([
      { host: 'old.example', count: 2 },
      { host: 'verdier.fr', count: 1 },
    ])
  })

  it('are none of the same name, with www or without, on whatever page', () => {
    expect(formerSites([read('https://www.verdier.fr/pains')], 'https://verdier.fr/contact')).toEqual([])
  })

  it('are none while nothing is typed that could be an address', () => {
    expect(formerSites(items, 'https://ver')).toEqual([])
    expect(formerSites(items, 'https://')).toEqual([])
  })

  it.each([
    ['blog.verdier.fr', 'https://boutique.verdier.fr', true],
    ['verdier.fr', 'https://boutique.verdier.fr', true],
    ['verdier.fr', 'https://marchand.fr', false],
    ['verdier.co.uk', 'https://marchand.co.uk', false],
    ['verdier.wordpress.com', 'https://marchand.wordpress.com', false],
    ['shop.verdier.co.uk', 'https://verdier.co.uk', true],
  ])('%s and %s are one business’s: %s', (host, url, expected) => {
    expect(isSameSite(host, url)).toBe(expected)
  })
})
