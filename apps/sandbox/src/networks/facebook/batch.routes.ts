// Several calls in one: each is answered as if it had come alone, in their order.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalidParameter } from '../meta/graph-error.ts'
import { inputOf, tokenOf } from '../meta/graph-request.ts'
import type { MetaSandbox } from '../meta/meta-sandbox.ts'
import { faultOf } from '../shared/named-call.ts'

const item = z.object({
  method: z.enum(['GET', 'POST', 'DELETE']),
  relative_url: z.string().max(8000),
  body: z.string().optional(),
})
const batch = z.array(item).min(1)

export function batchRoute(app: FastifyInstance, { facebook }: MetaSandbox, base: string): void {
  for (const path of ['/', '/:version(^v\\d+\\.\\d+$)/'])
    app.post(`${base}${path}`, facebook.call('batch', { processes: true }), async (request) => {
      const items = batch.safeParse(inputOf(request).params.json('batch'))
      if (!items.success) throw invalidParameter('The parameter batch is required')
      if (items.data.length > 50)
        throw invalidParameter('Too many requests in batch message. Maximum batch size is 50')
      const answers = []
      for (const one of items.data) answers.push(await answerOne(request, one))
      // What was not finished in time is null, though it may have had its effect: here the last, on demand.
      if (faultOf(request)?.kind === 'late-failure') return [...answers.slice(0, -1), null]
      return answers
    })

  async function answerOne(request: FastifyRequest, { method, relative_url, body }: z.infer<typeof item>) {
    const token = tokenOf(request)
    const answer = await app.inject({
      method,
      url: `${base}/${relative_url.replace(/^\//, '')}`,
      headers: {
        host: request.host,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { payload: body }),
    })
    const headers = Object.entries(answer.headers).map(([name, value]) => ({ name, value: String(value) }))
    return { code: answer.statusCode, headers, body: answer.body }
  }
}
