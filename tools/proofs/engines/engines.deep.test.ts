import { drawingEngines, type EngineFailure, type OutsideEngine, outsideEngines } from '@postelier/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type Engine,
  type Journal,
  type MadeCall,
  openEngineClient,
} from '../../../packages/engines/src/index.ts'
import { openStandIn } from './stand-in.ts'

const standIn = await openStandIn()
afterAll(() => standIn.close())
beforeEach(() => standIn.reset())

const schema = z.object({
  title: z.string().min(3).max(60),
  posts: z
    .array(z.object({ hook: z.string(), tone: z.enum(['calm', 'lively']) }))
    .min(2)
    .max(4),
  note: z.string().nullable(),
})
const words = {
  system: 'You write posts for small businesses.',
  ask: 'Propose three posts.',
  material: [{ source: 'https://fournil.fr', text: 'Le fournil du Marais pétrit son levain chaque nuit.' }],
  mostTokens: 1500,
}
const limits = {
  callMs: { text: 1500, picture: 5000 },
  overallMs: { text: 8000, picture: 15_000 },
  tries: 2,
  firstWaitMs: 5,
  longestWaitMs: 60,
}

function clientOf(engines: readonly Engine[], more: Partial<typeof limits> = {}) {
  const made: MadeCall[] = []
  const journal: Journal = {
    begin: async () => ({
      end: async (call) => {
        made.push(call)
      },
    }),
  }
  const client = openEngineClient(engines, {
    journal,
    signal: new AbortController().signal,
    priceOf: () => ({ input: 1, output: 1, picture: 0.01 }),
    drawMark: () => 'k3Jx9Qp2Lm7Zt5Vb',
    limits: { ...limits, ...more },
    time: {
      now: () => performance.now(),
      random: () => 0.5,
      wait: (durationMs, signal) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, durationMs)
          signal.addEventListener('abort', () => {
            clearTimeout(timer)
            resolve()
          })
        }),
    },
  })
  return { client, made }
}

