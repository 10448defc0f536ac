import { expect, test } from 'vitest'
import { fieldsOf } from '#features/journal/use-details.ts'

test('the fields that moved are found wherever an action notes them', () => {
  expect(fieldsOf({ action: 'profile.changed', details: { fields: ['phone', 'phone'] } })).toEqual(['phone'])
  expect(fieldsOf({ action: 'society.changed', details: { changed: ['city'] } })).toEqual(['city'])
  expect(fieldsOf({ action: 'notifications.changed', details: { weekday: 2 } })).toEqual(['weekday'])
  expect(fieldsOf({ action: 'texts.imported', details: { changed: 4 } })).toEqual([])
})
