import {
  type NetworkAdapter,
  type Progress,
  type PublishJob,
  Refusal,
  type RefusalKind,
  type StepResult,
} from '@postelier/networks/adapters'
import type { Networks } from '../platform/networks/network-gate.ts'

/** The process ends here, without a word to anybody. */
export class Killed extends Error {}

/** What goes wrong at the next call of a kind, and whether the network does what it was asked all the same. */
export interface Trouble {
  readonly at: 'upload' | 'put' | 'look' | 'comment' | 'lookForComment'
  readonly does: RefusalKind | 'killed'
  readonly happens: boolean
}

const final = (key: string): Progress => ({ step: 'put', isFinal: true, data: { key } })

/** A network in memory, which keeps what was published and does wrong what it is told to. */
export function openTestNetwork() {
  const posts: { key: string; text: string; format: PublishJob['format'] }[] = []
  const comments: { under: string; text: string }[] = []
  const trouble: Trouble[] = []
  let refreshes = 0
  let looksLeft = 0
  let count = 0
  const meet = (at: Trouble['at'], happen: () => void = () => undefined) => {
    const next = trouble[0]?.at === at ? trouble.shift() : undefined
    if (!next || next.happens) happen()
    if (next?.does === 'killed') throw new Killed()
    if (next) throw new Refusal({ kind: next.does, code: 'test', message: 'as told' })
  }
  const keyOf = (progress: Progress) => String(progress.data.key)
  const adapter = {
    network: 'x',
    begin: () => ({ step: 'upload', isFinal: false, data: { key: `k${++count}` } }),
    async step(_, job: PublishJob, progress): Promise<StepResult> {
      if (progress.step === 'upload') {
        meet('upload')
        return next(final(keyOf(progress)))
      }
      meet('put', () => posts.push({ key: keyOf(progress), text: job.text, format: job.format }))
      return published(keyOf(progress))
    },
    async lookFor(_, __, progress) {
      meet('look')
      const isThere = posts.some(({ key }) => key === keyOf(progress))
      return isThere
        ? { found: 'yes', id: keyOf(progress), url: `https://network.test/${keyOf(progress)}` }
        : { found: 'no', certain: true, lookAgainAfterMs: 0, progress: final(keyOf(progress)) }
    },
    async comment(_, __, under, text) {
      meet('comment', () => comments.push({ under, text }))
      return { id: `c${comments.length}` }
    },
    async lookForComment(_, __, under, { text }) {
      meet('lookForComment')
      if (--looksLeft >= 0) return { found: 'no' }
      const at = comments.findIndex((one) => one.under === under && one.text === text)
      return at < 0 ? { found: 'no' } : { found: 'yes', id: `c${at + 1}` }
    },
    async refresh(_, tokens) {
      refreshes++
      return { ...tokens, access: `${tokens.access}+` }
    },
  } as Partial<NetworkAdapter> as NetworkAdapter
  const networks: Networks = () => ({
    adapter,
    context: {
      http: async () => {
        throw new Error('This network has no wire')
      },
      config: {},
      now: () => new Date(),
      randomBytes: (length) => new Uint8Array(length),
    },
  })
  return {
    posts,
    comments,
    trouble,
    networks,
    /** So often a comment is looked for in vain before it is shown. */
    set shownAfterLooks(count: number) {
      looksLeft = count
    },
    get refreshes() {
      return refreshes
    },
  }
}

// biome-ignore-start lint/suspicious/noThenProperty: a word that says what comes next, and no function.
const next = (progress: Progress): StepResult => ({ then: 'next', progress })
const published = (id: string): StepResult => ({ then: 'published', id, url: `https://network.test/${id}` })
// biome-ignore-end lint/suspicious/noThenProperty: see above.
