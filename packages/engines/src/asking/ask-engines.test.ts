import type { EngineFailure } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Engine, failed } from '../port.ts'
import { fakeTime } from '../testing/fake-time.ts'
import { notebook, says, scriptedEngine, used } from '../testing/scripted-engine.ts'
import { openEngineClient } from './open-engine-client.ts'
import type { AskOptions } from './options.ts'

const price = { input: 2, output: 10, picture: 0.05 }
const mark = 'k3Jx9Qp2Lm7Zt5Vb'

function clientOf(
  engines: readonly Engine[],
  more: Partial<AskOptions> & { random?: number; budget?: number } = {},
) {
  const [time, book] = [fakeTime(more.random), notebook(more.budget)]
  const client = openEngineClient(engines, {
    time,
    signal: new AbortController().signal,
    journal: book.journal,
    priceOf: () => price,
    drawMark: () => mark,
    ...more,
  })
  return { client, time, calls: book.calls }
}
const plain = { system: 'You write posts.', ask: 'Write one.', mostTokens: 50 }

describe('engines in their order', () => {
  it('the first answers, and what it cost is told and written down', async () => {
    const { client, calls } = clientOf([
      scriptedEngine('claude', [says(' Bonjour. ')]),
      scriptedEngine('gpt-5', []),
    ])
    expect(await client.write(plain)).toMatchObject({
      kind: 'answered',
      value: 'Bonjour.',
      engine: 'claude',
      model: 'claude-model',
      usage: used,
      costMicros: 300,
    })
    expect(calls).toMatchObject([
      { engine: 'claude', model: 'claude-model', outcome: 'answered', usage: used, costMicros: 300 },
    ])
    expect(calls[0]?.mostMicros).toBeGreaterThanOrEqual(500)
  })

  it.each(['tooMany', 'overloaded', 'unreachable', 'tooSlow'] as const)(
    'one that is %s is asked again, with waits that grow, then the next one is',
    async (failure) => {
      const busy = scriptedEngine('claude', [failed(failure), failed(failure), failed(failure)])
      const { client, calls, time } = clientOf([busy, scriptedEngine('gpt-4o', [says('Oui.')])], {
        random: 0,
      })
      expect(await client.write(plain)).toMatchObject({ kind: 'answered', engine: 'gpt-4o' })
      expect(calls.map(({ engine, outcome }) => [engine, outcome])).toEqual([
        ['claude', failure],
        ['claude', failure],
        ['claude', failure],
        ['gpt-4o', 'answered'],
      ])
      // Half of a second and of two, and nothing longer than a call's own limit.
      expect(time.waits.filter((ms) => ms < 30_000)).toEqual([500, 1000])
    },
  )

  it.each(['unauthorised', 'unpaid', 'unknownModel', 'rejected', 'refused', 'cut', 'broken'] as const)(
    'one that is %s is asked once',
    async (failure) => {
      const { client, calls } = clientOf([
        scriptedEngine('claude', [failed(failure)]),
        scriptedEngine('gpt-5', [says('Oui.')]),
      ])
      expect(await client.write(plain)).toMatchObject({ engine: 'gpt-5' })
      expect(calls).toHaveLength(2)
    },
  )

  it('none answers: the last one’s failure is said, in a word', async () => {
    const { client } = clientOf([
      scriptedEngine('claude', [failed('refused')]),
      scriptedEngine('gpt-5', [failed('cut')]),
    ])
    expect(await client.write(plain)).toMatchObject({ kind: 'failed', failure: 'cut', engine: 'gpt-5' })
    expect(await clientOf([]).client.write(plain)).toMatchObject({ failure: 'unable', engine: null })
  })

  it('waits have chance in them, and are never shorter than asked for', async () => {
    const waitsOf = async (random: number, retryAfterMs: number) => {
      const busy = scriptedEngine('claude', [failed('tooMany', { retryAfterMs }), says('Oui.')])
      const { client, time } = clientOf([busy], { random })
      await client.write(plain)
      // The limits of a call and of all of them are waits too.
      return time.waits.filter((ms) => ms !== 60_000 && ms !== 150_000)
    }
    expect(await waitsOf(0, 0)).toEqual([500])
    expect(await waitsOf(0.999, 0)).toEqual([1000])
    expect(await waitsOf(0, 7000)).toEqual([7000])
    // Too long a wait: somebody else is asked instead.
    expect(await waitsOf(0, 61_000)).toEqual([])
  })
})

