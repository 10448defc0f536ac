import { type OutsideEngine, outsideEngines } from '@postelier/contract'
import { describe, expect, it, vi } from 'vitest'
import { engineAdapters } from '../index.ts'
import type { SayInput } from '../port.ts'
import { completion, json, message, scriptedFetch } from '../testing/scripted-fetch.ts'

const key = 'sk-never-to-be-seen'
const secret = 'what a customer wrote'
const input: SayInput = {
  system: 'You write posts.',
  turns: [{ by: 'us', text: secret }],
  mostTokens: 100,
}
const schema = {
  type: 'object',
  properties: { hook: { type: 'string' } },
  required: ['hook'],
  additionalProperties: false,
}
const opened = (name: OutsideEngine, answer: Parameters<typeof scriptedFetch>[0], models = {}) => {
  const { fetch, sent } = scriptedFetch(answer)
  const usual = { text: name === 'claude' ? 'claude-sonnet-5-5' : name, picture: 'gpt-image-2' }
  const address = 'https://engine.example/v1'
  const setup = { address, key, models: { ...usual, ...models }, fetch, now: () => 0 }
  return { engine: engineAdapters[name](setup), sent }
}
const calm = () => new AbortController().signal
const fine = (name: OutsideEngine) => () => (name === 'claude' ? message('Oui.') : completion('Oui.'))

