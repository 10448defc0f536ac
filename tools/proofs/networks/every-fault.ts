// The matrix: each call of a publication, gone wrong in each way the stand-ins know. In the end one post is there or none,
// never two, and what is said of it is true.
import { type CallContext, NoAnswer } from '@postelier/networks/adapters'
import { expect, it } from 'vitest'
import { drive, type End } from './drive.ts'
import { beginJob, expectTruth, type Proof, publish, publishCalmly, startAnew } from './publication.ts'

/** No clear yes and no clear no, in every way a line and a gateway have. */
export const silences = [
  'after',
  'after-500',
  'after-502',
  'cut-body-done',
  'broken',
  '202',
  'slow',
  'before',
  '502',
  '503',
  '504',
  'cut-body',
] as const
/** Clear, or late. */
const troubles = ['rate-limit', 'token-expired', 'token-revoked', 'read-lag', 'late-failure'] as const

type Calm = Awaited<ReturnType<typeof publishCalmly>>

const endsOf = (kind: string, { mayAsk = false }: Proof): readonly End['state'][] => {
  // What is too much until midnight gets another date.
  if (kind === 'late-failure' || kind === 'rate-limit')
    return mayAsk ? ['confirmed', 'asked', 'rejected'] : ['confirmed', 'rejected']
  return mayAsk ? ['confirmed', 'asked'] : ['confirmed']
}

/** Calls in a row of one name are one place: whether the third question or the fourth is lost makes no difference. */
const placesOf = (calls: readonly string[]): number[] =>
  calls.flatMap((name, index) => (asks.test(name) && calls[index - 1] === name ? [] : [index]))

const asks = /^(read|media-status|app.bsky.video.getJobStatus)/

/** To a call that makes nothing to be seen it is all one whether a yes was lost on the line or in a gateway. */
const isLikeOthers = (kind: string): boolean =>
  ['after-500', 'after-502', 'cut-body-done', 'slow', '502', '504', 'before'].includes(kind)

/** One kind of trouble, at each call in turn; what nobody sees yet meets one of each sort. */
async function survivesEverywhere(proof: Proof, kind: string, { calls }: Calm, last: string): Promise<void> {
  const end = calls.lastIndexOf(last)
  for (const index of placesOf(calls)) {
    if (index >= end || !isLikeOthers(kind)) await survivesAt(proof, kind, calls, index)
  }
}

/** One kind of trouble at the call of that number. */
async function survivesAt(
  proof: Proof,
  kind: string,
  calls: readonly string[],
  index: number,
): Promise<void> {
  const { standIn, adapter, link } = proof
  const call = calls[index] ?? ''
  const about = `${adapter.network}: ${kind} at call ${index + 1} of ${calls.length}, ${call}`
  await startAnew(proof)
  const page = await link()
  const skip = calls.slice(0, index).filter((name) => name === call).length
  const ms = kind === 'slow' ? 400 : 20_000
  await standIn.fault({ network: adapter.network, kind, call, skip, ms })
  const end = await drive(
    proof,
    await beginJob(proof, page),
    kind === 'slow' ? { http: impatientAt(index, standIn.context(adapter.network).http) } : {},
  )
  expect(endsOf(kind, proof), about).toContain(end.state)
  await expectTruth(proof, end, about)
}

/** Waits for the answer to that one call for a moment only. */
const impatientAt = (index: number, send: CallContext['http']): CallContext['http'] => {
  let count = 0
  return (request) => send(count++ === index ? { ...request, timeLimitMs: 150 } : request)
}

/** Whoever sends is killed at each step, before its call and right after it. */
async function survivesDeath(proof: Proof, { end }: Calm): Promise<void> {
  for (let step = 0; step < end.steps; step++)
    for (const wasTaken of [true, false]) {
      await startAnew(proof)
      const about = `${proof.adapter.network}: killed at step ${step + 1}, ${wasTaken ? 'after' : 'before'} it`
      const killed = await publish(proof, { dies: { step, wasTaken } })
      expect(endsOf('death', proof), about).toContain(killed.state)
      await expectTruth(proof, killed, about)
    }
}

