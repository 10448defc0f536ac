import { describe, expect, it } from 'vitest'
import type { Network } from '../shared/names.ts'
import { type Form, formsOn, hoursOf, momentOf, type Viewer } from './moments.ts'
import { networkWords } from './words.ts'

const at = Date.parse('2026-11-20T16:30:00Z')
const viewer = (change: Partial<Viewer> = {}, language = 'fr'): Viewer => ({
  words: networkWords(language),
  zone: 'Europe/Paris',
  nowMs: Date.parse('2026-11-22T18:00:00Z'),
  ...change,
})
const shown = (form: Form, of: Viewer) => momentOf(at, form, of).text
const plain = (text: string) => text.replace(/<[^>]+>/g, '').replaceAll(/[\u202f\u00a0]/g, ' ')

describe('the hour of a post', () => {
  it('is the viewer’s own, and its zone is said with it', () => {
    expect(plain(shown('spoken', viewer()))).toBe('20 novembre à 17:30')
    expect(plain(shown('spoken', viewer({ zone: 'America/New_York' })))).toBe('20 novembre à 11:30')
    expect(shown('spoken', viewer())).toContain('title="vendredi 20 novembre 2026 à 17:30 UTC+1"')
    expect(hoursOf(viewer())).toBe('heures de Paris (UTC+1)')
    expect(hoursOf(viewer({ zone: 'America/New_York' }, 'en'))).toBe('times in New York (GMT-5)')
    expect(hoursOf(viewer({ zone: 'UTC' }))).toBe('heures en UTC')
  })

  it('names the year where it is another', () => {
    const later = viewer({ nowMs: Date.parse('2027-02-01T12:00:00Z') })
    for (const form of ['spoken', 'short', 'figures', 'age'] as const) {
      expect(plain(shown(form, viewer()))).not.toContain('2026')
      expect(plain(shown(form, later))).toContain('2026')
    }
    // Midnight has passed in one zone and not in the other.
    const eve = momentOf(Date.parse('2026-12-31T23:30:00Z'), 'spoken', later).text
    expect(plain(eve)).toBe('1 janvier à 0:30')
  })

  it('is as old as it is', () => {
    const ages = [
      ['2026-11-20T16:30:20Z', 'à l’instant'],
      ['2026-11-20T16:50:00Z', '20 min'],
      ['2026-11-20T19:31:00Z', '3 h'],
      ['2026-11-22T18:00:00Z', '2 j'],
      ['2026-12-06T18:00:00Z', '2 sem.'],
      ['2027-03-22T18:00:00Z', '4 mois'],
      ['2028-11-22T18:00:00Z', '2 ans'],
    ] as const
    for (const [now, age] of ages) expect(plain(shown('since', viewer({ nowMs: Date.parse(now) })))).toBe(age)
  })

  it('is written otherwise on each network, and never without the hour', () => {
    const forms = (Object.keys(formsOn) as Network[]).map((network) => {
      const { beside, foot } = formsOn[network]
      return [...beside, ...(foot ? [foot] : [])].map((form) => plain(shown(form, viewer()))).join(' | ')
    })
    expect(forms).toEqual([
      '20 novembre à 17:30',
      '2 j | 20 novembre à 17:30',
      '2 j | 20 nov., 17:30',
      '20/11 17:30',
      '2 j | 17:30 · 20 nov. 2026',
      '2 j | 20 novembre à 17:30',
    ])
  })
})
