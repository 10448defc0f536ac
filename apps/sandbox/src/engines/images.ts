// As https://platform.openai.com/docs/api-reference/images describes it.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { tokensIn } from './answering/answer.ts'
import { paint } from './answering/paint.ts'
import type { EngineSandbox } from './engine-sandbox.ts'
import { invalidOpenly, isKnown, openError, openManner, refuseOpenly } from './open-manner.ts'

const body = z.object({
  model: z.string().min(1).default('dall-e-2'),
  prompt: z.string().min(1).max(32_000),
  n: z.number().int().min(1).max(10).nullish(),
  size: z.enum(['auto', '1024x1024', '1536x1024', '1024x1536']).default('auto'),
  quality: z.enum(['auto', 'low', 'medium', 'high']).optional(),
  response_format: z.enum(['url', 'b64_json']).optional(),
})

const manner = openManner('images')

export function imagesRoutes(
  app: FastifyInstance,
  base: string,
  sandbox: EngineSandbox,
  needsKey: boolean,
): void {
  app.post(`${base}/images/generations`, (request, reply) => {
    if (!isKnown(request, needsKey)) return refuseOpenly(reply, 'unauthorised')
    const input = body.safeParse(request.body)
    if (!input.success) {
      const [issue] = input.error.issues
      const name = issue?.path.join('.') ?? ''
      return invalidOpenly(reply, `Invalid value: '${name}'. ${issue?.message}`, name, 'invalid_value')
    }
    const { model, prompt, size, response_format: format } = input.data
    if (model.includes('unknown')) return refuseOpenly(reply, 'unknown-model')
    // They always answer with the bytes themselves.
    if (model.startsWith('gpt-image') && format !== undefined)
      return invalidOpenly(
        reply,
        "Unknown parameter: 'response_format'.",
        'response_format',
        'unknown_parameter',
      )
    const [across = 1024, down = 1024] = size === 'auto' ? [] : size.split('x').map(Number)
    return sandbox.answer(request, reply, manner, {
      model,
      shaped: false,
      make: (fault) => {
        const inputTokens = tokensIn(prompt)
        if (fault?.kind === 'refusal') {
          void reply.code(400)
          const words = {
            message: 'Your request was rejected by the safety system.',
            code: 'moderation_blocked',
          }
          return {
            body: openError({ ...words, type: 'image_generation_user_error' }),
            inputTokens,
            outputTokens: 0,
          }
        }
        const outputTokens = Math.round((across * down) / 1000)
        return {
          body: {
            created: Math.floor(Date.now() / 1000),
            data: [{ b64_json: paint(prompt, across, down).toString('base64') }],
            usage: {
              input_tokens: inputTokens,
              output_tokens: outputTokens,
              total_tokens: inputTokens + outputTokens,
            },
          },
          inputTokens,
          outputTokens,
        }
      },
    })
  })
}
