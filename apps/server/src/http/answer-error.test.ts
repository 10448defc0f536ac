import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testServer } from '../testing/test-platform.ts'
import { answerError } from './answer-error.ts'

let app: FastifyInstance
beforeAll(async () => {
  const { platform } = await testServer()
  app = Fastify()
  await app.register(cookie)
  app.setErrorHandler((reason, request, reply) => answerError(platform, reason, request, reply))
  app.get('/:code', async (request) => {
    const { code } = request.params as { code: string }
    const fault = Object.assign(new Error('As a library says it'), { code })
    // As a driver of the database passes it on.
    throw 'wrapped' in (request.query as object) ? new Error('Failed query', { cause: fault }) : fault
  })
})
afterAll(() => app.close())

it.each([
  ['ENOSPC', 503, 'unavailable'],
  ['EDQUOT', 503, 'unavailable'],
  ['53100', 503, 'unavailable'],
  ['57P01', 503, 'unavailable'],
  ['EACCES', 500, 'internal'],
  ['42P01', 500, 'internal'],
])(
  '%s is answered with %i: what passes by itself is told from a fault of ours',
  async (code, status, said) => {
    for (const url of [`/${code}`, `/${code}?wrapped`]) {
      const reply = await app.inject({ url })
      expect([reply.statusCode, reply.json().error.code]).toEqual([status, said])
    }
  },
)
