import { describe, expect, it } from 'vitest'
import { finishedTones } from '#features/account/model/finished-tones.ts'

const line = (network: 'x' | 'linkedin', tone: 'humor' | 'institutional' | 'custom', customTone = '') => ({
  network,
  tone,
  customTone,
  enabled: true,
})
const kept = [line('x', 'humor'), line('linkedin', 'institutional')]

describe('tones of networks', () => {
  it('of one’s own wait for their first word: there is nothing to save before', () => {
    expect(finishedTones([line('x', 'custom'), line('linkedin', 'institutional')], kept)).toBe(kept)
    expect(finishedTones([line('x', 'custom', '  '), line('linkedin', 'institutional')], kept)).toBe(kept)
  })

  it('are kept with their first word', () => {
    const typed = [line('x', 'custom', 'Comme au marché'), line('linkedin', 'institutional')]
    expect(finishedTones(typed, kept)).toEqual(typed)
  })

  it('of other networks are kept meanwhile', () => {
    expect(finishedTones([line('x', 'custom'), line('linkedin', 'humor')], kept)).toEqual([
      line('x', 'humor'),
      line('linkedin', 'humor'),
    ])
  })
})
