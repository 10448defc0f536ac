import { email } from '@postelier/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { faultsOf } from './zod-faults.ts'

const body = z.object({
  email,
  roleId: z.number().int().positive(),
  hours: z.number().min(1),
  tone: z.enum(['humor', 'original']),
  name: z.string().min(3),
})
const keysOf = (input: unknown) => {
  const { error } = body.safeParse(input, { reportInput: true })
  return Object.fromEntries(
    Object.entries(faultsOf(error?.issues ?? [])).map(([path, { key }]) => [path, key]),
  )
}

test('what nobody answered is missing, not wrong', () => {
  const required = { email: 'required', roleId: 'required', tone: 'required', name: 'required' }
  expect(keysOf({ email: ' ', roleId: 0, hours: 1, tone: '', name: '' })).toEqual(required)
  expect(keysOf({ hours: 1, tone: null })).toEqual(required)
})

test('what is answered wrongly says how', () => {
  expect(keysOf({ email: 'nadia', roleId: -1, hours: 0, tone: 'sad', name: 'ab' })).toEqual({
    email: 'email',
    roleId: 'tooSmall',
    hours: 'tooSmall',
    tone: 'notOffered',
    name: 'tooShort',
  })
})