describe.each(outsideEngines)('%s', (name) => {
  it('is asked at its address, with its key and nothing of the environment', async () => {
    vi.stubEnv('OPENAI_BASE_URL', 'https://elsewhere.example')
    vi.stubEnv('ANTHROPIC_BASE_URL', 'https://elsewhere.example')
    const { engine, sent } = opened(name, fine(name))
    expect(await engine.say(input, calm())).toEqual({
      kind: 'answered',
      value: 'Oui.',
      usage: { inputTokens: 12, outputTokens: 5, pictures: 0 },
    })
    vi.unstubAllEnvs()
    const path = name === 'claude' ? 'messages' : 'chat/completions'
    expect(sent.map(({ url }) => url)).toEqual([`https://engine.example/v1/${path}`])
    const said = sent[0]?.headers
    expect(name === 'claude' ? said?.get('x-api-key') : said?.get('authorization')).toBe(
      name === 'claude' ? key : `Bearer ${key}`,
    )
  })

  it('is shown a picture as its bytes, before the words that ask about it', async () => {
    const { engine, sent } = opened(name, fine(name))
    const pictures = [{ bytes: new Uint8Array([137, 80, 78, 71]), mime: 'image/png' as const }]
    const turns = [
      ...input.turns,
      { by: 'engine' as const, text: '{}' },
      { by: 'us' as const, text: 'Again.' },
    ]
    await engine.say({ ...input, turns, pictures }, calm())
    const body = sent[0]?.body ?? {}
    const messages = body.messages as { role: string; content: unknown }[]
    const [first, ...others] = messages.filter(({ role }) => role === 'user')
    const data = 'iVBORw=='
    expect(first?.content).toMatchObject([
      name === 'claude'
        ? { type: 'image', source: { type: 'base64', media_type: 'image/png', data } }
        : { type: 'image_url', image_url: { url: `data:image/png;base64,${data}` } },
      { type: 'text', text: secret },
    ])
    // Once is enough.
    expect(JSON.stringify(others)).not.toContain(data)
  })

  it('is given the shape its answer must have, and what was said before', async () => {
    const { engine, sent } = opened(name, fine(name))
    const turns = [
      ...input.turns,
      { by: 'engine' as const, text: '{}' },
      { by: 'us' as const, text: 'Again.' },
    ]
    await engine.say({ ...input, schema, turns }, calm())
    const body = sent[0]?.body ?? {}
    if (name === 'claude') expect(body).toMatchObject({ output_config: { format: { type: 'json_schema' } } })
    else
      expect(body).toMatchObject({
        response_format: { type: 'json_schema', json_schema: { strict: true, schema } },
      })
    const roles = (body.messages as { role: string }[]).map(({ role }) => role)
    expect(roles.slice(-3)).toEqual(['user', 'assistant', 'user'])
  })

  const words = { error: { type: 'x', message: secret, code: null } }
  it.each([
    [400, words, {}, { failure: 'rejected' }],
    [401, words, {}, { failure: 'unauthorised' }],
    [403, words, {}, { failure: 'unauthorised' }],
    [402, words, {}, { failure: 'unpaid' }],
    [404, words, {}, { failure: 'unknownModel' }],
    [413, words, {}, { failure: 'rejected' }],
    [429, words, {}, { failure: 'tooMany' }],
    [429, words, { 'retry-after': '7' }, { failure: 'tooMany', retryAfterMs: 7000 }],
    [
      429,
      words,
      { 'retry-after': 'Thu, 01 Jan 1970 00:00:09 GMT' },
      { failure: 'tooMany', retryAfterMs: 9000 },
    ],
    [429, words, { 'retry-after-ms': '1500' }, { failure: 'tooMany', retryAfterMs: 1500 }],
    [429, { error: { type: 'insufficient_quota', message: secret } }, {}, { failure: 'unpaid' }],
    [
      400,
      { error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
      {},
      { failure: 'unpaid' },
    ],
    [400, { error: { code: 'content_policy_violation', message: secret } }, {}, { failure: 'refused' }],
    [500, words, {}, { failure: 'overloaded' }],
    [502, '<html>', {}, { failure: 'overloaded' }],
    [503, words, {}, { failure: 'overloaded' }],
    [529, words, {}, { failure: 'overloaded' }],
    [301, words, { location: 'https://elsewhere.example' }, { failure: 'unreachable' }],
  ])('a %i is one word, %j%j', async (status, body, headers, outcome) => {
    const { engine } = opened(name, () => json(body, status, headers))
    const heard = await engine.say(input, calm())
    expect(heard).toMatchObject({ kind: 'failed', ...outcome })
    expect(JSON.stringify(heard)).not.toMatch(new RegExp(`${key}|${secret}`))
  })

  it('an answer that is none is broken, one that breaks off was lost', async () => {
    const half = new Response('{"type":"mess', { headers: { 'content-type': 'application/json' } })
    expect(await opened(name, () => half).engine.say(input, calm())).toMatchObject({
      failure: 'broken',
      mayHaveCost: true,
    })
    expect(await opened(name, () => json({ hello: 1 })).engine.say(input, calm())).toMatchObject({
      failure: 'broken',
    })
    expect(
      await opened(name, () => (name === 'claude' ? message(' ') : completion(''))).engine.say(input, calm()),
    ).toMatchObject({ failure: 'broken' })
    const lost = new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"type"'))
          controller.error(Object.assign(new TypeError('terminated'), { cause: undefined }))
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    )
    expect(await opened(name, () => lost).engine.say(input, calm())).toMatchObject({
      failure: 'unreachable',
      mayHaveCost: true,
    })
    const refused = () => {
      throw Object.assign(new TypeError('fetch failed'), {
        cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
      })
    }
    const unreached = await opened(name, refused).engine.say(input, calm())
    expect(unreached).toEqual({
      kind: 'failed',
      failure: 'unreachable',
      usage: { inputTokens: 0, outputTokens: 0, pictures: 0 },
    })
  })

  it('a refusal and an answer that was cut off are their own outcomes, and cost what they cost', async () => {
    const usage = { inputTokens: 12, outputTokens: 5, pictures: 0 }
    const refusal = () =>
      name === 'claude' ? message('I cannot', 'refusal') : completion(null, 'stop', { refusal: 'I cannot' })
    const cut = () => (name === 'claude' ? message('{"ho', 'max_tokens') : completion('{"ho', 'length'))
    expect(await opened(name, refusal).engine.say(input, calm())).toEqual({
      kind: 'failed',
      failure: 'refused',
      usage,
    })
    expect(await opened(name, cut).engine.say(input, calm())).toEqual({
      kind: 'failed',
      failure: 'cut',
      usage,
    })
  })

  it('whose time is over is too slow, whoever left has stopped', async () => {
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    expect(await opened(name, fine(name)).engine.say(input, late)).toMatchObject({ failure: 'tooSlow' })
    expect(await opened(name, fine(name)).engine.say(input, AbortSignal.abort())).toMatchObject({
      failure: 'stopped',
    })
  })

  it('writes nothing to the console', async () => {
    const spies = (['log', 'warn', 'error', 'info'] as const).map((level) => vi.spyOn(console, level))
    await opened(name, fine(name)).engine.say(
      { ...input, schema: { type: 'object', properties: {} } },
      calm(),
    )
    await opened(name, () => json(words, 500)).engine.say(input, calm())
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  })
})

