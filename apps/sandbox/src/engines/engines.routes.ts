// An AI service, stood in for: two protocols for words and one for pictures, in the words of their public documentation.
//
// | what it stands in for                                | base path here       |
// |------------------------------------------------------|----------------------|
// | https://api.anthropic.com/v1 (messages)              | /engines/v1          |
// | https://api.openai.com/v1 (chat completions, images) | /engines/v1          |
// | a service of one's own, which wants no key           | /engines/open/v1     |
//
// Any key opens it, except one with "wrong" in it; a model with "unknown" in its name is not there. For people: /engines. For
// tests and for that page: /engines/{faults,calls,reset}.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { chatRoutes } from './chat.ts'
import { engineCalls, engineFaultKinds } from './engine-faults.ts'
import { EngineSandbox } from './engine-sandbox.ts'
import { imagesRoutes } from './images.ts'
import { messagesRoutes } from './messages.ts'
import { pageRoutes } from './page/page.routes.ts'

const whole = z.coerce.number().int().min(0)
const fault = z.strictObject({
  kind: z.enum(engineFaultKinds),
  call: z.enum(engineCalls).optional(),
  count: whole.max(100_000).default(1),
  skip: whole.default(0),
  ms: whole.max(3_600_000).default(2000),
})

export function enginesRoutes(app: FastifyInstance): void {
  void app.register(async (scope) => {
    const sandbox = new EngineSandbox()
    for (const [base, needsKey] of [
      ['/engines/v1', true],
      ['/engines/open/v1', false],
    ] as const) {
      messagesRoutes(scope, base, sandbox)
      chatRoutes(scope, base, sandbox, needsKey)
      imagesRoutes(scope, base, sandbox, needsKey)
    }
    scope.get('/engines/faults', () => ({ success: true, data: sandbox.faults.left() }))
    scope.post('/engines/faults', (request, reply) => {
      const input = fault.safeParse(request.body)
      if (!input.success) return reply.code(422).send({ success: false })
      sandbox.faults.arm(input.data)
      return reply.send({ success: true })
    })
    scope.delete('/engines/faults', () => {
      sandbox.faults.clear()
      return { success: true }
    })
    scope.get('/engines/calls', () => ({ success: true, data: sandbox.notes() }))
    scope.post('/engines/reset', () => {
      sandbox.reset()
      return { success: true }
    })
    pageRoutes(scope, sandbox)
  })
}
