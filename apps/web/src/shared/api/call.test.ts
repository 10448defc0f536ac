import { expect, expectTypeOf, it } from 'vitest'
import type { call, QueryOf } from '#shared/api/call.ts'

type PeopleQuery = QueryOf<'GET /api/admin/users/{userType}'>
type Call = typeof call<'GET /api/admin/users/{userType}'>
const people = { userType: 'customer' } as const

it('what is asked for is spelt as the route reads it: the compiler refuses any other word', () => {
  const ask = (() => undefined) as unknown as Call
  expectTypeOf<PeopleQuery>().toHaveProperty('offset')
  void ask('GET /api/admin/users/{userType}', { params: people, query: { search: 'pain', offset: 20 } })
  // A query may be left out where the route gives each of its words a value.
  void ask('GET /api/admin/users/{userType}', { params: people })
  // @ts-expect-error: no route reads it, and the list would come unsorted without a word.
  void ask('GET /api/admin/users/{userType}', { params: people, query: { ofset: 20 } })
  // @ts-expect-error: what is read as a number is given as one.
  void ask('GET /api/admin/users/{userType}', { params: people, query: { offset: 'twenty' } })
  expect(ask).toBeTypeOf('function')
})
