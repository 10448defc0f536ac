import type { Tokens } from '@postelier/networks/adapters'
import { describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/bluesky/adapter.ts'
import { itIsRemoved, itTakesAComment, itTellsFigures } from './afterwards.ts'
import { itAgreesOnTexts, itRefusesBadMedia, itUnderstandsRefusals, trickyText } from './agreement.ts'
import { refusalOf, signIn } from './conformance.ts'
import { itSurvives } from './every-fault.ts'
import { livePosts, type Proof, publish, startAnew } from './publication.ts'
import { standInHere } from './stand-in-here.ts'

const standIn = await standInHere()

const identifier = 'boulangerieberthier.bsky.social'
const link = () => signIn(standIn, adapter, { identifier, password: 'postelier-demo' })
const posting =
  (job: Proof['job'], config = {}) =>
  (): Proof => ({ standIn, adapter, link, job, config })

const text = async () => ({ text: 'Un lien : https://exemple.fr et @nadiabenali.bsky.social #pain' })
const album = async () => ({
  format: 'album' as const,
  media: [await standIn.files.picture(), await standIn.files.picture()],
})
const film = async () => ({
  format: 'video' as const,
  media: [await standIn.files.film({ byteCount: 500_000 })],
})

describe('Bluesky and its stand-in', () => {
  const last = 'com.atproto.repo.putRecord'
  itSurvives('an album', posting(album), { last, depth: 'all' })
  itSurvives('a film', posting(film), { last, depth: 'calls' })
  itSurvives('a film put there as it is', posting(film, { videosBy: 'blob' }), { last, depth: 'last' })
  itSurvives('a text', posting(text), { last, depth: 'calls' })

  itAgreesOnTexts(
    'a text',
    posting(async () => ({})),
    {
      fits: [trickyText, 'é'.repeat(300), '👨‍👩‍👧‍👦'.repeat(120)],
      tooMuch: ['é'.repeat(301), '👨‍👩‍👧‍👦'.repeat(121)],
    },
  )
  itRefusesBadMedia('a film', posting(film))
  itUnderstandsRefusals('an album', posting(album), last, [
    ['ExpiredToken', 'confirmed'],
    ['InvalidToken', 'confirmed'],
    ['AuthenticationRequired', 'confirmed'],
    ['BlobNotFound', 'confirmed'],
    ['NotEnoughResources', 'confirmed'],
    ['UpstreamTimeout', 'confirmed'],
    ['AccountTakedown', 'policy'],
    ['AccountSuspended', 'policy'],
    ['PayloadTooLarge', 'mediaRejected'],
    ['MethodNotImplemented', 'config'],
  ])

  itTakesAComment('an album', posting(album))
  itTellsFigures('a text', posting(text), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    saves: seen.saves,
    shares: seen.shares + Math.floor(seen.shares / 4),
  }))
  itIsRemoved('an album', posting(album))

  it('links, tags and mentions are marked; what nobody answers to stays text', async () => {
    const job = async () => ({
      text: 'https://exemple.fr #pain @nadiabenali.bsky.social @personne.bsky.social',
    })
    const proof = posting(job)()
    await startAnew(proof)
    await publish(proof)
    const [post] = await livePosts(proof)
    const kinds = ['link', 'tag', 'mention'].map((kind) => ({
      features: [{ $type: `app.bsky.richtext.facet#${kind}` }],
    }))
    expect(post?.details).toMatchObject({ record: { facets: kinds } })
  })

  it('sessions are renewed, also by the pair of before, and by the password once both are over', async () => {
    await standIn.reset('bluesky')
    const { tokens: old } = await link()
    const context = standIn.context('bluesky')
    await standIn.advance(2 * 3600_000)
    expect(await refusalOf(() => adapter.identify(context, old))).toBe('authExpired')
    await standIn.fault({ network: 'bluesky', kind: 'after', call: 'com.atproto.server.refreshSession' })
    expect(await refusalOf(() => adapter.refresh(context, old))).toBe('transient')
    // The answer was lost: the old pair leads to the same new one.
    const renewed = (await adapter.refresh(context, old)) as Tokens
    expect(renewed.refresh).not.toBe(old.refresh)
    expect(await adapter.identify(context, renewed)).toMatchObject({ handle: identifier })
    await standIn.advance(95 * 24 * 3600_000)
    const again = (await adapter.refresh(context, renewed)) as Tokens
    expect(await adapter.identify(context, again)).toMatchObject({ handle: identifier })
    await adapter.revoke(context, again)
  })
})
