import { describe, expect, it } from 'vitest'
import { fullOf, hasRoomFor, mostAccounts } from './room.ts'

describe('room for a further account', () => {
  it('is counted by networks: another one where one is linked takes none', () => {
    expect(hasRoomFor('x', { linked: [], most: 1 })).toBe(true)
    expect(hasRoomFor('x', { linked: ['x', 'x'], most: 1 })).toBe(true)
    expect(hasRoomFor('linkedin', { linked: ['x', 'x'], most: 1 })).toBe(false)
    expect(hasRoomFor('linkedin', { linked: ['x', 'x'], most: 2 })).toBe(true)
    expect(hasRoomFor('linkedin', { linked: ['x', 'facebook', 'tiktok'], most: null })).toBe(true)
  })

  it('stays on networks that were linked when a plan ended, and is nowhere else', () => {
    const after = { linked: ['x', 'facebook', 'tiktok'] as const, most: 1 }
    expect(hasRoomFor('facebook', after)).toBe(true)
    expect(hasRoomFor('bluesky', after)).toBe(false)
  })

  it('ends at the most accounts of one network, and says which of both it is', () => {
    const linked = Array.from({ length: mostAccounts }, () => 'x' as const)
    expect(fullOf('x', { linked, most: 1 })).toBe('accounts')
    expect(fullOf('x', { linked: linked.slice(1), most: 1 })).toBeNull()
    expect(fullOf('facebook', { linked, most: 1 })).toBe('plan')
  })
})
