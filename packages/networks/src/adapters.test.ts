import { networks } from '@postelier/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adapters, configurations } from './adapters.ts'
import { postFormats } from './descriptor.ts'
import { descriptors } from './index.ts'
import { contextOf, imageOf, jobOf, videoOf, writtenDown } from './testing/builders.ts'
import { script } from './testing/scripted-http.ts'

test.each(networks)('%s is whole: descriptor, adapter and configuration', (network) => {
  expect(descriptors[network].network).toBe(network)
  expect(adapters[network].network).toBe(network)
})

test.each(networks)('%s: begins without asking anybody, with plain data, the same way twice', (network) => {
  const media = { text: [], video: [videoOf(1000)], image: [imageOf()], story: [imageOf()] }
  for (const format of postFormats) {
    if (!descriptors[network].formats[format]) continue
    const files = format === 'carousel' || format === 'album' ? [imageOf(), imageOf()] : media[format]
    const job = jobOf({ format, media: files })
    const begin = () => adapters[network].begin(contextOf(script().http), job)
    expect(writtenDown(begin())).toEqual(begin())
    expect(begin()).toEqual(begin())
  }
})

test.each(networks)(
  '%s: a text is over exactly where its count says so, and says so before it is sent',
  (network) => {
    const { countText, faultsOf, formats } = descriptors[network]
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 1, max: 200 }),
        (piece, times) => {
          const text = piece.repeat(times)
          for (const format of postFormats) {
            if (!formats[format]) continue
            const { used, most, also, isOver } = countText(text, format)
            expect(isOver).toBe(used > most || (also !== undefined && also.used > also.most))
            const faults = faultsOf({ format, text, media: [], settings: {} }).map(({ code }) => code)
            expect(faults.includes('textTooLong')).toBe(isOver)
          }
        },
      ),
      { numRuns: 20 },
    )
  },
)

test.each(networks)(
  '%s: the real addresses are what stands where nothing is said, and only addresses are taken',
  (network) => {
    const { schema, isConfigured } = configurations[network]
    const addresses = Object.values(schema.parse({})).filter((value) => value?.includes('://'))
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) expect(address).toMatch(/^https:\/\/[a-z.]+$/)
    const name = Object.entries(schema.parse({})).find(([, value]) => value?.includes('://'))?.[0] ?? ''
    expect(schema.parse({ [name]: 'http://127.0.0.1:4000/x/' })).toMatchObject({
      [name]: 'http://127.0.0.1:4000/x',
    })
    expect(schema.safeParse({ [name]: 'javascript:alert(1)' }).success).toBe(false)
    expect(isConfigured({})).toBe(network === 'bluesky')
    expect(isConfigured({ clientId: 'id', clientSecret: 'secret' })).toBe(true)
  },
)
