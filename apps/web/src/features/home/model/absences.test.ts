import { expect, test } from 'vitest'
import { absencesOf } from '#features/home/model/absences.ts'

const ill = { name: 'Nadia', reason: 'Arrêt maladie', holiday: null }

test('days of one person that follow each other are one absence', () => {
  const day = { name: 'Diego', reason: 'Pont', holiday: null, date: '2026-12-01' }
  const away = [
    { ...ill, date: '2026-11-30' },
    day,
    { ...ill, date: '2026-12-01' },
    { ...ill, date: '2026-12-03' },
  ]
  expect(absencesOf(away)).toEqual([
    { ...ill, from: '2026-11-30', to: '2026-12-01' },
    { name: 'Diego', reason: 'Pont', holiday: null, from: '2026-12-01', to: '2026-12-01' },
    { ...ill, from: '2026-12-03', to: '2026-12-03' },
  ])
})
