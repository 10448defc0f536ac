import type { Tokens } from '@postelier/networks/adapters'
import { describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/tiktok/adapter.ts'
import { itTellsFigures } from './afterwards.ts'
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

const posting =
  (job: Proof['job'], more: Partial<Proof> = {}) =>
  (): Proof => ({ standIn, adapter, job, link: () => connect(standIn, adapter, 'camille-berthier'), ...more })

const shownTo = (privacy: string) => ({ settings: { privacy } })
const film = async () => ({
  format: 'video' as const,
  media: [await standIn.files.film()],
  ...shownTo('public'),
})
/** Two parts, of which the last takes what is over. */
const longFilm = async () => ({
  ...(await film()),
  media: [await standIn.files.film({ byteCount: 20_000_123 })],
})
const ownFilm = async () => ({ ...(await film()), ...shownTo('private') })
const pictures = async () => ({
  format: 'carousel' as const,
  title: 'Fournée',
  ...shownTo('public'),
  media: [await standIn.files.picture(), await standIn.files.picture()],
})

describe('TikTok and its stand-in', () => {
  itSurvives('a film', posting(film), { last: 'upload-chunk', depth: 'all' })
  itSurvives('a film for its author', posting(ownFilm), { last: 'upload-chunk', depth: 'last' })
  itSurvives('a film in parts', posting(longFilm), {
    last: 'upload-chunk',
    depth: 'calls',
    kinds: ['after', 'cut-body', 'token-expired'],
  })
  itSurvives('pictures', posting(pictures, { mayAsk: true }), { last: 'create-photos', depth: 'calls' })

  itAgreesOnTexts('a film', posting(film), {
    fits: [trickyText, 'é'.repeat(2200)],
    tooMuch: ['é'.repeat(2201), `${'é'.repeat(2199)}🥐`],
  })
  itRefusesBadMedia('a film', posting(film))
  itUnderstandsRefusals('pictures', posting(pictures), 'create-photos', [
    ['access_token_invalid', 'confirmed'],
    ['scope_not_authorized', 'confirmed'],
    ['rate_limit_exceeded', 'confirmed'],
    ['spam_risk_too_many_posts', 'rateLimited'],
    ['spam_risk_user_banned_from_posting', 'policy'],
    ['spam_risk_text', 'policy'],
    ['unaudited_client_can_only_post_to_private_accounts', 'config'],
    ['url_ownership_unverified', 'config'],
    ['invalid_params', 'validation'],
    ['internal_error', 'asked'],
  ])
  itTellsFigures('a film', posting(film), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    shares: seen.shares,
    views: seen.videoViews,
  }))
  itTellsFigures('pictures', posting(pictures), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    shares: seen.shares,
    views: seen.impressions,
  }))

  it.each([
    ['file_format_check_failed', 'mediaRejected'],
    ['duration_check_failed', 'mediaRejected'],
    ['spam_risk', 'policy'],
    ['publish_cancelled', 'policy'],
    ['internal', 'confirmed'],
    ['video_pull_failed', 'confirmed'],
    ['auth_removed', 'confirmed'],
    ['spam_risk_too_many_posts', 'confirmed'],
  ])('a film that fails while it is made, with %s: %s', async (answer, end) => {
    const proof = posting(film)()
    await startAnew(proof)
    await standIn.fault({ network: 'tiktok', kind: 'late-failure', call: 'upload-chunk', answer })
    const { state, refusal } = await publish(proof)
    expect(state === 'rejected' ? refusal?.kind : state).toBe(end)
    expect(await livePosts(proof)).toHaveLength(state === 'confirmed' ? 1 : 0)
  })

  itNeedsItsFiles('pictures', posting(pictures))

  it('who may see it is what the account offers, and never more', async () => {
    const friends = posting(async () => ({ ...(await film()), ...shownTo('friends') }))()
    await startAnew(friends)
    const { id } = await publish(friends)
    expect((await livePosts(friends))[0]?.audience).toBe('MUTUAL_FOLLOW_FRIENDS')
    // What only some may see has no number of its own: it is known by what was begun.
    expect(id).toMatch(/^v_pub_file/)
    const link = () => connect(standIn, adapter, 'solene-petit')
    const tooWide = { ...posting(film)(), link }
    await startAnew(tooWide)
    expect(await publish(tooWide)).toMatchObject({ state: 'rejected', refusal: { kind: 'validation' } })
    const own = { ...posting(ownFilm)(), link }
    await startAnew(own)
    expect(await publish(own)).toMatchObject({ state: 'confirmed' })
  })

  it('a film longer than the account may post is refused before it is sent', async () => {
    const media = [await standIn.files.film({ durationMs: 400_000 })]
    const proof = posting(async () => ({ ...(await film()), media }))()
    await startAnew(proof)
    expect(await publish(proof)).toMatchObject({ state: 'rejected', refusal: { kind: 'mediaRejected' } })
    expect(await standIn.calls('tiktok')).not.toContain('create-video')
  })

  it('nothing is deleted or commented there, and that is said', async () => {
    const proof = posting(film)()
    await startAnew(proof)
    const { id, page } = await publish(proof)
    const context = standIn.context('tiktok')
    expect(await refusalOf(() => adapter.remove(context, page, id ?? ''))).toBe('config')
    expect(await refusalOf(() => adapter.comment(context, page, id ?? '', 'Merci'))).toBe('config')
    const asked = { text: 'Merci', since: new Date() }
    expect((await adapter.lookForComment(context, page, id ?? '', asked)).found).toBe('cannotTell')
  })

  it('tokens end after two hours and are renewed with new ones; the old refresh token is over', async () => {
    await standIn.reset('tiktok')
    const { tokens: old } = await connect(standIn, adapter, 'camille-berthier')
    const context = standIn.context('tiktok')
    await standIn.advance(2 * 3600_000)
    expect(await refusalOf(() => adapter.identify(context, old))).toBe('authExpired')
    const renewed = (await adapter.refresh(context, old)) as Tokens
    expect(renewed.refresh).not.toBe(old.refresh)
    expect(await adapter.pages(context, renewed)).toMatchObject([{ handle: 'camilleberthier' }])
    expect(await refusalOf(() => adapter.refresh(context, old))).toBe('authRevoked')
    // Whether the token was used up nobody knows then.
    await standIn.fault({ network: 'tiktok', kind: 'after', call: 'exchange-token' })
    expect(await refusalOf(() => adapter.refresh(context, renewed))).toBe('unknownOutcome')
    const { tokens: given } = await connect(standIn, adapter, 'camille-berthier')
    await adapter.revoke(context, given)
    expect(await refusalOf(() => adapter.refresh(context, given))).toBe('authRevoked')
  })
})
