import { describe, expect, it } from 'vitest'
import { budgetOf, daysOf, freshDraft, localTimesOf, missingOf, payingAccount } from './boost-draft.ts'

const now = new Date('2027-03-01T23:30:00Z')
const zone = 'Europe/Paris'

describe('a boost being filled in', () => {
  it('is for seven days from now on, by the business’s local time', () => {
    const draft = freshDraft(zone, now)
    expect([draft.beginDay, draft.endDay, daysOf(draft, zone, now)]).toEqual(['2027-03-02', '2027-03-09', 7])
    expect(localTimesOf(draft, zone, now)).toEqual({ beginAt: '2027-03-02T00:30', endAt: '2027-03-09T00:30' })
    const later = { ...draft, beginDay: '2027-03-03' }
    expect([daysOf(later, zone, now), localTimesOf(later, zone, now).beginAt]).toEqual([
      7,
      '2027-03-03T00:00',
    ])
    expect(daysOf({ ...draft, endDay: '2027-03-01' }, zone, now)).toBe(0)
    expect(daysOf({ ...draft, endDay: '' }, zone, now)).toBe(0)
  })

  it.each([
    ['10', 'EUR', 1000],
    ['12,5', 'EUR', 1250],
    ['12.50', 'EUR', 1250],
    ['900', 'JPY', 900],
    ['0', 'EUR', null],
    ['-3', 'EUR', null],
    ['1e3', 'EUR', null],
    ['', 'EUR', null],
  ])('%s in %s is %s', (text, currency, amount) => {
    expect(budgetOf(text, currency)).toBe(amount)
  })

  it('is paid by the account that was chosen, or by the only one that can', () => {
    const [one, other] = [
      { id: '1', unusable: null },
      { id: '2', unusable: null },
    ]
    const closed = { id: '3', unusable: 'closed' }
    const paid = (advertAccount: string, ...offered: Parameters<typeof payingAccount>[1][number][]) =>
      payingAccount({ advertAccount }, offered)?.id
    expect(paid('', one, closed)).toBe('1')
    expect(paid('', one, other)).toBeUndefined()
    expect(paid('2', one, other)).toBe('2')
    expect(paid('3', closed)).toBeUndefined()
  })

  it('says what it still waits for, in the order it is asked for', () => {
    const draft = freshDraft(zone, now)
    const whole = { hasAccount: true, dailyBudget: 1000, days: 7 }
    expect(missingOf(draft, whole)).toEqual([])
    expect(missingOf(draft, { hasAccount: false, dailyBudget: null, days: 0 })).toEqual([
      'account',
      'days',
      'budget',
    ])
    expect(missingOf({ ...draft, objective: 'outcomeLeads' }, whole)).toEqual(['link', 'pixel'])
    expect(missingOf({ ...draft, objective: 'outcomeTraffic', link: 'https://verdier.fr' }, whole)).toEqual(
      [],
    )
  })
})
