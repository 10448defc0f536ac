import type { Tokens } from '@postelier/networks/adapters'
import { describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/linkedin/adapter.ts'
import { itIsRemoved, itTakesAComment, itTellsFigures } from './afterwards.ts'
import { itAgreesOnTexts, itRefusesBadMedia, itUnderstandsRefusals, trickyText } from './agreement.ts'
import { connect, connectPerson, refusalOf } from './conformance.ts'
import { drive } from './drive.ts'
import { itSurvives } from './every-fault.ts'
import { beginJob, livePosts, type Proof, publish, startAnew } from './publication.ts'
import { standInHere } from './stand-in-here.ts'

const standIn = await standInHere()

const lax = { duplicateHours: 0 }
const ofPage = (job: Proof['job']) => (): Proof => ({
  standIn,
  adapter,
  job,
  lax,
  link: () => connect(standIn, adapter, 'camille-berthier', { kind: 'organisation' }),
})
/** Nobody lets us read what a person posted: silence there is a person's question. */
const ofPerson = (job: Proof['job']) => (): Proof => ({
  standIn,
  adapter,
  job,
  lax,
  mayAsk: true,
  isUnreadable: true,
  link: () => connect(standIn, adapter, 'camille-berthier', { kind: 'profile' }),
})

const text = async () => ({ format: 'text' as const })
const album = async () => ({
  format: 'album' as const,
  media: [await standIn.files.picture(), await standIn.files.picture()],
})
/** Two parts. */
const film = async () => ({
  format: 'video' as const,
  title: 'Le four',
  media: [await standIn.files.film({ byteCount: 5_000_000 })],
})
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const document = async () => ({
  ...(await album()),
  format: 'carousel' as const,
  document: { title: 'Nos pains', bytes: pdf.length, read: async () => pdf },
})

describe('LinkedIn and its stand-in', () => {
  const last = 'create-post'
  itSurvives('an album of a page', ofPage(album), { last, depth: 'all' })
  itSurvives('a film of a page', ofPage(film), { last, depth: 'calls' })
  itSurvives('a document of a page', ofPage(document), { last, depth: 'calls' })
  itSurvives('a text of a page', ofPage(text), { last, depth: 'last' })
  itSurvives('a text of a person', ofPerson(text), { last, depth: 'all' })
  itSurvives('an album of a person', ofPerson(album), { last, depth: 'calls' })
  itSurvives('a film of a person', ofPerson(film), { last, depth: 'last' })

  itAgreesOnTexts('a text of a page', ofPage(text), {
    fits: [trickyText, 'é'.repeat(3000), '('.repeat(3000)],
    tooMuch: ['é'.repeat(3001)],
  })
  itRefusesBadMedia('a film of a page', ofPage(film))
  const refusals = [
    ['access-denied', 'confirmed'],
    ['revoked-token', 'confirmed'],
    ['member-limit', 'rateLimited'],
    ['content-policy', 'policy'],
    ['dead-version', 'config'],
  ] as const
  itUnderstandsRefusals('a text of a page', ofPage(text), last, [
    ...refusals,
    ['conflict', 'confirmed'],
    ['unavailable', 'confirmed'],
  ])
  itUnderstandsRefusals('a text of a person', ofPerson(text), last, [
    ...refusals,
    ['conflict', 'asked'],
    ['unavailable', 'asked'],
  ])

  itTakesAComment('a text of a page', ofPage(text))
  itTellsFigures('a text of a page', ofPage(text), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    shares: seen.shares,
    clicks: seen.clicks,
    views: seen.impressions,
    reach: seen.reach,
  }))
  itIsRemoved('an album of a page', ofPage(album))

  it('a person’s first comment is written; whether it is there nobody lets us read', async () => {
    const proof = ofPerson(text)()
    await startAnew(proof)
    const { id, page } = await publish(proof)
    const context = standIn.context('linkedin')
    expect(await adapter.comment(context, page, id ?? '', 'Merci')).toMatchObject({ id: expect.any(String) })
    const asked = { text: 'Merci', since: context.now() }
    expect((await adapter.lookForComment(context, page, id ?? '', asked)).found).toBe('cannotTell')
  })

  it('an app without Community Management posts for persons alone, and comments nowhere', async () => {
    await standIn.reset('linkedin')
    const config = { product: 'shareAndSignIn' }
    const { page, tokens } = await connectPerson(standIn, adapter, 'camille-berthier', { config })
    const context = standIn.context('linkedin', config)
    expect((await adapter.pages(context, tokens)).map(({ kind }) => kind)).toEqual(['profile'])
    const proof = { ...ofPerson(text)(), link: async () => page }
    const { state, id } = await drive(proof, await beginJob(proof, page))
    expect(state).toBe('confirmed')
    const said = await refusalOf(() => adapter.comment(context, page, id ?? '', 'Merci'))
    expect(said).toBe('permissionMissing')
  })

  it('a person’s figures are told to apps that may ask, and to nobody else', async () => {
    const proof = ofPerson(text)()
    await startAnew(proof)
    const { id, page } = await publish(proof)
    await standIn.advance(3600_000)
    const [post] = await livePosts(proof)
    const context = standIn.context('linkedin')
    expect(await adapter.postFigures(context, page, id ?? '')).toEqual({ raw: null })
    expect(await adapter.accountFigures(context, page)).toEqual({ raw: null })
    const scopes = 'r_basicprofile w_member_social r_member_postAnalytics r_member_profileAnalytics'
    const config = { scopes }
    const wider = await connect(standIn, adapter, 'camille-berthier', { kind: 'profile', config })
    const { raw: _raw, ...told } = await adapter.postFigures(context, wider, id ?? '')
    expect(told).toEqual({
      views: post?.figures.impressions,
      reach: post?.figures.reach,
      shares: post?.figures.shares,
      likes: post?.figures.likes,
      comments: post?.figures.comments,
    })
    expect((await adapter.accountFigures(context, wider)).followers).toBe(post?.author.followers)
  })

  it('a post nobody saw yet has figures of nought, not none', async () => {
    const proof = ofPage(text)()
    await startAnew(proof)
    const { id, page } = await publish(proof)
    expect(await adapter.postFigures(standIn.context('linkedin'), page, id ?? '')).toEqual({
      likes: 0,
      comments: 0,
      shares: 0,
      clicks: 0,
      views: 0,
      reach: 0,
      raw: null,
    })
  })

  it('a comment on a post of this moment is tried again, not given up', async () => {
    const proof = { ...ofPage(text)(), lax: { ...lax, commentLagMs: 5000 } }
    await startAnew(proof)
    const { id, page } = await publish(proof)
    const context = standIn.context('linkedin')
    const comment = () => adapter.comment(context, page, id ?? '', 'Merci')
    expect(await refusalOf(comment)).toBe('transient')
    await standIn.advance(5000)
    expect(await refusalOf(comment)).toBe('none')
  })

  it('a person may post to their connections alone', async () => {
    const proof = ofPerson(async () => ({ settings: { visibility: 'connections' } }))()
    await startAnew(proof)
    await publish(proof)
    expect((await livePosts(proof))[0]?.details).toMatchObject({ visibility: 'CONNECTIONS' })
  })

  it('tokens are renewed with the same refresh token for a year; other apps get none', async () => {
    await standIn.reset('linkedin')
    const { tokens: old } = await connect(standIn, adapter, 'camille-berthier', { kind: 'organisation' })
    const context = standIn.context('linkedin')
    await standIn.advance(61 * 24 * 3600_000)
    expect(await refusalOf(() => adapter.identify(context, old))).toBe('authExpired')
    await standIn.fault({ network: 'linkedin', kind: 'after', call: 'token' })
    expect(await refusalOf(() => adapter.refresh(context, old))).toBe('transient')
    const renewed = (await adapter.refresh(context, old)) as Tokens
    expect([renewed.refresh, renewed.refreshExpiresAt?.slice(0, 10)]).toEqual([
      old.refresh,
      old.refreshExpiresAt?.slice(0, 10),
    ])
    expect(await adapter.identify(context, renewed)).toMatchObject({ name: 'Camille Berthier' })
    await standIn.advance(310 * 24 * 3600_000)
    expect(await refusalOf(() => adapter.refresh(context, renewed))).toBe('authRevoked')
    await standIn.settings('linkedin', { partner: false })
    const { tokens: short } = await connect(standIn, adapter, 'camille-berthier', { kind: 'organisation' })
    expect(await adapter.refresh(context, short)).toBeNull()
  })
})