/** The last answer is lost, and the account shows the post only after a while. */
async function survivesLag(proof: Proof, lagMs: number, { calls }: Calm, last: string): Promise<void> {
  const { network } = proof.adapter
  const index = calls.lastIndexOf(last)
  const skip = calls.slice(0, index).filter((name) => name === last).length
  await startAnew(proof)
  const job = await beginJob(proof, await proof.link())
  await proof.standIn.fault({ network, kind: 'read-lag', call: last, skip, ms: lagMs })
  const { http: send } = proof.standIn.context(network)
  let count = 0
  const end = await drive(proof, job, {
    http: async (request) => {
      const answer = await send(request)
      if (count++ === index) throw new NoAnswer('lost on its way back', true)
      return answer
    },
  })
  const about = `${network}: silence, and ${lagMs} ms until it shows`
  expect(['confirmed', 'asked'], about).toContain(end.state)
  await expectTruth(proof, end, about)
}

/** The last call is answered with silence, done or not, and then reading the account back goes wrong too. */
async function survivesBadLook(
  proof: Proof,
  silence: 'after' | 'cut-body',
  kind: string,
  { calls }: Calm,
  last: string,
): Promise<void> {
  const { standIn } = proof
  const { network } = proof.adapter
  const skip = calls.filter((name) => name === last).length - 1
  await startAnew(proof)
  const job = await beginJob(proof, await proof.link())
  await standIn.fault({ network, kind: silence, call: last, skip })
  const end = await drive(proof, job, { beforeLook: () => standIn.fault({ network, kind, ms: 20_000 }) })
  const about = `${network}: ${silence}, and ${kind} while it is looked for`
  // Who cannot read the account for want of a connection asks a person.
  expect([...endsOf(kind, proof), 'asked'], about).toContain(end.state)
  await expectTruth(proof, end, about)
}

interface Publication {
  /** The name of the call after which it is live. */
  readonly last: string
  /** Where trouble is met: at every call and while it is looked for, at every call, or at the last one. */
  readonly depth: 'all' | 'calls' | 'last'
  /** Some kinds of trouble alone, and nobody killed: for what takes long to send. */
  readonly kinds?: readonly string[]
}

/** The tests of one kind of publication on one network. */
export function itSurvives(what: string, proofOf: () => Proof, { last, depth, kinds }: Publication): void {
  let calm: Promise<Calm> | undefined
  const calmly = () => {
    calm ??= publishCalmly(proofOf())
    return calm
  }
  it.each([...silences, ...troubles])(
    `${what}: one post, and a true word of it, through %s`,
    async (kind) => {
      const { calls } = await calmly()
      if (depth === 'last') await survivesAt(proofOf(), kind, calls, calls.lastIndexOf(last))
      else await survivesEverywhere(proofOf(), kind, await calmly(), last)
    },
  )
  if (kinds) return
  it(`${what}: one post, whoever is killed at whichever step`, async () =>
    survivesDeath(proofOf(), await calmly()))
  it(`${what}: one post, which shows late after silence`, async () => {
    const proof = proofOf()
    await survivesLag(proof, 20_000, await calmly(), last)
    // Later than anybody looks: then it takes the network's own word against repeating.
    const { lax: _lax, ...strict } = proof
    await survivesLag(strict, 15 * 60_000, await calmly(), last)
  })
  const looks = depth === 'all' ? [...silences, ...troubles].filter((kind) => kind !== 'slow') : usualKinds
  it.each(looks)(`${what}: one post, though it is looked for through %s`, async (kind) => {
    await survivesBadLook(proofOf(), 'after', kind, await calmly(), last)
    if (usualKinds.includes(kind)) await survivesBadLook(proofOf(), 'cut-body', kind, await calmly(), last)
  })
}

const usualKinds: readonly string[] = ['after', '503', 'token-expired']
