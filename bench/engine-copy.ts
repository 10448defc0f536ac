// Posts by a model outside, judged as the platform's own are: `npm run bench -- copy --engine=NAME`. Its key and, for a service
// of one's own, its address and model come from the environment; every call may cost money.
import { type OutsideEngine, outsideEngines } from '@postelier/contract'
import { type EngineClient, openEngineClient, type Usage } from '@postelier/engines'
import { writeByEngine } from '../apps/server/src/modules/planning/writing/engine-writer.ts'
import { openEngines } from '../apps/server/src/platform/engines/open-engines.ts'
import { businesses } from '../tests/sites/labels.ts'
import { type Bench, median } from './bench.ts'
import { judgePost } from './copy-judges/judges.ts'
import { commissionOf } from './copy-judges/planted.ts'
import { repeatedSentences } from './copy-judges/run-faults.ts'
import { writeMonth } from './copy-judges/write-month.ts'
import type { Fault } from './copy-judges/written-post.ts'

const postsEach = 12

/** Words of its own are what a model is there for: whether each stands in the source is no fault of its. */
const notAsked: ReadonlySet<string> = new Set(['accounts', 'hours', 'typography', 'marks set'])

/** The engine that is asked for by name on the command line, if one is. */
export function engineAsked(): OutsideEngine | null {
  const name = process.argv.find((one) => one.startsWith('--engine='))?.slice('--engine='.length)
  if (name === undefined) return null
  const found = outsideEngines.find((one) => one === name)
  if (found) return found
  throw new Error(`There is no engine “${name}”. There are: ${outsideEngines.join(', ')}`)
}

export async function judgeEngine(name: OutsideEngine): Promise<Bench> {
  const spent = { calls: 0, micros: 0, inputTokens: 0, outputTokens: 0 }
  const took: number[] = []
  const client = clientOf(name, ({ usage, costMicros, durationMs }) => {
    spent.calls += 1
    spent.micros += costMicros
    spent.inputTokens += usage.inputTokens
    spent.outputTokens += usage.outputTokens
    took.push(durationMs)
  })
  const faults: Fault[] = []
  const missing: Record<string, number> = {}
  let [posts, faulty, drafts] = [0, 0, 0]
  for (const key of businesses) {
    const commission = commissionOf(key)
    const month = await writeMonth(commission, postsEach, key, async (brief) => {
      const written = await writeByEngine(brief, client)
      if ('draft' in written) return written.draft
      missing[written.missing] = (missing[written.missing] ?? 0) + 1
      return written
    })
    const judged = [...month.posts, ...month.others].map((post) =>
      judgePost(post, commission).filter(({ judge }) => !notAsked.has(judge)),
    )
    faults.push(...judged.flat(), ...repeatedSentences(month.posts, commission))
    posts += judged.length
    faulty += judged.filter((found) => found.length > 0).length
    drafts += month.drafts
    console.log(`${key.padEnd(12)}${month.drafts} posts held, ${month.short} did not`)
  }
  for (const judge of new Set(faults.map((fault) => fault.judge)))
    for (const { why, where } of faults.filter((fault) => fault.judge === judge).slice(0, 5))
      console.log(`  ${judge}: ${why} | ${where}`)
  const count = (judge: string) => faults.filter((fault) => fault.judge === judge).length
  return {
    ratio: posts === 0 ? 0 : Math.round(((posts - faulty) / posts) * 1000) / 1000,
    figures: {
      drafts,
      ...Object.fromEntries(Object.entries(missing).map(([why, times]) => [`missing_${why}`, times])),
      texts: posts,
      unsupported_claims: count('claims') + count('names'),
      repeated_sentences: count('repetition'),
      over_length: count('length'),
      language_mixing: count('language'),
      formality_mismatches: count('address'),
      cliches: count('cliché'),
      emoji_faults: count('emoji'),
      lines_that_say_nothing: count('empty'),
      nameless_posts: count('nameless'),
      false_on_their_day: count('day'),
      calls: spent.calls,
      input_tokens: spent.inputTokens,
      output_tokens: spent.outputTokens,
      dollars: Math.round(spent.micros / 1000) / 1000,
      seconds_a_call: Math.round(median(took) / 100) / 10,
    },
  }
}

interface Call {
  readonly usage: Usage
  readonly costMicros: number
  readonly durationMs: number
}

function clientOf(name: OutsideEngine, onCall: (call: Call) => void): EngineClient {
  const { ENGINE_KEY = '', ENGINE_ADDRESS = 'http://127.0.0.1:11434/v1', ENGINE_MODEL = '' } = process.env
  const engines = openEngines({
    production: false,
    ENGINES: {},
    ENGINES_PRIVATE: 'yes',
    SANDBOX_URL: undefined,
  })
  const engine = engines.open({
    engine: name,
    key: ENGINE_KEY,
    service: { address: ENGINE_ADDRESS, model: ENGINE_MODEL, pictureModel: '' },
  })
  if (!engine)
    throw new Error(
      name === 'compatible'
        ? 'Say which model in ENGINE_MODEL, and where it answers in ENGINE_ADDRESS.'
        : 'Its key is read from ENGINE_KEY.',
    )
  return openEngineClient([engine], {
    time: engines.time,
    drawMark: engines.drawMark,
    priceOf: engines.priceOf,
    signal: new AbortController().signal,
    journal: { begin: async () => ({ end: async (call) => onCall(call) }) },
  })
}
