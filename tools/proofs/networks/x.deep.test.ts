import type { Tokens } from '@postelier/networks/adapters'
import { describe, expect, it } from 'vitest'
import { adapter } from '../../../packages/networks/src/x/adapter.ts'
import { itIsRemoved, itTakesAComment, itTellsFigures } from './afterwards.ts'
import { itAgreesOnTexts, itRefusesBadMedia, itUnderstandsRefusals, trickyText } from './agreement.ts'
import { connect, refusalOf } from './conformance.ts'
import { itSurvives } from './every-fault.ts'
import { livePosts, type Proof, publish, startAnew } from './publication.ts'
import { standInHere } from './stand-in-here.ts'

const standIn = await standInHere()

const link = () => connect(standIn, adapter, 'boulangerie-berthier')
const posting = (job: Proof['job']) => (): Proof => ({
  standIn,
  adapter,
  link,
  job,
  lax: { duplicateHours: 0 },
})

const text = async () => ({ format: 'text' as const })
const album = async () => ({
  format: 'album' as const,
  media: [await standIn.files.picture(), await standIn.files.picture()],
})
const upright = { width: 720, height: 1280, byteCount: 5_000_000 }
/** Two parts. */
const film = async () => ({ format: 'video' as const, media: [await standIn.files.film(upright)] })

describe('X and its stand-in', () => {
  const last = 'create-post'
  itSurvives('an album', posting(album), { last, depth: 'all' })
  itSurvives('a film in parts', posting(film), { last, depth: 'calls' })
  itSurvives('a text', posting(text), { last, depth: 'last' })

  itAgreesOnTexts('a text', posting(text), {
    fits: [
      trickyText,
      'é'.repeat(280),
      'あ'.repeat(140),
      `${'a'.repeat(256)} https://exemple.fr/${'b'.repeat(200)}`,
    ],
    tooMuch: ['é'.repeat(281), 'あ'.repeat(141), '$TSLA et $AAPL'],
  })
  itRefusesBadMedia('a film in parts', posting(film))
  itUnderstandsRefusals('a text', posting(text), last, [
    ['unauthorized', 'confirmed'],
    ['unavailable', 'confirmed'],
    ['not-permitted', 'policy'],
    ['suspended', 'policy'],
    ['locked', 'policy'],
    ['client-forbidden', 'config'],
    ['credits-depleted', 'billing'],
    ['usage-capped', 'billing'],
    ['video-too-long', 'mediaRejected'],
    ['invalid-url', 'validation'],
  ])

  itTakesAComment('an album', posting(album))
  itTellsFigures('a text', posting(text), (seen) => ({
    likes: seen.likes,
    comments: seen.comments,
    saves: seen.saves,
    clicks: seen.clicks,
    // Passed on as it is, and with a word of one's own.
    shares: seen.shares + Math.floor(seen.shares / 4),
    views: seen.impressions,
  }))
  itIsRemoved('an album', posting(album))

  it('clicks are told for a month; later the rest still is', async () => {
    const proof = posting(text)()
    await startAnew(proof)
    const { id } = await publish(proof)
    await standIn.advance(31 * 24 * 3600_000)
    const figures = await adapter.postFigures(standIn.context('x'), await link(), id ?? '')
    expect(figures).toMatchObject({ likes: expect.any(Number), views: expect.any(Number) })
    expect(figures).not.toHaveProperty('clicks')
  })

  it('what X leaves out of its answers makes nobody send a post again', async () => {
    const proof = { ...posting(album)(), lax: { duplicateHours: 0, dropsTweetFields: true } }
    await startAnew(proof)
    await standIn.fault({ network: 'x', kind: 'after', call: last })
    const { state } = await publish(proof)
    expect(state).toBe('asked')
    expect(await livePosts(proof)).toHaveLength(1)
  })

  it('the same twice is refused as a duplicate, and the first one is found', async () => {
    const proof = { ...posting(async () => ({ text: 'Deux fois la même fournée.' }))(), lax: {} }
    await startAnew(proof)
    expect(await publish(proof)).toMatchObject({ state: 'confirmed' })
    // Begun within the minute in which it is looked for: taken for ours, and not sent again.
    expect(await publish(proof)).toMatchObject({ state: 'confirmed' })
    expect(await livePosts(proof)).toHaveLength(1)
  })

  it('tokens end after two hours; a refresh token is good for once', async () => {
    await standIn.reset('x')
    const { tokens: old } = await link()
    const context = standIn.context('x')
    await standIn.advance(2 * 3600_000)
    expect(await refusalOf(() => adapter.identify(context, old))).toBe('authExpired')
    const renewed = (await adapter.refresh(context, old)) as Tokens
    expect(renewed.refresh).not.toBe(old.refresh)
    expect(await adapter.identify(context, renewed)).toMatchObject({ handle: 'boulangerieberthier' })
    expect(await refusalOf(() => adapter.refresh(context, old))).toBe('authRevoked')
    await standIn.fault({ network: 'x', kind: 'after', call: 'token' })
    expect(await refusalOf(() => adapter.refresh(context, renewed))).toBe('unknownOutcome')
    expect(await refusalOf(() => adapter.refresh(context, renewed))).toBe('authRevoked')
    const { tokens: given } = await link()
    await adapter.revoke(context, given)
    expect(await refusalOf(() => adapter.identify(context, given))).toBe('authExpired')
    expect(await refusalOf(() => adapter.refresh(context, given))).toBe('authRevoked')
  })
})