describe('time', () => {
  const never = (_: unknown, signal: AbortSignal) =>
    new Promise<ReturnType<typeof failed>>((resolve) =>
      signal.addEventListener('abort', () =>
        resolve(
          failed(
            signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
              ? 'tooSlow'
              : 'stopped',
            { mayHaveCost: true },
          ),
        ),
      ),
    )

  it('a call that does not end is cut off, and counts as the most it could cost', async () => {
    const { client, calls, time } = clientOf([scriptedEngine('claude', [never, says('Oui.')])])
    const began = time.now()
    expect(await client.write(plain)).toMatchObject({ kind: 'answered' })
    expect(calls.map(({ outcome, durationMs }) => [outcome, durationMs])).toEqual([
      ['tooSlow', 60_000],
      ['answered', 0],
    ])
    expect(calls[0]?.costMicros).toBe(calls[0]?.mostMicros)
    expect(time.now() - began).toBeLessThan(65_000)
  })

  it('all calls and waits together have a limit', async () => {
    const slow = [never, never, never]
    const { client, time } = clientOf([scriptedEngine('claude', slow), scriptedEngine('gpt-5', slow)])
    const began = time.now()
    expect(await client.write(plain)).toMatchObject({ kind: 'failed', failure: 'tooSlow' })
    expect(time.now() - began).toBe(150_000)
  })

  it('whoever asked and goes away is asked for nothing more', async () => {
    const caller = new AbortController()
    const leaves = async () => {
      caller.abort()
      return failed('overloaded')
    }
    const { client, calls } = clientOf([scriptedEngine('claude', [leaves]), scriptedEngine('gpt-5', [])], {
      signal: caller.signal,
    })
    expect(await client.write(plain)).toMatchObject({ failure: 'stopped' })
    expect(calls).toHaveLength(1)
    expect(await client.write(plain)).toMatchObject({ failure: 'stopped' })
    expect(calls).toHaveLength(1)
  })
})

describe('a budget', () => {
  it('that does not bear a call ends it all, before it is made', async () => {
    const { client, calls } = clientOf([scriptedEngine('claude', []), scriptedEngine('gpt-5', [])], {
      budget: 100,
    })
    expect(await client.write(plain)).toMatchObject({
      failure: 'overBudget',
      costMicros: 0,
      engine: 'claude',
    })
    expect(calls).toEqual([])
  })

  it('is asked before each try', async () => {
    const { client, calls } = clientOf(
      [scriptedEngine('claude', [failed('overloaded', { mayHaveCost: true })])],
      {
        budget: 700,
      },
    )
    expect(await client.write(plain)).toMatchObject({ failure: 'overBudget' })
    expect(calls).toHaveLength(1)
  })

  it('counts what a model may think', async () => {
    const mostOf = async (roomToThink: number) => {
      const { client, calls } = clientOf([{ ...scriptedEngine('gpt-5', [says('Oui.')]), roomToThink }])
      await client.write(plain)
      return calls[0]?.mostMicros ?? 0
    }
    expect((await mostOf(4000)) - (await mostOf(0))).toBe(40_000)
  })
})

