// As https://platform.openai.com/docs/api-reference/chat describes it.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answerTo, type EngineAnswer } from './answering/answer.ts'
import { isSchema, type Schema } from './answering/fill-schema.ts'
import type { EngineSandbox } from './engine-sandbox.ts'
import { invalidOpenly, isKnown, openManner, refuseOpenly } from './open-manner.ts'

const part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z
    .object({
      type: z.literal('image_url'),
      image_url: z.object({ url: z.string().regex(/^(?:https:|data:image\/(?:png|jpeg|gif|webp);base64,)/) }),
    })
    .transform(() => ({ text: '' })),
  z.object({ type: z.enum(['input_audio', 'file', 'refusal']) }).transform(() => ({ text: '' })),
])
const message = z.object({
  role: z.enum(['developer', 'system', 'user', 'assistant']),
  content: z.union([z.string(), z.array(part)]).nullish(),
})
const body = z.object({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  max_tokens: z.number().int().min(1).optional(),
  max_completion_tokens: z.number().int().min(1).optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).optional(),
  store: z.boolean().optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({
          name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
          strict: z.boolean().nullish(),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ])
    .optional(),
})
type Body = z.infer<typeof body>

const manner = openManner('chat')
/** Models that think first. */
const thinks = (model: string) => /^(gpt-5|gpt-6|o\d)/.test(model)

const wordsOf = ({ content }: z.infer<typeof message>): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('\n')

export function chatRoutes(
  app: FastifyInstance,
  base: string,
  sandbox: EngineSandbox,
  needsKey: boolean,
): void {
  // A question may be long.
  app.post(`${base}/chat/completions`, { bodyLimit: 32 * 1024 * 1024 }, (request, reply) => {
    if (!isKnown(request, needsKey)) return refuseOpenly(reply, 'unauthorised')
    const input = body.safeParse(request.body)
    if (!input.success) {
      const [issue] = input.error.issues
      const name = issue?.path.join('.') ?? ''
      return invalidOpenly(reply, `Invalid '${name}': ${issue?.message}`, name)
    }
    const { model, messages, response_format: format } = input.data
    if (model.includes('unknown')) return refuseOpenly(reply, 'unknown-model')
    if (thinks(model) && input.data.max_tokens !== undefined)
      return invalidOpenly(
        reply,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
        'unsupported_parameter',
      )
    const shape = format?.type === 'json_schema' ? format.json_schema : undefined
    if (shape?.strict && !isStrict(shape.schema))
      return invalidOpenly(
        reply,
        `Invalid schema for response_format '${shape.name}': 'additionalProperties' is required to be false, and 'required' to have every key in properties.`,
        'response_format',
      )
    const system = messages.filter(({ role }) => role === 'system' || role === 'developer').map(wordsOf)
    if (format?.type === 'json_object' && !/json/i.test(messages.map(wordsOf).join(' ')))
      return invalidOpenly(
        reply,
        "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
        'messages',
      )
    const said = messages.filter(({ role }) => role === 'user' || role === 'assistant').map(wordsOf)
    return sandbox.answer(request, reply, manner, {
      model,
      shaped: shape !== undefined,
      make: (fault) => {
        const question = {
          system: system.join('\n'),
          said: said.join('\n'),
          schema: shape?.schema,
          mostTokens: input.data.max_completion_tokens ?? input.data.max_tokens ?? 4096,
        }
        const answer = answerTo(question, fault)
        const { inputTokens, outputTokens } = answer
        return { body: completionOf(input.data, answer), inputTokens, outputTokens }
      },
    })
  })
}

/** What a schema must be to be checked strictly: closed, and with all of its parts. */
function isStrict(schema: Schema): boolean {
  const parts = isSchema(schema.properties) ? schema.properties : {}
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false) return false
    if (!Object.keys(parts).every((name) => required.includes(name))) return false
  }
  return [schema.items, ...Object.values(parts)].filter(isSchema).every(isStrict)
}

function completionOf({ model }: Body, { text, isCut, isRefusal, inputTokens, outputTokens }: EngineAnswer) {
  const said = isRefusal ? { content: null, refusal: text } : { content: text, refusal: null }
  return {
    id: 'chatcmpl-demo',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...said, annotations: [] },
        logprobs: null,
        finish_reason: isCut ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  }
}
