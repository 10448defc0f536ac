import { expect, it } from 'vitest'
import { testServer } from '../testing/test-platform.ts'

const server = await testServer()

it('a request of a session that is over takes away no cookie: a new one may have come meanwhile', async () => {
  const reply = await server.app.inject({
    url: '/user/current',
    cookies: { po_session: 'over-since-somebody-sat-down-in-another-chair' },
  })
  expect(reply.statusCode).toBe(401)
  expect(reply.cookies.filter(({ name }) => name.endsWith('po_session'))).toEqual([])
})
