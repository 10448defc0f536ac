import { describe, expect, it } from 'vitest'
import type { Shape } from '#features/posts/model/post-on.ts'
import { countOn, tightestOf } from '#features/posts/model/text-count.ts'

const picture: Shape = { format: 'image', pages: 1, shows: 'design', media: { items: [] } }

describe('a text as a network counts it', () => {
  it('is calm, then near, then over, at the network’s own limit', () => {
    const toneOf = (length: number) => countOn('bluesky', 'é'.repeat(length), picture).tone
    expect([254, 255, 300, 301].map(toneOf)).toEqual(['calm', 'near', 'near', 'over'])
    expect(countOn('x', 'é'.repeat(281), picture)).toMatchObject({ used: 281, most: 280, tone: 'over' })
  })

  it('counts what each counts: an address by its weight there, a family as one picture or as its parts', () => {
    const text = 'https://maison-verdier.example.com/pain/du/samedi/matin 👨‍👩‍👧'
    expect(countOn('x', text, picture).used).toBe(26)
    expect(countOn('bluesky', text, picture).used).toBe(57)
    expect(countOn('linkedin', text, picture).used).toBe(text.length)
  })

  it('has the limit of what it goes out as, whatever it was begun as', () => {
    expect(countOn('tiktok', 'Oui', picture).most).toBe(4000)
    expect(countOn('tiktok', 'Oui', { ...picture, format: 'video', pages: 0 }).most).toBe(2200)
    expect(countOn('tiktok', 'Oui', { ...picture, format: 'video' }).most).toBe(4000)
  })

  it('shows the weight where that is what it comes up against', () => {
    const families = '👨‍👩‍👧‍👦'.repeat(121)
    expect(countOn('bluesky', families, picture)).toMatchObject({ isBytes: true, most: 3000, tone: 'over' })
  })

  it('is tightest where the least room is left, whatever the figures', () => {
    const of = (text: string) =>
      tightestOf((['linkedin', 'bluesky', 'x'] as const).map((network) => countOn(network, text, picture)))
    expect(of('Pain')?.network).toBe('x')
    expect(of('https://maison-verdier.example.com/a/very/long/address')?.network).toBe('bluesky')
    expect(tightestOf([])).toBeUndefined()
  })
})
