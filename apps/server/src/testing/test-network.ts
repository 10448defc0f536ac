import type { NetworkAdapter, Progress, PublishJob, StepResult } from '@postelier/networks/adapters'
import type { Networks } from '../platform/networks/network-client.ts'
import { meetWrong, nextStep, publishedAs, type Wrong, wireless } from './wireless.ts'

export type Trouble = Wrong<'upload' | 'put' | 'look' | 'comment' | 'lookForComment' | 'refresh'>

const final = (key: string): Progress => ({ step: 'put', isFinal: true, data: { key } })

const addressOf = (key: string) => `https://network.test/${key}`

/** A network in memory, which keeps what was published and does wrong what it is told to. */
export function openTestNetwork() {
  const posts: { key: string; text: string; format: PublishJob['format'] }[] = []
  const comments: { under: string; text: string }[] = []
  const trouble: Trouble[] = []
  let refreshes = 0
  let looksLeft = 0
  let count = 0
  const meet = (at: Trouble['at'], happen: () => void = () => undefined) => {
    const { happens, end } = meetWrong(trouble, at)
    if (happens) happen()
    end()
  }
  const keyOf = (progress: Progress) => String(progress.data.key)
  const adapter = {
    network: 'x',
    begin: () => ({ step: 'upload', isFinal: false, data: { key: `k${++count}` } }),
    async step(_, job: PublishJob, progress): Promise<StepResult> {
      if (progress.step === 'upload') {
        meet('upload')
        return nextStep(final(keyOf(progress)))
      }
      meet('put', () => posts.push({ key: keyOf(progress), text: job.text, format: job.format }))
      return publishedAs(keyOf(progress), addressOf(keyOf(progress)))
    },
    async lookFor(_, __, progress) {
      meet('look')
      const isThere = posts.some(({ key }) => key === keyOf(progress))
      return isThere
        ? { found: 'yes', id: keyOf(progress), url: addressOf(keyOf(progress)) }
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
      meet('refresh')
      return { ...tokens, access: `${tokens.access}+` }
    },
  } as Partial<NetworkAdapter> as NetworkAdapter
  const networks: Networks = () => ({
    adapter,
    context: wireless,
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
