import { describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/instagram/adapter.ts'
import { itIsRemoved, itTakesAComment, itTellsFigures } from './afterwards.ts'
import {
  itAgreesOnTexts,
  itNeedsItsFiles,
  itRefusesBadMedia,
  itUnderstandsRefusals,
  trickyText,
} from './agreement.ts'
import { connect, refusalOf } from './conformance.ts'
import { itSurvives } from './every-fault.ts'
import { livePosts, type Proof, publish, startAnew } from './publication.ts'
import { standInHere } from './stand-in-here.ts'

const standIn = await standInHere()

/** Linked by way of Facebook's window. */
const posting = (job: Proof['job']) => (): Proof => ({
  standIn,
  adapter,
  job,
  link: () => connect(standIn, adapter, 'camille-berthier'),
})
const ownLogin = { login: 'instagram' }
/** Linked in Instagram's own window, which has a host and rules of its own. */
const postingOnItsOwn = (job: Proof['job']) => (): Proof => ({
  standIn,
  adapter,
  job,
  config: ownLogin,
  link: () => connect(standIn, adapter, 'camille-berthier', { config: ownLogin }),
})

const picture = async () => ({ format: 'image' as const, media: [await standIn.files.picture()] })
const carousel = async () => ({
  format: 'carousel' as const,
  media: [await standIn.files.picture(), await standIn.files.film(), await standIn.files.picture()],
})
const film = async () => ({ format: 'video' as const, media: [await standIn.files.film()] })
const upright = { widthPx: 720, heightPx: 1280 }
const story = async () => ({
  format: 'story' as const,
  text: '',
  media: [await standIn.files.picture(upright)],
})
const filmStory = async () => ({ format: 'story' as const, text: '', media: [await standIn.files.film()] })

describe('Instagram and its stand-in', () => {
  const last = 'publish'
  itSurvives('a carousel', posting(carousel), { last, depth: 'all' })
  itSurvives('a picture', posting(picture), { last, depth: 'last' })
  itSurvives('a film', posting(film), { last, depth: 'last' })
  itSurvives('a story', posting(story), { last, depth: 'last' })
  itSurvives('a story that is a film', posting(filmStory), { last, depth: 'last' })
  itSurvives('a picture, linked in its own window', postingOnItsOwn(picture), { last, depth: 'last' })

  itAgreesOnTexts('a picture', posting(picture), {
    fits: [trickyText, 'é'.repeat(2200), '#pain '.repeat(30).trim(), '@nous '.repeat(20).trim()],
    tooMuch: ['é'.repeat(2201), '#pain '.repeat(31).trim(), '@nous '.repeat(21).trim()],
  })
  itRefusesBadMedia('a film', posting(film))
  itRefusesBadMedia('a carousel', posting(carousel))
  itUnderstandsRefusals('a picture', posting(picture), last, [
    ['190/460', 'confirmed'],
    ['190/463', 'confirmed'],
    ['200', 'confirmed'],
    ['4', 'confirmed'],
    ['9/2207042', 'rateLimited'],
    ['9007/2207027', 'confirmed'],
    ['24/2207006', 'confirmed'],
    ['24/2207008', 'confirmed'],
    ['-1/2207001', 'confirmed'],
    ['2', 'confirmed'],
    ['2@200', 'confirmed'],
    ['25/2207050', 'policy'],
    ['36003/2207009', 'mediaRejected'],
    ['36004/2207010', 'validation'],
    ['368', 'policy'],
  ])
  itTakesAComment('a picture', posting(picture))
  itTakesAComment('a picture, linked in its own window', postingOnItsOwn(picture))
  itTellsFigures('a picture', posting(picture), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    shares: seen.shares,
    saves: seen.saves,
    views: seen.impressions,
    reach: seen.reach,
  }))
  itTellsFigures('a film', posting(film), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    shares: seen.shares,
    saves: seen.saves,
    views: seen.impressions,
    reach: seen.reach,
  }))
  itTellsFigures('a story', posting(story), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    shares: seen.shares,
    views: seen.impressions,
    reach: seen.reach,
  }))
  itIsRemoved('a carousel', posting(carousel))

  it('blocked as spam and live all the same, it is found by its container', async () => {
    const proof = posting(picture)()
    await startAnew(proof)
    await standIn.fault({ network: 'instagram', kind: 'refused-after', call: last, answer: '4/2207051' })
    expect(await publish(proof)).toMatchObject({ state: 'confirmed', finals: 1 })
    expect(await livePosts(proof)).toHaveLength(1)
  })

  itNeedsItsFiles('a picture', posting(picture))

  it('what each picture shows is said to those who cannot see it, and a film is shown in the feed or not', async () => {
    const proof = posting(async () => ({
      format: 'carousel' as const,
      media: [
        await standIn.files.picture({ altText: 'Un' }),
        await standIn.files.picture({ altText: 'Deux' }),
      ],
    }))()
    await startAnew(proof)
    await publish(proof)
    const [post] = await livePosts(proof)
    expect(post?.media.map(({ alt }) => alt)).toEqual(['Un', 'Deux'])
    const hidden = posting(async () => ({ ...(await film()), settings: { shareToFeed: 'off' } }))()
    await startAnew(hidden)
    await publish(hidden)
    expect((await livePosts(hidden))[0]?.details).toMatchObject({ shareToFeed: false })
  })

  it('a story takes no comment, and a post of the other window is not ours to delete', async () => {
    const proof = posting(story)()
    await startAnew(proof)
    const { id, page } = await publish(proof)
    const context = standIn.context('instagram')
    expect(await refusalOf(() => adapter.comment(context, page, id ?? '', 'Merci'))).toBe('validation')
    const own = postingOnItsOwn(picture)()
    await startAnew(own)
    const there = await publish(own)
    const itself = standIn.context('instagram', ownLogin)
    expect(await refusalOf(() => adapter.remove(itself, there.page, there.id ?? ''))).toBe('config')
    expect(await livePosts(own)).toHaveLength(1)
  })

  it('tokens: Facebook’s window gives none to renew; those of its own live on after a day', async () => {
    await standIn.reset('instagram')
    const byFacebook = await connect(standIn, adapter, 'camille-berthier')
    expect(await adapter.refresh(standIn.context('instagram'), byFacebook.tokens)).toBeNull()
    const { tokens } = await connect(standIn, adapter, 'camille-berthier', { config: ownLogin })
    const context = standIn.context('instagram', ownLogin)
    expect(await refusalOf(() => adapter.refresh(context, tokens))).toBe('validation')
    await standIn.advance(25 * 3600_000)
    await standIn.fault({ network: 'instagram', kind: 'after', call: 'refresh-token' })
    expect(await refusalOf(() => adapter.refresh(context, tokens))).toBe('transient')
    const renewed = await adapter.refresh(context, tokens)
    expect(renewed?.access).not.toBe(tokens.access)
    expect(Date.parse(renewed?.accessExpiresAt ?? '')).toBeGreaterThan(
      Date.parse(tokens.accessExpiresAt ?? ''),
    )
    expect(await adapter.identify(context, renewed ?? tokens)).toMatchObject({
      handle: 'boulangerieberthier',
    })
    await standIn.advance(70 * 24 * 3600_000)
    expect(await refusalOf(() => adapter.refresh(context, renewed ?? tokens))).toBe('authExpired')
  })
})
