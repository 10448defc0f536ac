// What is done with a post that is out: a first comment, its figures, its deletion.
import type { Figures } from '@postelier/networks/adapters'
import { expect, it } from 'vitest'
import { refusalOf } from './conformance.ts'
import { contextOf } from './drive.ts'
import { silences } from './every-fault.ts'
import { livePosts, type Proof, publishCalmly } from './publication.ts'
import type { SeenPost } from './stand-in.ts'

const comment = 'Merci à tous ! Réservez : https://exemple.fr/pain (dès 7 h)'

/** A post is out, some time ago. */
async function published(proof: Proof, agoMs = 60_000) {
  const { end } = await publishCalmly(proof)
  await proof.standIn.advance(agoMs)
  const [post] = await livePosts(proof)
  if (!post) throw new Error('It is not there')
  const id = end.id ?? ''
  const page = await proof.link()
  // By now the network may know it by a better name.
  const there = proof.isUnreadable ? null : await proof.adapter.readBack(contextOf(proof), page, id)
  return { id: there?.id ?? id, page, post }
}

const commentsUnder = async ({ standIn, adapter }: Proof, post: SeenPost): Promise<readonly SeenPost[]> =>
  (await standIn.posts(adapter.network)).filter(({ replyTo }) => replyTo === post.id)

/** A first comment: said once, and whether it is there is found out after any silence. */
export function itTakesAComment(what: string, proofOf: () => Proof): void {
  it(`${what}: a first comment stands below it, and is found`, async () => {
    const proof = proofOf()
    const { id, page, post } = await published(proof)
    const since = contextOf(proof).now()
    const asked = { text: comment, since }
    expect(await proof.adapter.lookForComment(contextOf(proof), page, id, asked)).toEqual({ found: 'no' })
    const made = await proof.adapter.comment(contextOf(proof), page, id, comment)
    expect((await commentsUnder(proof, post)).map(({ text }) => text)).toEqual([comment])
    const found = await proof.adapter.lookForComment(contextOf(proof), page, id, asked)
    expect(found).toEqual({ found: 'yes', id: made.id })
    // Of a text that was said long ago nobody asks.
    const other = { text: `${comment}!`, since }
    expect(await proof.adapter.lookForComment(contextOf(proof), page, id, other)).toEqual({ found: 'no' })
  })

  it(`${what}: after any silence it is known whether the first comment is there`, async () => {
    const proof = proofOf()
    const { network } = proof.adapter
    const { id, page, post } = await published(proof)
    const call = network === 'x' ? 'create-post' : network === 'bluesky' ? putRecord : 'create-comment'
    for (const kind of silences.filter((one) => one !== 'slow')) {
      const asked = { text: `${comment} ${kind}`, since: contextOf(proof).now() }
      await proof.standIn.fault({ network, kind, call })
      const said = await refusalOf(() => proof.adapter.comment(contextOf(proof), page, id, asked.text))
      expect(['none', 'unknownOutcome'], kind).toContain(said)
      const there = (await commentsUnder(proof, post)).filter(({ text }) => text === asked.text)
      if (said === 'none') expect(there, kind).toHaveLength(1)
      const found = await proof.adapter.lookForComment(contextOf(proof), page, id, asked)
      expect(found.found, kind).toBe(there.length === 1 ? 'yes' : 'no')
    }
  })
}

const putRecord = 'com.atproto.repo.putRecord'
const dayMs = 24 * 3600_000

/** The network's figures, each under our name for it; what it does not tell is missing. */
export function itTellsFigures(
  what: string,
  proofOf: () => Proof,
  ofPost: (seen: SeenPost['figures']) => Omit<Figures, 'raw' | 'post'>,
): void {
  it(`${what}: its figures and the account's are the network's own`, async () => {
    const proof = proofOf()
    const { id, page } = await published(proof, 5 * 3600_000)
    const { raw, post: _learnt, ...figures } = await proof.adapter.postFigures(contextOf(proof), page, id)
    const [post] = await livePosts(proof)
    if (!post) throw new Error('It is not there')
    expect(figures).toEqual(ofPost(post.figures))
    expect(post.figures.likes).toBeGreaterThan(0)
    expect(raw).toBeTruthy()
    const account = await proof.adapter.accountFigures(contextOf(proof), page)
    expect(account.followers).toBe(post.author.followers)
    expect(JSON.stringify([raw, account.raw])).not.toContain(page.tokens.access)
  })

  it(`${what}: later the figures are greater, never smaller`, async () => {
    const proof = proofOf()
    const { id, page } = await published(proof, 3600_000)
    const early = await proof.adapter.postFigures(contextOf(proof), page, id)
    await proof.standIn.advance(dayMs / 2)
    const late = await proof.adapter.postFigures(contextOf(proof), await proof.link(), id)
    for (const name of Object.keys(ofPost(zeros)) as (keyof Figures)[])
      expect(Number(late[name]), name).toBeGreaterThanOrEqual(Number(early[name]))
  })
}

const zeros: SeenPost['figures'] = {
  impressions: 0,
  reach: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  saves: 0,
  clicks: 0,
  videoViews: 0,
}

/** Deleted, however often that is asked for and whatever was answered. */
export function itIsRemoved(what: string, proofOf: () => Proof): void {
  it(`${what}: it is gone once it was deleted, also the second time`, async () => {
    const proof = proofOf()
    const { id, page } = await published(proof)
    await proof.adapter.remove(contextOf(proof), page, id)
    expect(await livePosts(proof)).toEqual([])
    expect(await proof.adapter.readBack(contextOf(proof), page, id)).toBeNull()
    await proof.adapter.remove(contextOf(proof), page, id)
  })

  it.each(['after', 'cut-body', '503', 'after-502'])(
    `${what}: deleting it through %s may be repeated`,
    async (kind) => {
      const proof = proofOf()
      const { id, page } = await published(proof)
      await proof.standIn.fault({ network: proof.adapter.network, kind })
      expect(await refusalOf(() => proof.adapter.remove(contextOf(proof), page, id))).toBe('transient')
      await proof.adapter.remove(contextOf(proof), page, id)
      expect(await livePosts(proof)).toEqual([])
    },
  )
}