describe('an answer in a shape', () => {
  const schema = z.object({ hook: z.string().min(3), tags: z.array(z.string()) })
  const good = '{"hook":"Du pain chaud","tags":["pain"]}'
  const propose = (answers: readonly string[]) => {
    const engine = scriptedEngine('claude', answers.map(says))
    const { client, calls } = clientOf([engine])
    return { engine, calls, answer: client.propose({ ...plain, schema }) }
  }

  it('is read, also out of a fence of the engine’s own', async () => {
    for (const said of [good, `\`\`\`json\n${good}\n\`\`\``])
      expect(await propose([said]).answer).toMatchObject({ value: { hook: 'Du pain chaud', tags: ['pain'] } })
  })

  it.each(['no JSON at all', '{"hook":"x","tags":[]}', '{"hook":"Du pain"', '[]'])(
    'is mended once where it is %s, by saying what was wrong',
    async (said) => {
      const { engine, calls, answer } = propose([said, good])
      expect(await answer).toMatchObject({ kind: 'answered', usage: { inputTokens: 200, outputTokens: 20 } })
      expect(calls.map(({ outcome }) => outcome)).toEqual(['broken', 'answered'])
      const [, again] = engine.inputs
      expect(again).toMatchObject({
        turns: [
          { by: 'us' },
          { by: 'engine', text: said },
          { by: 'us', text: expect.stringMatching(/does not fit/) },
        ],
      })
    },
  )

  it('holds nothing that cannot be printed or kept, however it was talked into it', async () => {
    const said = String.raw`{"hook":"Du\u0000 pain\u202e chaud\ud83d\nici","tags":["👩\u200d🍳"]}`
    expect(await propose([said]).answer).toMatchObject({
      value: { hook: 'Du pain chaud\uFFFD\nici', tags: ['👩\u200d🍳'] },
    })
  })

  it('is none where it is wrong again', async () => {
    const { calls, answer } = propose(['{}', '{}'])
    expect(await answer).toMatchObject({ kind: 'failed', failure: 'broken' })
    expect(calls).toHaveLength(2)
  })

  it('is asked for with its schema, of an object only', async () => {
    const { engine, answer } = propose([good])
    await answer
    expect(engine.inputs[0]).toMatchObject({
      schema: { type: 'object', required: ['hook', 'tags'], additionalProperties: false },
    })
    const { client } = clientOf([scriptedEngine('claude', [])])
    expect(() => client.propose({ ...plain, schema: z.array(z.string()) })).toThrow(/object/)
  })
})

describe('what an engine is told', () => {
  it('is our words, and what others wrote behind the fence, with its rule among ours', async () => {
    const engine = scriptedEngine('claude', [says('Oui.')])
    await clientOf([engine]).client.write({
      ...plain,
      material: [{ source: 'https://x.fr', text: 'Du pain' }],
    })
    const [input] = engine.inputs
    expect(input).toMatchObject({ system: expect.stringContaining(mark), mostTokens: 50 })
    const text = input && 'turns' in input ? input.turns[0]?.text : ''
    expect(text).toBe(`<<material 1 | ${mark} | https://x.fr>>\nDu pain\n<<end 1 | ${mark}>>\n\nWrite one.`)
  })
})

describe('a picture', () => {
  const bytes = new Uint8Array([1])
  const drawn = {
    kind: 'answered' as const,
    value: { bytes, mime: 'image/png' as const },
    usage: { inputTokens: 10, outputTokens: 0, pictures: 1 },
  }
  it('is drawn by the first engine that draws, and costs as one', async () => {
    const { client, calls } = clientOf([scriptedEngine('claude', []), scriptedEngine('gpt-5', [], [drawn])])
    expect(await client.draw({ prompt: 'A loaf', ratio: '1:1' })).toMatchObject({
      kind: 'answered',
      engine: 'gpt-5',
      model: 'gpt-5-pictures',
      costMicros: 50_020,
    })
    expect(calls.map(({ engine }) => engine)).toEqual(['gpt-5'])
  })
  it('is drawn by nobody where nobody draws', async () => {
    const failure: EngineFailure = 'unable'
    expect(
      await clientOf([scriptedEngine('claude', [])]).client.draw({ prompt: 'A loaf', ratio: '1:1' }),
    ).toMatchObject({ failure })
  })
})
