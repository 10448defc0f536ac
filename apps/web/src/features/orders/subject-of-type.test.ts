import type { BriefSubject } from '@postelier/contract/orders'
import { describe, expect, it } from 'vitest'
import { subjectOfType } from '#features/orders/subject-of-type.ts'

const other: BriefSubject = { type: 'other', message: 'Le marché de Noël' }

describe('another type of subject', () => {
  it('keeps the main text under its other name, and brings it back as it was changed', () => {
    const event = subjectOfType('event', other)
    expect(event).toMatchObject({ type: 'event', description: 'Le marché de Noël', place: 'presence' })
    const back = subjectOfType('other', { ...event, description: 'Le marché' } as BriefSubject, other)
    expect(back).toEqual({ type: 'other', message: 'Le marché' })
  })

  it('has again what was written in the fields that it alone has', () => {
    const event = { ...subjectOfType('event', other), location: 'Place Bellecour' } as BriefSubject
    const again = subjectOfType('event', subjectOfType('other', event), event)
    expect(again).toEqual(event)
  })
})
