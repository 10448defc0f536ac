// Where adapter and stand-in were read from the same documentation: texts, media and refusals mean the same to both.
import { descriptors } from '@postelier/networks'
import type { PublishJob, RefusalKind } from '@postelier/networks/adapters'
import { expect, it } from 'vitest'
import { livePosts, type Proof, publish, startAnew } from './publication.ts'

const withJob = (proof: Proof, more: Partial<PublishJob>): Proof => ({
  ...proof,
  job: async () => ({ ...(await proof.job()), ...more }),
})

const faultsOf = async ({ adapter, job }: Proof): Promise<string[]> => {
  const { format = 'text', text = '', media = [], settings = {} } = await job()
  return descriptors[adapter.network].faultsOf({ format, text, media, settings }).map(({ code }) => code)
}

/** Everything a network might take for something else. */
export const trickyText =
  'Une (petite) fournée : *croissants* & <brioches> _au_ {beurre} | 100% [maison] ~ 2~3 h \\ @nous 👩‍🍳\n\nÀ 7 h #pain #été'

/** Said before it is sent what would be refused there, and nothing else; what is sent stands there to the letter. */
export function itAgreesOnTexts(
  what: string,
  proofOf: () => Proof,
  texts: { readonly fits: readonly string[]; readonly tooMuch: readonly string[] },
): void {
  it.each(texts.fits.map((text) => [text.slice(0, 20), text] as const))(
    `${what}: a text that fits stands there as it was typed (%s…)`,
    async (_beginning, text) => {
      const proof = withJob(proofOf(), { text })
      expect(await faultsOf(proof)).toEqual([])
      await startAnew(proof)
      expect(await publish(proof)).toMatchObject({ state: 'confirmed' })
      expect((await livePosts(proof)).map((post) => post.text)).toEqual([text])
    },
  )
  it.each(texts.tooMuch.map((text) => [text.slice(0, 20), text] as const))(
    `${what}: a text that is too much is refused by both (%s…)`,
    async (_beginning, text) => {
      const proof = withJob(proofOf(), { text })
      expect(await faultsOf(proof)).toHaveLength(1)
      await startAnew(proof)
      expect(await publish(proof)).toMatchObject({ state: 'rejected', refusal: { kind: 'validation' } })
      expect(await livePosts(proof)).toEqual([])
    },
  )
}

/** Media that fail while they are made ready, each time: the post is refused, and nothing of it is there. */
export function itRefusesBadMedia(what: string, proofOf: () => Proof): void {
  it(`${what}: media that never get ready end it, with nothing there`, async () => {
    const proof = proofOf()
    await startAnew(proof)
    await proof.standIn.fault({ network: proof.adapter.network, kind: 'late-failure', count: 50 })
    expect(await publish(proof)).toMatchObject({ state: 'rejected', refusal: { kind: 'mediaRejected' } })
    await proof.standIn.advance(3600_000)
    expect(await livePosts(proof)).toEqual([])
  })
}

/** What the network answers at its last call, in its own words, and what becomes of the post then. */
export function itUnderstandsRefusals(
  what: string,
  proofOf: () => Proof,
  call: string,
  rows: readonly (readonly [answer: string, end: RefusalKind | 'confirmed' | 'asked'])[],
): void {
  it.each(rows)(`${what}: %s at the last call means %s`, async (answer, end) => {
    const proof = proofOf()
    await startAnew(proof)
    await proof.standIn.fault({ network: proof.adapter.network, kind: 'refused', call, answer })
    const { state, refusal } = await publish(proof)
    expect(state === 'rejected' ? refusal?.kind : state).toBe(end)
    expect(await livePosts(proof)).toHaveLength(state === 'confirmed' ? 1 : 0)
  })
}

/** Fetched by the network itself, what is away once is asked for again, and what stays away is given up. */
export function itNeedsItsFiles(what: string, proofOf: () => Proof): void {
  it.each([
    ['once', 1, 'confirmed'],
    ['never', 1000, 'rejected'],
  ] as const)(`${what} that cannot be fetched %s: what comes of it`, async (_when, missing, state) => {
    const proof = proofOf()
    const { files } = proof.standIn
    await startAnew(proof)
    files.missing(missing)
    const end = await publish(proof)
    files.missing(0)
    expect(end.state).toBe(state)
    expect(await livePosts(proof)).toHaveLength(state === 'confirmed' ? 1 : 0)
  })
}
