// One publication against a stand-in: begun on an empty network, driven to its end, and held against what is there.
import { type OpenPage, type PostThere, type PublishJob, Refusal } from '@postelier/networks/adapters'
import { expect } from 'vitest'
import { contextOf, drive, type End, type Mishap, type Sender } from './drive.ts'
import { jobFor, type SeenPost } from './stand-in.ts'

export interface Proof extends Sender {
  /** What is published, and where it differs from a plain text. */
  readonly job: () => Promise<Partial<PublishJob>>
  /** Turns off that the network refuses what it has already: nobody promises that it does. */
  readonly lax?: object
  /** Silence at the last call may be a person's question here: nothing can be read back. */
  readonly mayAsk?: boolean
  /** Nobody may read there whether it is. */
  readonly isUnreadable?: boolean
}

const dayMs = 24 * 3600_000

/** Nothing is there, nobody is linked, and it is morning: what is counted by the day begins anew at midnight. */
export async function startAnew({ standIn, adapter, lax }: Proof): Promise<void> {
  await standIn.reset(adapter.network)
  const now = standIn.context(adapter.network).now().getTime()
  await standIn.advance(dayMs - (now % dayMs) + dayMs / 3)
  if (lax) await standIn.settings(adapter.network, lax)
}

export async function beginJob(proof: Proof, page: OpenPage): Promise<PublishJob> {
  return jobFor(page, contextOf(proof).now(), await proof.job())
}

export async function publish(proof: Proof, mishap?: Mishap): Promise<End> {
  return drive(proof, await beginJob(proof, await proof.link()), mishap)
}

/** Newest first. */
export const livePosts = async ({ standIn, adapter }: Sender): Promise<readonly SeenPost[]> =>
  (await standIn.posts(adapter.network)).filter(({ replyTo }) => replyTo === undefined)

/** Without trouble, on an empty network: what came of it, and its calls by name. */
export async function publishCalmly(
  proof: Proof,
): Promise<{ readonly end: End; readonly calls: readonly string[] }> {
  const { standIn, adapter } = proof
  await startAnew(proof)
  const page = await proof.link()
  const before = (await standIn.calls(adapter.network)).length
  const end = await drive(proof, await beginJob(proof, page))
  const calls = (await standIn.calls(adapter.network)).slice(before)
  expect(end.state).toBe('confirmed')
  expect(calls.length).toBeGreaterThan(0)
  return { end, calls }
}

/** Whatever is still under way over there is over by then. */
const whileMs = 30 * 60_000

/** One post or none, and what was said of it holds. */
export async function expectTruth(proof: Proof, end: End, about: string): Promise<void> {
  const before = await livePosts(proof)
  await proof.standIn.advance(whileMs)
  const live = await livePosts(proof)
  expect(live.length, `${about}: there`).toBeLessThanOrEqual(1)
  if (end.state === 'rejected') expect(live, `${about}: said to be refused`).toEqual([])
  if (end.state !== 'confirmed') return
  // There already when it was said to be.
  expect(before.length, `${about}: said to be live`).toBe(1)
  expect(end.id, about).toBeTruthy()
  if (proof.isUnreadable) return
  expect(await readBack(proof, end), `${about}: read back`).not.toBeNull()
}

/** Linked anew where the connection is over: what ended it did not end the post. */
async function readBack(proof: Proof, { page, id }: End): Promise<PostThere | null> {
  const read = (by: OpenPage) => proof.adapter.readBack(contextOf(proof), by, id ?? '')
  try {
    return await read(page)
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return read(await proof.link())
  }
}