describe('a schema', () => {
  it('whose parts may be left out is not asked for strictly', async () => {
    const { engine, sent } = opened('gpt-4o', fine('gpt-4o'))
    await engine.say({ ...input, schema: { ...schema, required: [] } }, calm())
    expect(sent[0]?.body).toMatchObject({ response_format: { json_schema: { strict: false } } })
  })
  it('is a tool’s for a Claude that has no other way', async () => {
    const call = { type: 'tool_use', id: 't', name: 'json', input: { hook: 'Oui' } }
    const answer = () =>
      json({
        type: 'message',
        id: 'm',
        content: [call],
        stop_reason: 'tool_use',
        usage: { input_tokens: 1, output_tokens: 1 },
      })
    const { engine, sent } = opened('claude', answer, { text: 'claude-opus-4-0' })
    expect(await engine.say({ ...input, schema }, calm())).toMatchObject({ value: '{"hook":"Oui"}' })
    expect(sent[0]?.body).toMatchObject({
      tools: [{ name: 'json', input_schema: schema }],
      tool_choice: { type: 'any' },
    })
  })
})

describe('room to think', () => {
  it('is added for models that think, which are told to think little', async () => {
    const most = async (name: OutsideEngine) => {
      const { engine, sent } = opened(name, fine(name))
      await engine.say(input, calm())
      const body = sent[0]?.body
      return body?.max_tokens ?? body?.max_completion_tokens
    }
    expect(await most('claude')).toBe(4100)
    expect(await most('gpt-5')).toBe(4100)
    expect(await most('gpt-4o')).toBe(100)
    expect(await most('compatible')).toBe(100)
  })
})

describe('a picture', () => {
  const png = btoa('\x89PNG\r\n\x1a\nrest')
  const image =
    (more: object = {}) =>
    () =>
      json({ created: 1, data: [{ b64_json: png, ...more }] })
  const drawn = (name: OutsideEngine, answer = image(), models = {}) => {
    const { engine, sent } = opened(name, answer, models)
    return engine.draw({ prompt: 'Un pain', ratio: '16:9' }, calm()).then((outcome) => ({ outcome, sent }))
  }

  it.each(['gpt-4o', 'gpt-5', 'compatible'] as const)(
    'of %s comes as bytes, near the ratio',
    async (name) => {
      const { outcome, sent } = await drawn(name)
      expect(outcome).toMatchObject({
        kind: 'answered',
        value: { mime: 'image/png' },
        usage: { pictures: 1 },
      })
      expect(sent[0]).toMatchObject({
        url: 'https://engine.example/v1/images/generations',
        body: { model: 'gpt-image-2', prompt: 'Un pain', size: '1536x1024', n: 1 },
      })
    },
  )
  it('is none of claude’s, nor of a service without a model for it', async () => {
    expect((await drawn('claude')).outcome).toMatchObject({ failure: 'unable' })
    expect((await drawn('compatible', image(), { picture: null })).outcome).toMatchObject({
      failure: 'unable',
    })
  })
  it.each(['no base64 !', btoa('GIF89a'), ''])('that is no picture is broken: %s', async (b64_json) => {
    expect((await drawn('gpt-5', image({ b64_json }))).outcome).toMatchObject({ failure: 'broken' })
  })
  it('that is refused over there is refused', async () => {
    const refusal = () => json({ error: { code: 'moderation_blocked', message: secret } }, 400)
    expect((await drawn('gpt-5', refusal)).outcome).toMatchObject({ failure: 'refused' })
  })
})
