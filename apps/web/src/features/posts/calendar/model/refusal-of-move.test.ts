import { expect, test } from 'vitest'
import { refusalOfMove } from '#features/posts/calendar/model/refusal-of-move.ts'
import { ApiError } from '#shared/api/api-error.ts'

const refused = (code: string, fields: Record<string, string> = {}) =>
  refusalOfMove(new ApiError({ status: 409, code, message: 'Non.', fields }), 'Quelqu’un l’a déplacé.')

test('a refused drag says its own reason; that somebody changed it is said of a conflict alone', () => {
  expect(refused('conflict')).toBe('Quelqu’un l’a déplacé.')
  expect(refused('conflict', { localTime: 'Cette heure est passée.' })).toBe('Quelqu’un l’a déplacé.')
  expect(refused('validation', { localTime: 'Cette heure est passée.' })).toBe('Cette heure est passée.')
  // The server's own sentence holds.
  expect(refused('notNow')).toBeNull()
  expect(refusalOfMove(new Error('gone'), 'x')).toBeNull()
})
