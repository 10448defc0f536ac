import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enginesRoutes } from './engines.routes.ts'

let app: FastifyInstance
let address: string
beforeAll(async () => {
  app = fastify({ forceCloseConnections: true })
  enginesRoutes(app)
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => post('/engines/reset', {}, {}))

async function post(path: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text }
}
const read = (text: string) => JSON.parse(text) as Record<string, unknown>
const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 40 },
    posts: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          hook: { type: 'string' },
          tone: { enum: ['calm', 'lively'] },
          on: { type: 'string', format: 'date' },
        },
        required: ['hook', 'tone', 'on'],
        additionalProperties: false,
      },
    },
    score: { type: 'integer', minimum: 1, maximum: 5 },
    link: { type: ['string', 'null'] },
  },
  required: ['title', 'posts', 'score', 'link'],
  additionalProperties: false,
}
const asked = 'Nous pétrissons du pain au levain dans notre fournil du Marais. https://fournil.fr/pain'

const messages = (
  change: object = {},
  headers: Record<string, string> = { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' },
) =>
  post(
    '/engines/v1/messages',
    { model: 'claude-sonnet-5-5', max_tokens: 2000, messages: [{ role: 'user', content: asked }], ...change },
    headers,
  )
const chat = (
  change: object = {},
  headers: Record<string, string> = { authorization: 'Bearer k' },
  base = '/engines/v1',
) =>
  post(
    `${base}/chat/completions`,
    { model: 'gpt-4o', messages: [{ role: 'user', content: asked }], ...change },
    headers,
  )
const images = (change: object = {}, headers: Record<string, string> = { authorization: 'Bearer k' }) =>
  post(
    '/engines/v1/images/generations',
    { model: 'gpt-image-2', prompt: 'Un pain', size: '1024x1024', ...change },
    headers,
  )
const format = (shape: object, strict = true) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict, schema: shape } },
})

describe('a picture', () => {
  const bytes = 'iVBORw0KGgo='
  const text = { type: 'text', text: 'Que montre-t-elle ?' }
  test('is seen by either wire, as that wire sends it', async () => {
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: bytes } }
    const one = await messages({ messages: [{ role: 'user', content: [image, text] }] })
    const shown = { type: 'image_url', image_url: { url: `data:image/png;base64,${bytes}` } }
    const other = await chat({ messages: [{ role: 'user', content: [shown, text] }] })
    expect([one.status, other.status]).toEqual([200, 200])
  })

  test('as the other wire sends it, or as no picture at all, is refused', async () => {
    const shown = { type: 'image_url', image_url: { url: `data:image/png;base64,${bytes}` } }
    const film = { type: 'image', source: { type: 'base64', media_type: 'video/mp4', data: bytes } }
    const far = { type: 'image_url', image_url: { url: 'file:///etc/passwd' } }
    const replies = [
      await messages({ messages: [{ role: 'user', content: [shown, text] }] }),
      await messages({ messages: [{ role: 'user', content: [film, text] }] }),
      await chat({ messages: [{ role: 'user', content: [film, text] }] }),
      await chat({ messages: [{ role: 'user', content: [far, text] }] }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  })
})

