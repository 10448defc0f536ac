// An approved platform, as far as it is asked: it takes every bill once under its number, and refuses one whose number ends in
// 13, some seconds later, as platforms do.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const takesMs = 5_000

interface Flow {
  readonly number: string
  readonly at: number
}

export function billPlatformRoutes(app: FastifyInstance): void {
  void app.register(async (scope) => {
    const flows = new Map<string, Flow>()
    const flowOf = (number: string | undefined) => [...flows].find(([, flow]) => flow.number === number)?.[0]
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/bill-platform/v1/flows', { bodyLimit: 10_000_000 }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body.toString('latin1') : ''
      const number = /"trackingId":"([^"]{1,35})"/.exec(body)?.[1]
      if (!number || !body.includes('%PDF-')) return reply.code(422).send('A bill and its number are missing')
      if (flowOf(number) !== undefined) return reply.code(409).send('A flow has this number')
      const flowId = randomBytes(9).toString('hex')
      flows.set(flowId, { number, at: Date.now() })
      return reply.code(202).send({ flowId })
    })
    scope.post<{ Body: { where?: { trackingId?: string } } }>(
      '/bill-platform/v1/flows/search',
      async ({ body }) => {
        const flowId = flowOf(body.where?.trackingId)
        return { results: flowId === undefined ? [] : [{ flowId }] }
      },
    )
    scope.get<{ Params: { id: string } }>('/bill-platform/v1/flows/:id', async ({ params }, reply) => {
      const flow = flows.get(params.id)
      if (!flow) return reply.code(404).send('No such flow')
      if (Date.now() - flow.at < takesMs) return { acknowledgement: { status: 'Pending' } }
      return flow.number.endsWith('13')
        ? {
            acknowledgement: {
              status: 'Error',
              details: [{ reasonMessage: 'The buyer is not in the directory' }],
            },
          }
        : { acknowledgement: { status: 'Ok' } }
    })
  })
}
