import type { SubjectView } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { ideasForDay } from '#features/planning/day/ideas-for-day.ts'

const idea = (id: string, localTime: string | null, rest: Partial<SubjectView> = {}): SubjectView => ({
  id,
  name: id,
  description: '',
  thematicId: null,
  audienceId: null,
  networks: [],
  objective: 'visibility',
  format: 'image',
  theme: 'product',
  tone: null,
  templateId: null,
  thumb: null,
  publishAt: null,
  localTime,
  opensAt: null,
  origin: 'planning',
  proposedBy: null,
  status: 'proposed',
  taskId: null,
  similar: null,
  facts: [],
  version: 1,
  ...rest,
})
const on = (day: string, ...ideas: readonly SubjectView[]) => ideasForDay(ideas, day).map(({ id }) => id)

describe('what could go on a day without posts', () => {
  it('is meant for it, and nothing of other days then', () => {
    const meant = idea('meant', '2026-12-03T09:00', { status: 'accepted' })
    expect(on('2026-12-03', idea('undated', null), meant, idea('other', '2026-12-04T09:00'))).toEqual([
      'meant',
    ])
  })

  it('has no day yet, or the nearest one; what was kept for another day stays there', () => {
    const some = [
      idea('far', '2026-12-20T09:00'),
      idea('near', '2026-12-01T09:00'),
      idea('kept', '2026-12-04T09:00', { status: 'accepted' }),
      idea('undated', null),
      idea('farther', '2026-12-30T09:00'),
    ]
    expect(on('2026-12-03', ...some)).toEqual(['undated', 'near', 'far'])
  })

  it('is not over by then', () => {
    const facts = [{ kind: 'event', date: '2026-12-02', until: null }] as unknown as SubjectView['facts']
    expect(on('2026-12-03', idea('market', null, { facts }))).toEqual([])
    expect(on('2026-12-02', idea('market', null, { facts }))).toEqual(['market'])
  })
})