describe('messages', () => {
  test('answer in words, about what was asked, the same each time', async () => {
    const first = await messages()
    expect(first.status).toBe(200)
    expect(read(first.text)).toMatchObject({
      type: 'message',
      role: 'assistant',
      stop_reason: 'end_turn',
      content: [{ type: 'text', text: expect.stringMatching(/pain|levain|fournil|Marais|pétrissons/i) }],
    })
    expect((await messages()).text).toBe(first.text)
  })

  test('answer in a shape, by format or by a tool that must be used', async () => {
    const byFormat = read(
      (await messages({ output_config: { format: { type: 'json_schema', schema } } })).text,
    )
    const [part] = byFormat.content as { text: string }[]
    const said = read(part?.text ?? '')
    expect(said).toMatchObject({ title: expect.any(String), link: 'https://fournil.fr/pain' })
    expect((said.posts as object[]).length).toBeGreaterThanOrEqual(2)
    const tools = [{ name: 'json', input_schema: schema }]
    const byTool = read((await messages({ tools, tool_choice: { type: 'tool', name: 'json' } })).text)
    expect(byTool).toMatchObject({
      stop_reason: 'tool_use',
      content: [{ type: 'tool_use', name: 'json', input: said }],
    })
  })

  test('answer in English where the words are', async () => {
    const english = {
      messages: [{ role: 'user', content: 'Write a post about the bread of our bakery and its oven.' }],
    }
    expect((await messages(english)).text).toMatch(/the|our|with/)
  })

  test.each([
    [{}, { 'anthropic-version': '1' }, 401, 'authentication_error'],
    [{}, { 'x-api-key': 'wrong', 'anthropic-version': '1' }, 401, 'authentication_error'],
    [{}, { 'x-api-key': 'k' }, 400, 'invalid_request_error'],
    [{ max_tokens: 0 }, undefined, 400, 'invalid_request_error'],
    [{ messages: [] }, undefined, 400, 'invalid_request_error'],
    [{ messages: [{ role: 'assistant', content: 'x' }] }, undefined, 400, 'invalid_request_error'],
    [{ model: 'unknown' }, undefined, 404, 'not_found_error'],
    [{ tools: [], tool_choice: { type: 'tool', name: 'x' } }, undefined, 400, 'invalid_request_error'],
    [
      { output_config: { format: { type: 'json_schema', schema: { type: 'object', properties: {} } } } },
      undefined,
      400,
      'invalid_request_error',
    ],
  ])('refuse %j with %j', async (change, headers, status, type) => {
    const answer = await messages(change, headers)
    expect([answer.status, read(answer.text)]).toMatchObject([status, { type: 'error', error: { type } }])
  })

  test('end where the most tokens are', async () => {
    const answer = read((await messages({ max_tokens: 3 })).text)
    expect(answer).toMatchObject({ stop_reason: 'max_tokens', usage: { output_tokens: 3 } })
  })
})

describe('chat completions', () => {
  test('answer in words, and in a shape', async () => {
    expect(read((await chat()).text)).toMatchObject({
      choices: [{ finish_reason: 'stop', message: { role: 'assistant' } }],
    })
    const shaped = read((await chat(format(schema))).text)
    const [choice] = shaped.choices as { message: { content: string } }[]
    expect(read(choice?.message.content ?? '')).toMatchObject({ score: expect.any(Number) })
  })

  test('want no key where the service is one’s own', async () => {
    expect((await chat({}, {}, '/engines/open/v1')).status).toBe(200)
    expect((await chat({}, { authorization: 'Bearer wrong' }, '/engines/open/v1')).status).toBe(401)
  })

  const open = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }
  const partial = { ...open, required: [], additionalProperties: false }
  test.each([
    [{}, {}, 401, 'invalid_api_key'],
    [{ messages: [] }, undefined, 400, null],
    [{ model: 'unknown' }, undefined, 404, 'model_not_found'],
    [{ model: 'gpt-5', max_tokens: 5 }, undefined, 400, 'unsupported_parameter'],
    [format(open), undefined, 400, null],
    [format(partial), undefined, 400, null],
    [{ response_format: { type: 'json_object' } }, undefined, 400, null],
  ])('refuse %j with %j', async (change, headers, status, code) => {
    const answer = await chat(change, headers)
    expect([answer.status, read(answer.text)]).toMatchObject([status, { error: { code } }])
  })
  test('take a schema with parts that may be left out, unless it is to be strict', async () => {
    expect((await chat(format(partial, false))).status).toBe(200)
  })
  test('end where the most tokens are', async () => {
    const answer = read((await chat({ max_completion_tokens: 2 })).text)
    expect(answer).toMatchObject({ choices: [{ finish_reason: 'length' }], usage: { completion_tokens: 2 } })
  })
})

describe('images', () => {
  test('come as bytes, in their size, the same each time', async () => {
    const answer = await images({ size: '1024x1536' })
    const [made] = read(answer.text).data as { b64_json: string }[]
    const bytes = Buffer.from(made?.b64_json ?? '', 'base64')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1024, 1536])
  })
  test.each([
    [{}, {}, 401, 'invalid_api_key'],
    [{ prompt: '' }, undefined, 400, 'invalid_value'],
    [{ size: '7x7' }, undefined, 400, 'invalid_value'],
    [{ response_format: 'b64_json' }, undefined, 400, 'unknown_parameter'],
    [{ model: 'unknown' }, undefined, 404, 'model_not_found'],
  ])('refuse %j with %j', async (change, headers, status, code) => {
    const answer = await images(change, headers)
    expect([answer.status, read(answer.text)]).toMatchObject([status, { error: { code } }])
  })
})

