import type { Network } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { fullOf, hasRoomFor, type LinkedAccount, mostAccounts } from './room.ts'

const used = (...networks: Network[]): LinkedAccount[] =>
  networks.map((network) => ({ network, takesPlace: true }))
const forNothing = (...networks: Network[]): LinkedAccount[] =>
  networks.map((network) => ({ network, takesPlace: false }))

describe('room for a further account', () => {
  it('is counted by networks: another one where one is linked takes none', () => {
    expect(hasRoomFor('x', { linked: [], most: 1 })).toBe(true)
    expect(hasRoomFor('x', { linked: used('x', 'x'), most: 1 })).toBe(true)
    expect(hasRoomFor('linkedin', { linked: used('x', 'x'), most: 1 })).toBe(false)
    expect(hasRoomFor('linkedin', { linked: used('x', 'x'), most: 2 })).toBe(true)
    expect(hasRoomFor('linkedin', { linked: used('x', 'facebook', 'tiktok'), most: null })).toBe(true)
  })

  it('is not taken by an account no post goes to, which has no place of its own either', () => {
    expect(hasRoomFor('x', { linked: forNothing('instagram', 'facebook'), most: 1 })).toBe(true)
    const both = [...forNothing('instagram'), ...used('x')]
    expect(hasRoomFor('instagram', { linked: both, most: 1 })).toBe(false)
    expect(hasRoomFor('instagram', { linked: [...both, ...used('instagram')], most: 1 })).toBe(true)
  })

  it('stays on networks that were linked when a plan ended, and is nowhere else', () => {
    const after = { linked: used('x', 'facebook', 'tiktok'), most: 1 }
    expect(hasRoomFor('facebook', after)).toBe(true)
    expect(hasRoomFor('bluesky', after)).toBe(false)
  })

  it('ends at the most accounts of one network, used or not, and says which of both it is', () => {
    const linked = Array.from({ length: mostAccounts }, (_, nth) => ({
      network: 'x' as const,
      takesPlace: nth > 4,
    }))
    expect(fullOf('x', { linked, most: 1 })).toBe('accounts')
    expect(fullOf('x', { linked: linked.slice(1), most: 1 })).toBeNull()
    expect(fullOf('facebook', { linked, most: 1 })).toBe('plan')
  })
})