describe.each(outsideEngines)('%s and its stand-in', (name) => {
  it('words, and an answer in a shape at the first try, with what they used', async () => {
    const { client, made } = clientOf([standIn.engine(name)])
    expect(await client.write(words)).toMatchObject({
      kind: 'answered',
      engine: name,
      value: expect.any(String),
    })
    const answer = await client.propose({ ...words, schema })
    expect(answer).toMatchObject({ kind: 'answered', engine: name })
    if (answer.kind === 'answered') expect(schema.parse(answer.value)).toEqual(answer.value)
    const calls = await standIn.calls()
    expect(made.map(({ usage }) => [usage.inputTokens, usage.outputTokens])).toEqual(
      calls.map(({ inputTokens, outputTokens }) => [inputTokens, outputTokens]),
    )
    expect(calls).toHaveLength(2)
  })

  it('a shape of which parts may be left out', async () => {
    const { client } = clientOf([standIn.engine(name)])
    const open = z.object({ hook: z.string(), tags: z.array(z.string()).optional() })
    expect(await client.propose({ ...words, schema: open })).toMatchObject({ kind: 'answered' })
  })

  const passing: readonly (readonly [string, EngineFailure])[] = [
    ['too-many', 'tooMany'],
    ['overloaded', 'overloaded'],
    ['internal', 'overloaded'],
    ['gateway', 'overloaded'],
    ['cut-before', 'unreachable'],
    ['cut', 'unreachable'],
    ['slow', 'tooSlow'],
  ]
  it.each(passing)('%s is %s, and passes', async (kind, failure) => {
    // They ask for a second of peace at least.
    await standIn.fault({ kind, ms: kind === 'slow' ? 600 : 0 })
    const { client, made } = clientOf([standIn.engine(name)], { callMs: { text: 300, picture: 300 } })
    expect(await client.propose({ ...words, schema })).toMatchObject({ kind: 'answered' })
    expect(made.map(({ outcome }) => outcome)).toEqual([failure, 'answered'])
  })
  it.each(passing)('%s that stays is %s in the end', async (kind, failure) => {
    await standIn.fault({ kind, count: 2, ms: kind === 'slow' ? 600 : 0 })
    const { client } = clientOf([standIn.engine(name)], { callMs: { text: 300, picture: 300 } })
    expect(await client.write(words)).toMatchObject({ kind: 'failed', failure, engine: name })
    expect(await standIn.calls()).toHaveLength(2)
  })

  it('a wish to be left alone for longer than it may take is respected: nobody asks again', async () => {
    await standIn.fault({ kind: 'too-many', ms: 30_000 })
    const { client } = clientOf([standIn.engine(name)])
    expect(await client.write(words)).toMatchObject({ failure: 'tooMany' })
    expect(await standIn.calls()).toHaveLength(1)
  })

  const lasting: readonly (readonly [string, EngineFailure])[] = [
    ['unauthorised', 'unauthorised'],
    ['unpaid', 'unpaid'],
    ['unknown-model', 'unknownModel'],
    ['broken', 'broken'],
    ['refusal', 'refused'],
    ['truncated', 'cut'],
    ['empty', 'broken'],
  ]
  it.each(lasting)('%s is %s, and is not asked again', async (kind, failure) => {
    await standIn.fault({ kind })
    const { client, made } = clientOf([standIn.engine(name)])
    expect(await client.propose({ ...words, schema })).toMatchObject({
      kind: 'failed',
      failure,
      engine: name,
    })
    expect(made.map(({ outcome }) => outcome)).toEqual([failure])
  })

  it.each(['not-json', 'wrong-shape'])('%s is mended by asking again, once', async (kind) => {
    await standIn.fault({ kind })
    const once = clientOf([standIn.engine(name)])
    expect(await once.client.propose({ ...words, schema })).toMatchObject({ kind: 'answered' })
    expect(once.made.map(({ outcome }) => outcome)).toEqual(['broken', 'answered'])
    await standIn.fault({ kind, count: 2 })
    const twice = clientOf([standIn.engine(name)])
    expect(await twice.client.propose({ ...words, schema })).toMatchObject({ failure: 'broken' })
    expect(twice.made).toHaveLength(2)
  })

  it('a wrong key, a model nobody knows, an answer that may not be long enough', async () => {
    const failureOf = async (more: { key?: string; model?: string }, mostTokens = 1500) => {
      const answer = await clientOf([standIn.engine(name, more)]).client.write({ ...words, mostTokens })
      return answer.kind === 'failed' ? answer.failure : 'answered'
    }
    expect(await failureOf({ key: 'a-wrong-key' })).toBe('unauthorised')
    expect(await failureOf({ model: 'unknown' })).toBe('unknownModel')
    // A model that thinks gets room for it beyond: the old ones of both makers do not.
    const plain = { claude: 'claude-haiku-4-5', 'gpt-4o': 'gpt-4o', 'gpt-5': null, compatible: 'demo' }[name]
    if (plain) expect(await failureOf({ model: plain }, 2)).toBe('cut')
  })

  it('another engine takes over where this one fails', async () => {
    const other: OutsideEngine = name === 'claude' ? 'gpt-4o' : 'claude'
    await standIn.fault({ kind: 'refusal' })
    const { client } = clientOf([standIn.engine(name), standIn.engine(other)])
    expect(await client.propose({ ...words, schema })).toMatchObject({ kind: 'answered', engine: other })
  })
})

describe.each(drawingEngines)('a picture of %s', (name) => {
  const draw = (more: Partial<typeof limits> = {}) =>
    clientOf([standIn.engine(name)], more).client.draw({ prompt: 'Un pain doré', ratio: '9:16' })

  it('comes, near its ratio', async () => {
    const answer = await draw()
    expect(answer).toMatchObject({ kind: 'answered', value: { mime: 'image/png' }, usage: { pictures: 1 } })
    if (answer.kind !== 'answered') return
    const bytes = Buffer.from(answer.value.bytes)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1024, 1536])
  })

  it.each([
    ['unauthorised', 'unauthorised', 1],
    ['unpaid', 'unpaid', 1],
    ['unknown-model', 'unknownModel', 1],
    ['refusal', 'refused', 1],
    ['broken', 'broken', 1],
    ['too-many', 'tooMany', 2],
    ['overloaded', 'overloaded', 2],
    ['internal', 'overloaded', 2],
    ['gateway', 'overloaded', 2],
    ['cut-before', 'unreachable', 2],
    ['cut', 'unreachable', 2],
  ] as const)('%s is %s, after %i', async (kind, failure, tries) => {
    await standIn.fault({ kind, count: tries, ms: 0 })
    expect(await draw()).toMatchObject({ kind: 'failed', failure })
    expect(await standIn.calls()).toHaveLength(tries)
  })
})
