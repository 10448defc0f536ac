import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { GraphRefusal, graphErrorBody, graphStatus, tokenRefusal, unknownObject } from './graph-error.ts'
import { type GraphNode, parseFields, selectFields } from './graph-fields.ts'
import { pageOf } from './graph-page.ts'
import { GraphParams } from './graph-params.ts'
import { graphTime } from './graph-time.ts'
import { signRequest } from './signed-request.ts'

describe('errors', () => {
  test('carry what is always there, and the rest when there is any', () => {
    const bare = graphErrorBody({ code: 4, message: '(#4) limit' }).error
    expect(Object.keys(bare)).toEqual(['message', 'type', 'code', 'is_transient', 'fbtrace_id'])
    expect(graphErrorBody(unknownObject('DELETE', '7').facts).error).toMatchObject({
      code: 100,
      error_subcode: 33,
      type: 'GraphMethodException',
      message: expect.stringContaining('Unsupported delete request'),
    })
    expect(tokenRefusal(463).facts.message).toContain('expired')
  })

  test.each([
    [1, 500],
    [2, 503],
    [10, 403],
    [200, 403],
    [190, 401],
    [100, 400],
    [36000, 400],
  ])('code %i comes with status %i', (code, status) => {
    expect(graphStatus({ code, message: '' })).toBe(status)
  })
})

const node: GraphNode = {
  type: 'Page',
  minimal: ['name'],
  fields: {
    id: '1',
    name: 'Shop',
    picture: { data: { url: 'u', width: 50 } },
    link: undefined,
    comments: (input: { options: Record<string, string> }) => ({ data: [], asked: input.options }),
  },
}

describe('fields', () => {
  test('nest, take options, and keep the id', () => {
    expect(parseFields('id, a{b,c{d}},e.limit(0).summary(true)')).toEqual([
      { name: 'id', options: {}, inner: [] },
      {
        name: 'a',
        options: {},
        inner: [
          { name: 'b', options: {}, inner: [] },
          { name: 'c', options: {}, inner: [{ name: 'd', options: {}, inner: [] }] },
        ],
      },
      { name: 'e', options: { limit: '0', summary: 'true' }, inner: [] },
    ])
    expect(selectFields(node, parseFields('picture{url},link'))).toEqual({
      id: '1',
      picture: { data: { url: 'u' } },
    })
    expect(selectFields(node, [])).toEqual({ id: '1', name: 'Shop' })
    expect(selectFields(node, parseFields('comments.limit(0)'))).toMatchObject({
      comments: { asked: { limit: '0' } },
    })
  })

  test.each(['nme', 'id,,name', 'picture{url', 'name)'])('%s is refused with code 100', (text) => {
    expect(() => selectFields(node, parseFields(text))).toThrow(GraphRefusal)
  })
})

describe('parameters', () => {
  test('are read alike from a form and from JSON', () => {
    const form = new GraphParams({ published: 'false', targeting: '{"age_min":20}', at: '1700000000' })
    const json = new GraphParams({ published: false, targeting: { age_min: 20 }, at: '2023-11-14T22:13:20Z' })
    for (const params of [form, json]) {
      expect(params.flag('published', true)).toBe(false)
      expect(params.record('targeting')).toEqual({ age_min: 20 })
      expect(params.instant('at')).toBe(1_700_000_000_000)
    }
    const indexed = new GraphParams({ 'm[0]': '{"media_fbid":"1"}', 'm[1]': '{"media_fbid":"2"}' })
    expect(indexed.list('m')).toEqual([{ media_fbid: '1' }, { media_fbid: '2' }])
  })

  test('that are not what they should be are refused', () => {
    const params = new GraphParams({ a: 'x', b: '{' })
    for (const read of ['flag', 'whole', 'instant'] as const)
      expect(() => params[read]('a', true)).toThrow('(#100)')
    expect(() => params.json('b')).toThrow('(#100)')
    expect(() => params.needText('c')).toThrow('The parameter c is required')
  })
})

test('lists end where `next` is missing', () => {
  const address = new URL('http://graph.test/1/feed?fields=id')
  const first = pageOf([1, 2, 3], new GraphParams({ limit: 2 }), address)
  expect(first.data).toEqual([1, 2])
  const next = new URL(first.paging?.next ?? '')
  expect(next.searchParams.get('fields')).toBe('id')
  const second = pageOf([1, 2, 3], new GraphParams(Object.fromEntries(next.searchParams)), address)
  expect([second.data, second.paging?.next]).toEqual([[3], undefined])
  expect(pageOf([], new GraphParams({}), address)).toEqual({ data: [] })
})

test('times carry an offset without a colon', () => {
  expect(graphTime(1_757_582_410_000)).toBe('2025-09-11T09:20:10+0000')
})

test('a signed request is signed over its encoded payload', () => {
  const [signature, payload = ''] = signRequest({ user_id: '7' }, 'secret').split('.')
  expect(createHmac('sha256', 'secret').update(payload).digest('base64url')).toBe(signature)
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ user_id: '7' })
})
