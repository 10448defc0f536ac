import { type Network, networkLabels, networks } from '@postelier/contract'
import { descriptors, type PostFacts } from '@postelier/networks'
import { describe, expect, it } from 'vitest'
import { openTranslator } from '../../platform/i18n/translator.ts'
import { pageFaults } from './faults.ts'

const picture = { kind: 'image', mime: 'image/jpeg', bytes: 90_000, widthPx: 1080, heightPx: 1080 } as const
const post: PostFacts = { format: 'image', text: 'Le pain', media: [picture], settings: {} }

const translator = await openTranslator()
/** What the answer says, field by field, as a person reads it. */
function said(network: Network, change: Partial<PostFacts>, language: 'fr' | 'en' = 'fr') {
  const faults = pageFaults({ id: 7, network }, descriptors[network].faultsOf({ ...post, ...change }))
  return Object.fromEntries(
    Object.entries(faults).map(([path, { key, ...figures }]) => [
      path,
      translator.say(language, key, figures),
    ]),
  )
}

describe('why a post cannot go to a page', () => {
  it('is nothing where the network takes it', () => {
    expect(pageFaults({ id: 7, network: 'x' }, descriptors.x.faultsOf(post))).toEqual({})
  })

  it('is said with its figures and the network’s name, in both languages', () => {
    const text = 'é'.repeat(294)
    expect(said('x', { text })).toEqual({ 'pageIds.7.textTooLong': '14 caractères de trop pour X.' })
    expect(said('x', { text }, 'en')).toEqual({ 'pageIds.7.textTooLong': '14 characters too many for X.' })
    expect(said('x', { text: 'é'.repeat(281) })).toEqual({
      'pageIds.7.textTooLong': '1 caractère de trop pour X.',
    })
    expect(said('bluesky', { media: [{ ...picture, bytes: 2_340_000 }] })).toEqual({
      'pageIds.7.mediaTooLarge.0': 'Le visuel 1 pèse 2,3\u00a0Mo\u00a0: au plus 1,9\u00a0Mo pour Bluesky.',
    })
  })

  it.each(networks)('is one character too many, and none at the limit: %s', (network) => {
    const { most } = descriptors[network].countText('', 'image')
    const at = (length: number, language: 'fr' | 'en') =>
      said(network, { text: 'a'.repeat(length) }, language)['pageIds.7.textTooLong']
    expect(at(most, 'fr')).toBeUndefined()
    expect(at(most + 1, 'fr')).toBe(`1 caractère de trop pour ${networkLabels[network]}.`)
    expect(at(most + 1, 'en')).toBe(`1 character too many for ${networkLabels[network]}.`)
  })

  it('is every reason at once, each under what it is about', () => {
    const tall = { ...picture, heightPx: 1920 }
    expect(
      said('instagram', { format: 'carousel', text: '@ami '.repeat(21), media: [picture, tall] }),
    ).toEqual({
      'pageIds.7.mediaRatio.1': 'Le visuel 2 est trop haut pour Instagram.',
      'pageIds.7.tooManyMentions': '1 mention de trop pour Instagram (20 au plus).',
    })
    expect(said('tiktok', { settings: { comments: 'loud' } })).toEqual({
      'pageIds.7.settingMissing.privacy': 'Dites qui peut voir ce post sur TikTok.',
      'pageIds.7.settingUnknown.comments':
        'Un réglage pour TikTok n’est plus proposé\u00a0: choisissez-en un autre.',
    })
    expect(said('tiktok', { settings: { privacy: 'private', disclosure: 'paidPartnership' } })).toEqual({
      'pageIds.7.settingsClash.disclosure': 'Sur TikTok, un partenariat rémunéré ne peut pas rester privé.',
    })
  })
})
