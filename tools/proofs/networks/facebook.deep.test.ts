import { describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/facebook/adapter.ts'
import { itIsRemoved, itTakesAComment, itTellsFigures } from './afterwards.ts'
import { itAgreesOnTexts, itRefusesBadMedia, itUnderstandsRefusals, trickyText } from './agreement.ts'
import { connect, refusalOf } from './conformance.ts'
import { itSurvives } from './every-fault.ts'
import { livePosts, type Proof, publishCalmly } from './publication.ts'
import type { SeenPost } from './stand-in.ts'
import { standInHere } from './stand-in-here.ts'

const standIn = await standInHere()

const posting =
  (job: Proof['job'], more: Partial<Proof> = {}) =>
  (): Proof => ({
    standIn,
    adapter,
    job,
    lax: { refusesRepeats: false },
    link: () => connect(standIn, adapter, 'camille-berthier'),
    ...more,
  })

const text = async () => ({ format: 'text' as const })
const photo = async () => ({ format: 'image' as const, media: [await standIn.files.picture()] })
const album = async () => ({
  format: 'album' as const,
  media: [await standIn.files.picture(), await standIn.files.picture()],
})
const wide = { width: 1280, height: 720, byteCount: 1_500_000 }
/** Two parts. */
const film = async () => ({ format: 'video' as const, media: [await standIn.files.film(wide)] })
const reel = async () => ({ format: 'video' as const, media: [await standIn.files.film()] })
const story = async () => ({ format: 'story' as const, text: '', media: [await standIn.files.picture()] })
const filmStory = async () => ({ format: 'story' as const, text: '', media: [await standIn.files.film()] })

const figures = (seen: SeenPost['figures']) => ({
  likes: seen.likes,
  comments: seen.comments,
  shares: seen.shares,
  clicks: seen.clicks,
  views: seen.impressions,
  reach: seen.reach,
})

describe('Facebook and its stand-in', () => {
  itSurvives('an album', posting(album), { last: 'create-post', depth: 'all' })
  itSurvives('a film in parts', posting(film), { last: 'create-video', depth: 'calls' })
  itSurvives('a reel', posting(reel), { last: 'create-reel', depth: 'calls' })
  itSurvives('a text', posting(text), { last: 'create-post', depth: 'last' })
  itSurvives('a photo', posting(photo), { last: 'create-post', depth: 'last' })
  // Nobody promises that a story is listed: one that is not found is never sent again.
  itSurvives('a story', posting(story, { mayAsk: true }), { last: 'create-photo-story', depth: 'last' })
  itSurvives('a story that is a film', posting(filmStory, { mayAsk: true }), {
    last: 'create-video-story',
    depth: 'calls',
  })

  itAgreesOnTexts('a text', posting(text), {
    fits: [trickyText, 'é'.repeat(63_206)],
    tooMuch: ['é'.repeat(63_207)],
  })
  itRefusesBadMedia('a film in parts', posting(film))
  itRefusesBadMedia('a reel', posting(reel))
  itUnderstandsRefusals('a text', posting(text), 'create-post', [
    ['190/460', 'confirmed'],
    ['190/463', 'confirmed'],
    ['190/492', 'confirmed'],
    ['10', 'confirmed'],
    ['200', 'confirmed'],
    ['4', 'confirmed'],
    ['32', 'confirmed'],
    ['613', 'confirmed'],
    ['1', 'confirmed'],
    ['2@200', 'confirmed'],
    ['506', 'confirmed'],
    ['368', 'policy'],
    ['368/1390008', 'policy'],
    ['100/1404078', 'policy'],
    ['100/1609008', 'validation'],
    ['100', 'validation'],
    ['3', 'config'],
  ])

  itTakesAComment('an album', posting(album))
  itTakesAComment('a film in parts', posting(film))
  itTellsFigures('an album', posting(album), figures)
  itTellsFigures('a film in parts', posting(film), figures)
  itTellsFigures('a reel', posting(reel), figures)
  itTellsFigures(
    'a reel whose post nobody tells',
    posting(reel, { lax: { refusesRepeats: false, tellsFilmPosts: false } }),
    (seen) => ({ likes: seen.likes, comments: seen.comments, views: seen.videoViews }),
  )
  itTellsFigures('a story', posting(story), (seen) => ({
    likes: seen.likes,
    shares: seen.shares,
    views: seen.impressions,
    reach: seen.reach,
  }))
  itIsRemoved('an album', posting(album))
  itIsRemoved('a film in parts', posting(film))
  itIsRemoved(
    'a reel whose post nobody tells',
    posting(reel, { lax: { refusesRepeats: false, tellsFilmPosts: false } }),
  )

  it('a film that was kept by half its post’s id is read, commented and removed like any other', async () => {
    const proof = posting(film)()
    const { end } = await publishCalmly(proof)
    const [page, context] = [await proof.link(), standIn.context('facebook')]
    const half = end.id?.split('_').at(-1) ?? ''
    expect(await adapter.readBack(context, page, half, 'video')).toMatchObject({ id: end.id })
    expect(await adapter.comment(context, page, half, 'Premier')).toMatchObject({ id: expect.any(String) })
    expect(await adapter.postFigures(context, page, half, 'video')).toMatchObject({ post: { id: end.id } })
    await adapter.remove(context, page, half, 'video')
    expect(await livePosts(proof)).toEqual([])
  })

  it('a story is seen to be there, and is not called deleted', async () => {
    const proof = posting(story)()
    const { end } = await publishCalmly(proof)
    const [page, context] = [await proof.link(), standIn.context('facebook')]
    const url = await adapter.readBack(context, page, end.id ?? '', 'story')
    expect(url).toMatchObject({ url: expect.stringContaining(`/stories/${end.id}`) })
    expect(await refusalOf(() => adapter.remove(context, page, end.id ?? '', 'story'))).toBe('config')
    expect(await livePosts(proof)).toHaveLength(1)
  })

  it('a Page’s token lives on when the person’s ends, until the person takes it all back', async () => {
    await standIn.reset('facebook')
    const page = await connect(standIn, adapter, 'camille-berthier')
    const context = standIn.context('facebook')
    expect(page.tokens.accessExpiresAt).toBeNull()
    expect(await adapter.refresh(context, page.tokens)).toBeNull()
    await standIn.advance(61 * 24 * 3600_000)
    expect(await refusalOf(() => adapter.accountFigures(context, page))).toBe('none')
    await standIn.fault({ network: 'facebook', kind: 'token-revoked' })
    expect(await refusalOf(() => adapter.accountFigures(context, page))).toBe('authRevoked')
  })
})
