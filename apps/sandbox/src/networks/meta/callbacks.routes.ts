// What Meta tells an application unasked: somebody removed it, or wants their data deleted. Told on demand, for tests.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { jsonOf } from '../shared/bodies.ts'
import { seconds } from './graph-time.ts'
import { userNumber } from './meta-accounts.ts'
import type { MetaSandbox } from './meta-sandbox.ts'
import { signRequest } from './signed-request.ts'

const input = z.strictObject({
  network: z.enum(['facebook', 'instagram']),
  kind: z.enum(['deauthorize', 'data-deletion']),
  account: z.string(),
  /** The application's address for it. */
  url: z.url(),
})

/** Signed with the secret in the network's settings; answers what the application answered. */
export function callbackRoutes(app: FastifyInstance, meta: MetaSandbox): void {
  app.post('/networks/callbacks', async (request, reply) => {
    const read = input.safeParse(jsonOf(request))
    const office = read.success ? meta[read.data.network] : undefined
    const person = read.success ? office?.person(read.data.account) : undefined
    const secret =
      read.data?.network === 'instagram' ? meta.instagramSettings().appSecret : meta.settings().appSecret
    if (!read.success || !office || !person || secret === '')
      return reply.code(422).send({
        success: false,
        error: {
          code: 'invalid',
          message: 'network, kind, account, url, and an appSecret in the settings are needed',
        },
      })
    // Removing the application ends its tokens before it is told.
    if (read.data.kind === 'deauthorize') office.endGrants(person.id, 'revoked')
    const issuedAt = seconds(office.now())
    const payload = { user_id: userNumber(person), issued_at: issuedAt, expires: issuedAt + 3600 }
    const answer = await fetch(read.data.url, {
      method: 'POST',
      body: new URLSearchParams({ signed_request: signRequest(payload, secret) }),
    })
    return reply.send({ success: true, data: { status: answer.status, body: await answer.text() } })
  })
}
