// As https://platform.claude.com/docs/en/api/messages describes it.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { answerTo, type EngineAnswer } from './answering/answer.ts'
import { isSchema, type Schema } from './answering/fill-schema.ts'
import type { EngineSandbox, Manner, Refusable } from './engine-sandbox.ts'

const text = z.object({ type: z.literal('text'), text: z.string() })
const image = z.object({
  type: z.literal('image'),
  source: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('base64'),
      media_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
      data: z.base64(),
    }),
    z.object({ type: z.literal('url'), url: z.url() }),
  ]),
})
const other = z.object({ type: z.enum(['document', 'tool_use', 'tool_result', 'thinking']) })
const block = z.union([text, z.union([image, other]).transform(() => ({ text: '' }))])
const content = z.union([z.string(), z.array(block).min(1)])
const body = z.object({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  system: content.optional(),
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content }))
    .min(1)
    .refine(([first]) => first?.role === 'user', 'first message must use the "user" role'),
  tools: z
    .array(
      z.object({
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/),
        input_schema: z.record(z.string(), z.unknown()),
      }),
    )
    .optional(),
  tool_choice: z
    .object({ type: z.enum(['auto', 'any', 'tool', 'none']), name: z.string().optional() })
    .optional(),
  output_config: z
    .object({
      effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).optional(),
      format: z
        .object({ type: z.literal('json_schema'), schema: z.record(z.string(), z.unknown()) })
        .optional(),
    })
    .optional(),
})
type Body = z.infer<typeof body>

const wordsOf = (said: z.infer<typeof content> | undefined): string =>
  typeof said === 'string' ? said : (said ?? []).map((part) => part.text).join('\n')

const refusals: Readonly<Record<Refusable, readonly [number, string, string]>> = {
  unauthorised: [401, 'authentication_error', 'invalid x-api-key'],
  unpaid: [400, 'invalid_request_error', 'Your credit balance is too low to access the Claude API.'],
  'too-many': [429, 'rate_limit_error', 'This request would exceed your rate limit.'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
  internal: [500, 'api_error', 'Internal server error'],
  'unknown-model': [404, 'not_found_error', 'model'],
}

const errorOf = (type: string, message: string) => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_demo',
})

const manner: Manner = {
  call: 'messages',
  refuse: (kind, model) => {
    const [status, type, message] = refusals[kind]
    return { status, body: errorOf(type, kind === 'unknown-model' ? `model: ${model}` : message) }
  },
}

export function messagesRoutes(app: FastifyInstance, base: string, sandbox: EngineSandbox): void {
  // A question may be long.
  app.post(`${base}/messages`, { bodyLimit: 32 * 1024 * 1024 }, (request, reply) => {
    const refuse = (kind: Refusable) => {
      const { status, body } = manner.refuse(kind, '')
      return reply.code(status).send(body)
    }
    const key = request.headers['x-api-key']
    if (typeof key !== 'string' || key === '' || key.includes('wrong')) return refuse('unauthorised')
    if (request.headers['anthropic-version'] === undefined)
      return invalid(reply, 'anthropic-version: header is required')
    const input = body.safeParse(request.body)
    if (!input.success) {
      const [issue] = input.error.issues
      return invalid(reply, `${issue?.path.join('.')}: ${issue?.message}`)
    }
    const wrong = faultOf(input.data)
    if (wrong) return invalid(reply, wrong)
    const { model, system, messages, max_tokens: mostTokens } = input.data
    if (model.includes('unknown')) return reply.code(404).send(manner.refuse('unknown-model', model).body)
    const tool = toolOf(input.data)
    const schema: Schema | undefined = tool?.input_schema ?? input.data.output_config?.format?.schema
    const said = messages.map((one) => wordsOf(one.content)).join('\n')
    return sandbox.answer(request, reply, manner, {
      model,
      shaped: schema !== undefined,
      make: (fault) => {
        const answer = answerTo({ system: wordsOf(system), said, schema, mostTokens }, fault)
        const { inputTokens, outputTokens } = answer
        return { body: messageOf(input.data, answer, tool?.name), inputTokens, outputTokens }
      },
    })
  })
}

/** The tool that must be used, where one must. */
function toolOf({ tools = [], tool_choice: choice }: Body) {
  if (choice?.type === 'any') return tools[0]
  return choice?.type === 'tool' ? tools.find(({ name }) => name === choice.name) : undefined
}

function faultOf({ tools = [], tool_choice: choice, output_config: output }: Body): string | undefined {
  if (choice?.type === 'tool' && !tools.some(({ name }) => name === choice.name))
    return `Tool '${choice.name}' not found in provided tools`
  if (choice?.type === 'any' && tools.length === 0) return 'tool_choice: tools must be given'
  return output?.format && !isClosed(output.format.schema)
    ? "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false"
    : undefined
}

const isClosed = (schema: Schema): boolean => {
  if (schema.type === 'object' && schema.additionalProperties !== false) return false
  const parts = [schema.items, ...Object.values(isSchema(schema.properties) ? schema.properties : {})]
  return parts.filter(isSchema).every(isClosed)
}

function messageOf({ model }: Body, answer: EngineAnswer, tool: string | undefined) {
  const words = answer.text === '' ? [] : [{ type: 'text', text: answer.text }]
  const isTool = tool !== undefined && !answer.isCut && !answer.isRefusal && /^\s*\{/.test(answer.text)
  const used = isTool && {
    type: 'tool_use',
    id: 'toolu_demo',
    name: tool,
    input: JSON.parse(answer.text) as unknown,
  }
  const usual = isTool ? 'tool_use' : 'end_turn'
  return {
    id: 'msg_demo',
    type: 'message',
    role: 'assistant',
    model,
    content: used ? [used] : words,
    stop_reason: answer.isRefusal ? 'refusal' : answer.isCut ? 'max_tokens' : usual,
    stop_sequence: null,
    usage: { input_tokens: answer.inputTokens, output_tokens: answer.outputTokens },
  }
}

const invalid = (reply: FastifyReply, message: string) =>
  reply.code(400).send(errorOf('invalid_request_error', message))
