// Creatives show a post that is already out; ads show creatives.

import { pagesGranted } from '../meta/access.ts'
import type { GraphCall, GraphHost } from '../meta/graph-host.ts'
import { instagramNumber, pageNumber, roleOn, tasksOf } from '../meta/meta-accounts.ts'
import type { Caller } from '../meta/meta-sandbox.ts'
import { noteEffect } from '../shared/named-call.ts'
import { accountPath } from './accounts.routes.ts'
import { isValidateOnly, openAccount } from './ads-access.ts'
import { adsRefusal, invalidField } from './ads-error.ts'
import type { Ad, AdAccount, AdsSandbox, Creative } from './ads-sandbox.ts'
import { statusFrom } from './campaigns.routes.ts'

export function creativeRoutes(host: GraphHost, sandbox: AdsSandbox): void {
  const { facebook, instagram } = host.meta
  host.on('POST', `${accountPath}/adcreatives`, { name: 'create-creative', office: facebook }, (call) => {
    const { caller, account } = openAccount(call, sandbox)
    const shown = call.params.has('source_instagram_media_id')
      ? fromInstagram(call, caller, account)
      : fromPage(call, caller)
    // The same story gives the creative that is there.
    const known = sandbox.creatives.find(({ act, post }) => act === account.id && post === shown.post)
    if (known) return { id: known.id }
    const link = linkOf(call)
    const creative = sandbox.creatives.put({
      ...shown,
      id: sandbox.newId(),
      act: account.id,
      name: call.params.needText('name'),
      status: 'ACTIVE',
      createdAtMs: facebook.now(),
      ...(link !== undefined && { link }),
    })
    noteEffect(call.request, `creative-created ${creative.id}`)
    return { id: creative.id }
  })
  host.on('POST', `${accountPath}/ads`, { name: 'create-ad', office: facebook }, (call) => {
    const { account } = openAccount(call, sandbox)
    const ad = readAd(call, account)
    if (isValidateOnly(call)) return { success: true }
    sandbox.ads.put(ad)
    sandbox.noteSpells()
    noteEffect(call.request, `ad-created ${ad.id}`)
    return { id: ad.id }
  })

  type Shown = Pick<Creative, 'network' | 'post' | 'page'>

  function fromPage({ params }: GraphCall, caller: Caller): Shown {
    const id = params.text('object_story_id')
    if (!id) throw invalidField('The parameter object_story_id is required', 'object_story_id')
    const post = facebook.postById(id)
    if (!post) throw adsRefusal(1885557, 'object_story_id')
    if (post.deletedAtMs) throw adsRefusal(2490155, 'object_story_id')
    const page = pagesGranted(caller).find((one) => one.id === post.page)
    const mayAdvertise = page && tasksOf(roleOn(caller.person, page)).includes('ADVERTISE')
    if (!page || !mayAdvertise || (post.kind !== 'post' && post.kind !== 'reel'))
      throw adsRefusal(1885557, 'object_story_id')
    return { network: 'facebook', post: post.id, page: page.id }
  }

  function fromInstagram({ params }: GraphCall, caller: Caller, account: AdAccount): Shown {
    if (params.has('instagram_actor_id')) throw adsRefusal(2446149, 'instagram_actor_id')
    const post = instagram.postById(params.needText('source_instagram_media_id'))
    if (!post || post.deletedAtMs || post.kind === 'story')
      throw adsRefusal(1885557, 'source_instagram_media_id')
    const page = pagesGranted(caller).find((one) => one.id === post.page)
    const number = page && instagramNumber(page)
    if (!page || params.needText('instagram_user_id') !== number)
      throw adsRefusal(1885557, 'instagram_user_id')
    if (account.page?.id !== page.id) throw adsRefusal(1815199, 'instagram_user_id')
    return { network: 'instagram', post: post.id, page: page.id }
  }

  function linkOf({ params }: GraphCall): string | undefined {
    const value = params.record('call_to_action')?.value
    const link = typeof value === 'object' && value !== null && 'link' in value ? value.link : undefined
    return typeof link === 'string' ? link : undefined
  }

  function readAd(call: GraphCall, account: AdAccount): Ad {
    const { params } = call
    const adset = sandbox.adsets.get(params.needText('adset_id'))
    if (!adset || adset.act !== account.id || adset.status === 'DELETED')
      throw invalidField('The ad set is not there', 'adset_id')
    const creative = sandbox.creatives.get(String(params.record('creative')?.creative_id ?? ''))
    if (!creative || creative.act !== account.id) throw invalidField('The creative is not there', 'creative')
    const post = facebook.postById(creative.post) ?? instagram.postById(creative.post)
    if (!post || post.deletedAtMs) throw adsRefusal(2490155, 'creative')
    const page = facebook.page(creative.page)
    const promoted = adset.promoted.page_id
    if (promoted !== undefined && page && String(promoted) !== pageNumber(page))
      throw adsRefusal(1885029, 'creative')
    const isTraffic = sandbox.campaigns.get(adset.campaign)?.objective === 'OUTCOME_TRAFFIC'
    if (isTraffic && !post.link && creative.link === undefined) throw adsRefusal(2446383, 'creative')
    return {
      id: sandbox.newId(),
      act: account.id,
      adset: adset.id,
      creative: creative.id,
      name: params.needText('name'),
      status: statusFrom(call, 'ACTIVE'),
      createdAtMs: facebook.now(),
      spells: [],
    }
  }
}
