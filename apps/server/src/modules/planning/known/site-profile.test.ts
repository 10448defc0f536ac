import type { SiteReading } from '@postelier/reading'
import { expect, it } from 'vitest'
import { profileOf } from './site-profile.ts'

const page = { url: 'https://site.example/', title: 't'.repeat(5000) }
const long = `https://site.example/${'x'.repeat(300_000)}`

it('what a page writes without end is kept short, and a picture in place of an address is none', () => {
  const reading: Partial<SiteReading> = {
    name: { value: 'n'.repeat(9000), page } as never,
    summary: null,
    logo: { value: `data:image/png;base64,${'A'.repeat(300_000)}`, page } as never,
    sectorWords: [],
    activityType: 'unknown',
    tone: null,
    formality: null,
    postalAddress: null,
    photos: [
      { url: long, alt: '', heading: '', page },
      { url: 'https://site.example/a.jpg', alt: 'a'.repeat(9000), heading: '', page },
    ] as never,
    languages: [],
    colors: [],
    socials: [
      { network: 'x', url: long, page },
      { network: 'facebook', url: 'https://facebook.com/a', page },
    ] as never,
    feeds: [
      { url: long, title: '' },
      ...Array.from({ length: 90 }, (_, nth) => ({ url: `https://site.example/${nth}`, title: page.title })),
    ] as never,
    pages: [page] as never,
    flags: [{ text: 'x'.repeat(9000), page }] as never,
  }
  const profile = profileOf(reading as SiteReading)
  expect(profile.logo).toBeNull()
  expect(profile.photos?.map(({ url, alt }) => [url, alt.length < 400])).toEqual([
    ['https://site.example/a.jpg', true],
  ])
  expect(profile.socials.map(({ network }) => network)).toEqual(['facebook'])
  expect(profile.feeds).toHaveLength(20)
  expect(JSON.stringify(profile).length).toBeLessThan(12_000)
})