describe('faults on demand', () => {
  const order = (body: object) => post('/engines/faults', body, {})
  const shaped = () => chat(format(schema))
  const contentOf = (text: string) =>
    (
      read(text).choices as {
        message: { content: string | null; refusal: string | null }
        finish_reason: string
      }[]
    )[0]

  test.each([
    ['unauthorised', 401, 401],
    ['unpaid', 400, 429],
    ['too-many', 429, 429],
    ['overloaded', 529, 503],
    ['internal', 500, 500],
    ['gateway', 502, 502],
    ['unknown-model', 404, 404],
  ])('%s: %i of messages, %i of chat, and then all is well', async (kind, ofMessages, ofChat) => {
    await order({ kind, count: 2, ms: 7000 })
    const first = await messages()
    expect([first.status, (await chat()).status]).toEqual([ofMessages, ofChat])
    if (kind === 'too-many') expect(first.headers.get('retry-after')).toBe('7')
    expect([(await messages()).status, (await chat()).status]).toEqual([200, 200])
  })

  test('answers that cannot be used: half, words, another shape, nothing, the end cut off, a refusal', async () => {
    await order({ kind: 'broken' })
    const half = (await shaped()).text
    expect(() => read(half)).toThrow()
    await order({ kind: 'not-json' })
    expect(contentOf((await shaped()).text)?.message.content).toMatch(/^[^{]/)
    await order({ kind: 'wrong-shape' })
    expect(read(contentOf((await shaped()).text)?.message.content ?? '')).toHaveProperty('unexpected')
    await order({ kind: 'empty' })
    expect(contentOf((await shaped()).text)?.message.content).toBe('')
    await order({ kind: 'truncated' })
    expect(contentOf((await shaped()).text)?.finish_reason).toBe('length')
    await order({ kind: 'refusal' })
    expect(contentOf((await shaped()).text)?.message).toMatchObject({
      content: null,
      refusal: expect.any(String),
    })
    await order({ kind: 'refusal' })
    expect(read((await messages()).text)).toMatchObject({ stop_reason: 'refusal' })
    await order({ kind: 'refusal' })
    expect(await images()).toMatchObject({ status: 400, text: expect.stringContaining('moderation_blocked') })
  })

  test('connections that are cut, before an answer and in the middle of it; one that is slow', async () => {
    await order({ kind: 'cut-before' })
    await expect(chat()).rejects.toThrow()
    await order({ kind: 'cut' })
    await expect(messages()).rejects.toThrow()
    await order({ kind: 'slow', ms: 120 })
    const began = performance.now()
    expect((await chat()).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(100)
  })

  test('bite where they are ordered, as often, and after as many', async () => {
    await order({ kind: 'internal', call: 'chat', skip: 1 })
    expect((await messages()).status).toBe(200)
    expect((await chat()).status).toBe(200)
    expect((await chat()).status).toBe(500)
    await order({ kind: 'truncated' })
    expect((await images()).status).toBe(200)
    expect((await order({ kind: 'explode' })).status).toBe(422)
    expect((await order({ kind: 'truncated', count: 'many' })).status).toBe(422)
  })

  test('what was called is noted, without what was said', async () => {
    await order({ kind: 'internal' })
    await chat()
    await messages({ output_config: { format: { type: 'json_schema', schema } } })
    const notes = await (await fetch(`${address}/engines/calls`)).text()
    expect(read(notes).data).toMatchObject([
      { call: 'chat', model: 'gpt-4o', status: 500, fault: 'internal' },
      { call: 'messages', shaped: true, status: 200, fault: null },
    ])
    expect(notes).not.toContain('levain')
  })
})

describe('the page', () => {
  test('speaks French and English, and shows what is armed and what was called', async () => {
    await post('/engines/faults', { kind: 'refusal', count: 3 }, {})
    await chat()
    const page = async (language: string) =>
      (await fetch(`${address}/engines`, { headers: { 'accept-language': language } })).text()
    expect(await page('fr')).toMatch(/IA de démonstration[\s\S]*refus de répondre<\/b> × 2[\s\S]*gpt-4o/)
    expect(await page('en')).toMatch(/Demo AI[\s\S]*declines to answer<\/b> × 2/)
  })
})
