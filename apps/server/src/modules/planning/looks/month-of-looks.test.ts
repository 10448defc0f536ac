// A month of posts as they hang side by side: no look, drawing or picture comes back at once, and none is a stranger's.
import { collectionPictureByName, readCollectionAsset, templateSources } from '@postelier/scene'
import { describe, expect, it } from 'vitest'
import { composedMonth, shownOn } from '../../../testing/composed-month.ts'
import { collectionOf } from './collection-of.ts'

const businesses = [
  ['baker', 'Boulangerie'],
  ['baker', ''],
  ['lawyer', 'Avocat'],
  ['garage', 'Garage automobile'],
  ['florist', 'Floristería'],
  ['workshop', 'Tischlerei'],
  ['yoga', ''],
  ['software', 'Software'],
  ['hairdresser', 'Coiffeur'],
  ['plumber', 'Klempner'],
] as const

describe.each(businesses)('a month of the %s, known as “%s”', (key, trade) => {
  const posts = composedMonth(key, 12, { trade })
  const keys = posts.map(({ look }) => templateSources[look.template.id]?.key ?? '')

  it('shows no look more than twice, and none beside itself', () => {
    expect(posts.length).toBeGreaterThan(6)
    for (const one of keys) expect(keys.filter((other) => other === one).length, one).toBeLessThanOrEqual(2)
    for (const [at, one] of keys.entries()) expect(one).not.toBe(keys[at - 1])
    expect(new Set(keys).size).toBeGreaterThanOrEqual(Math.min(8, keys.length))
  })

  it('shows no drawing and no picture beside itself', () => {
    const shown = posts.map(({ look }) => shownOn(look).map((one) => readCollectionAsset(one)?.name ?? one))
    for (const [at, names] of shown.entries())
      expect(names.filter((name) => shown[at - 1]?.includes(name))).toEqual([])
  })

  it('names in each picture what its post is about', () => {
    const beginnings = (text: string) =>
      text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 5))
    const nameless = posts.filter(({ subject, fact, look }) => {
      const shown = beginnings(Object.values(look.answers.words).join(' '))
      const wanted = beginnings(`${subject.name} ${fact?.about ?? ''} ${fact?.question ?? ''}`)
      return wanted.length > 0 && !wanted.some((word) => shown.includes(word))
    })
    expect(nameless.map(({ subject, look }) => [subject.name, look.answers.words])).toEqual([])
  })

  it('shows of the collection only what has to do with the post or the trade', () => {
    for (const { look, fact } of posts)
      for (const asset of look.answers.pictures) {
        const known = collectionOf({ about: fact?.about ?? '', trade, language: fact?.language ?? 'fr' })
        expect(known, look.template.asks.map(({ node }) => look.answers.words[node]).join(' / ')).toContain(
          readCollectionAsset(asset)?.name,
        )
      }
    if (trade === '')
      for (const { look } of posts)
        for (const asset of look.answers.pictures)
          expect(collectionPictureByName(readCollectionAsset(asset)?.name ?? '')?.kind).not.toBe('scene')
  })
})
