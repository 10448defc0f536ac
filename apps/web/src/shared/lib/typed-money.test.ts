import { describe, expect, it } from 'vitest'
import { readCents, writeCents } from '#shared/lib/typed-money.ts'

describe('an amount that is typed', () => {
  it('is cents, with a comma or a point', () => {
    expect(['29', '29,9', '29.90', ' 1 290,05 € ', '0'].map(readCents)).toEqual([2900, 2990, 2990, 129005, 0])
    expect(['', '29,999', '-3', '3e2', 'dix'].map(readCents)).toEqual([null, null, null, null, null])
  })
  it('comes back as it was typed', () => {
    expect([writeCents(2900, 'fr'), writeCents(2905, 'fr'), writeCents(2990, 'en')]).toEqual([
      '29',
      '29,05',
      '29.90',
    ])
  })
})
