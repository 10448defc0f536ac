import type { Network } from '@postelier/contract'
import {
  type NetworkAdapter,
  NoAnswer,
  type OpenPage,
  type PageChoice,
  type Progress,
  type PublishJob,
  Refusal,
} from '@postelier/networks/adapters'
import { expect } from 'vitest'
import type { StandIn } from './stand-in.ts'

/** Goes on until the post is live, as whoever drives does; pauses are cut short. */
export async function publish(
  standIn: StandIn,
  adapter: NetworkAdapter,
  job: PublishJob,
  from?: Progress,
): Promise<{ id: string; url: string | null; finals: number }> {
  const context = standIn.context(adapter.network)
  let progress = from ?? adapter.begin(context, job)
  let finals = 0
  for (let steps = 0; steps < 80; steps++) {
    if (progress.isFinal) finals++
    const result = await adapter.step(context, job, progress)
    if (result.then === 'published') return { id: result.id, url: result.url, finals }
    // What is stored between two steps is plain data: it must survive being written down.
    progress = JSON.parse(JSON.stringify(result.progress)) as Progress
    if (result.then === 'wait')
      await new Promise((resolve) => setTimeout(resolve, Math.min(result.afterMs, 150)))
  }
  throw new Error('It never came to an end')
}

/** Up to the final step, which is about to be taken. */
export async function upToFinal(
  standIn: StandIn,
  adapter: NetworkAdapter,
  job: PublishJob,
): Promise<Progress> {
  const context = standIn.context(adapter.network)
  let progress = adapter.begin(context, job)
  for (let steps = 0; steps < 80 && !progress.isFinal; steps++) {
    const result = await adapter.step(context, job, progress)
    if (result.then === 'published') throw new Error('Live without a final step')
    progress = JSON.parse(JSON.stringify(result.progress)) as Progress
  }
  return progress
}

export const refusalOf = async (act: () => Promise<unknown>): Promise<string> => {
  try {
    await act()
    return 'none'
  } catch (reason) {
    if (reason instanceof Refusal) return reason.facts.kind
    if (reason instanceof NoAnswer) return 'leaked: no answer'
    throw reason
  }
}

/** Silence after the final step, in every way the stand-ins know: one post is live in the end, and it is found. */
export async function survivesSilence(
  standIn: StandIn,
  adapter: NetworkAdapter,
  page: OpenPage,
  { kind, call, job }: { kind: string; call: string; job: PublishJob },
): Promise<void> {
  const network: Network = adapter.network
  const context = standIn.context(network)
  const before = (await standIn.posts(network)).length
  let progress = await upToFinal(standIn, adapter, job)
  await standIn.fault({ network, kind, call })
  expect(await refusalOf(() => adapter.step(context, job, progress))).toBe('unknownOutcome')
  for (let looks = 0; looks < 6; looks++) {
    const finding = await adapter.lookFor(context, job, progress)
    if (finding.found === 'yes') {
      expect(finding.id).not.toBe('')
      break
    }
    if (finding.found === 'cannotTell') throw new Error(finding.why)
    progress = finding.progress
    await standIn.advance(finding.found === 'no' ? finding.lookAgainAfterMs : finding.afterMs)
    if (finding.found === 'no' && finding.certain) {
      await publish(standIn, adapter, job, progress)
      break
    }
  }
  expect((await standIn.posts(network)).length - before).toBe(1)
  expect(page.id).not.toBe('')
}

/** Through the network's own window: where it leads is where the product would be called back. */
export async function connect(
  standIn: StandIn,
  adapter: NetworkAdapter,
  account: string,
  kind?: PageChoice['kind'],
): Promise<OpenPage> {
  const context = standIn.context(adapter.network)
  if (adapter.connect.way !== 'consent') throw new Error('It is connected otherwise')
  const asked = {
    redirectUri: 'http://127.0.0.1:4000/auth/social/callback',
    state: 'a-state-of-ours',
    verifier: 'v'.repeat(64),
  }
  const { url } = await adapter.connect.begin(context, asked)
  const callback = await standIn.consent(url, { account })
  const { identity, tokens } = await adapter.connect.finish(context, { ...asked, callback })
  const pages = await adapter.pages(context, tokens)
  const page = pages.find((one) => one.unusable === null && (kind === undefined || one.kind === kind))
  if (!page) throw new Error('No page can be used')
  return { id: page.id, kind: page.kind, tokens: page.tokens ?? tokens, identity: identity.id }
}
