import { describe, expect, it } from 'vitest'
import { type Found, isAtRisk, readinessOf } from './readiness.ts'

const publishAt = new Date('2027-03-01T09:00:00Z')
const fine: Found = {
  network: 'instagram',
  publishAt,
  page: { unusable: null },
  link: { state: 'connected', endsAt: new Date('2027-04-01T00:00:00Z') },
  there: 'open',
  isMediaThere: true,
  contentFaults: [],
  notSo: [],
  postsThatDay: 1,
  isHeld: false,
}
const codes = (change: Partial<Found>) => readinessOf({ ...fine, ...change }).map(({ code }) => code)

describe('whether a post will go out', () => {
  it('says nothing where nothing stands against it', () => expect(codes({})).toEqual([]))

  it('names what stands against it', () => {
    expect(codes({ page: undefined, link: undefined, there: 'unasked' })).toEqual(['notLinked'])
    expect(codes({ link: { state: 'expired', endsAt: null } })).toEqual(['linkEnded'])
    expect(codes({ there: 'shut' })).toEqual(['linkEnded'])
    expect(codes({ link: { state: 'connected', endsAt: new Date('2027-02-28T00:00:00Z') } })).toEqual([
      'linkEndsBefore',
    ])
    expect(codes({ there: 'gone' })).toEqual(['pageGone'])
    expect(codes({ there: 'closed' })).toEqual(['pageClosed'])
    expect(codes({ isMediaThere: false })).toEqual(['mediaGone'])
    expect(codes({ contentFaults: [{ code: 'textTooLong' }] })).toEqual(['notTaken'])
    expect(codes({ postsThatDay: 51 })).toEqual(['tooMany'])
    expect(codes({ network: 'linkedin', postsThatDay: 51 })).toEqual([])
    expect(codes({ isHeld: true })).toEqual(['stopped'])
  })

  it('calls nobody for what could not be asked', () => {
    const faults = readinessOf({ ...fine, there: 'noAnswer' })
    expect([faults.map(({ code }) => code), isAtRisk(faults)]).toEqual([['noAnswer'], false])
  })
})
