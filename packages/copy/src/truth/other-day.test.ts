import { expect, it } from 'vitest'
import { dayLeftBehind } from './other-day.ts'

// 2026-12-05 is a Saturday.
it.each([
  ['Rendez-vous samedi 5 décembre.', '2026-12-05', '2026-12-08', 'samedi 5 décembre'],
  ['Rendez-vous samedi 5 décembre.', '2026-12-01', '2026-12-03', null],
  ['Rendez-vous samedi 5 décembre.', '2026-12-01', '2026-12-07', 'samedi 5 décembre'],
  ['Demain, nous fermons à midi.', '2026-12-01', '2026-12-03', 'Demain'],
  ['Samedi, on ouvre à 7 h.', '2026-12-01', '2026-12-03', 'Samedi'],
  ['Samedi, on ouvre à 7 h.', '2026-12-01', '2026-12-05', null],
  ['Le samedi, on ouvre à 7 h.', '2026-12-01', '2026-12-03', null],
  ['We open tonight.', null, '2026-12-03', 'tonight'],
  ['Du pain tous les jours.', '2026-12-01', '2026-12-03', null],
  ['Demain, nous fermons.', '2026-12-03', '2026-12-03', null],
])('“%s”, moved from %s to %s, leaves %s behind', (text, from, to, said) => {
  expect(dayLeftBehind(text, { from, to })).toBe(said)
})
