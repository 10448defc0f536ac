// What a call to make a container asks for, and every reason not to make it.

import { fetchMedia } from '../media/fetch-media.ts'
import { invalidParameter } from '../meta/graph-error.ts'
import type { GraphParams } from '../meta/graph-params.ts'
import type { StoredFile } from '../shared/media-store.ts'
import type { DemoPage } from '../shared/people.ts'
import type { ContainerKind } from './container.ts'
import { type InstagramSubcode, instagramRefusal } from './instagram-error.ts'
import { checkCaption, faultOfFilm, faultOfPicture } from './media-rules.ts'
import type { Container, MediaSandbox } from './media-sandbox.ts'

type Wanted = Pick<Container, 'kind' | 'isChild' | 'children' | 'caption' | 'shareToFeed' | 'awaitsBytes'> &
  Partial<Pick<Container, 'file' | 'cover' | 'alt' | 'failure'>>

export async function readContainer(
  params: GraphParams,
  sandbox: MediaSandbox,
  page: DemoPage,
): Promise<Wanted> {
  const isChild = params.flag('is_carousel_item', false)
  const kind = kindOf(params, isChild)
  const caption = params.text('caption') ?? ''
  if (isChild && (caption !== '' || params.has('location_id')))
    throw invalidParameter('Items of a carousel take neither caption nor location')
  checkCaption(caption)
  checkTags(params, kind)
  const alt = params.text('alt_text')
  if (alt !== undefined && [...alt].length > 1000) throw invalidParameter('The alt_text is too long')
  const base = {
    kind,
    isChild,
    children: kind === 'carousel' ? childrenOf(params, sandbox, page) : [],
    // A story shows no caption: sent along, it is dropped.
    caption: kind.startsWith('story') ? '' : caption,
    shareToFeed: params.flag('share_to_feed', true),
    awaitsBytes: params.text('upload_type') === 'resumable',
    ...(alt !== undefined && { alt }),
  }
  if (kind === 'carousel' || base.awaitsBytes)
    return { ...base, awaitsBytes: kind !== 'carousel' && base.awaitsBytes }
  return { ...base, ...(await mediaFor(params, sandbox, kind)) }
}

function kindOf(params: GraphParams, isChild: boolean): ContainerKind {
  const type = params.text('media_type')
  const hasVideo = params.has('video_url') || params.text('upload_type') === 'resumable'
  if (type === undefined || type === 'IMAGE') return 'image'
  if (type === 'CAROUSEL') return 'carousel'
  if (type === 'REELS') return 'reel'
  if (type === 'STORIES') return params.has('image_url') && !hasVideo ? 'story-image' : 'story-video'
  if (type !== 'VIDEO') throw instagramRefusal(2207023)
  if (!isChild) throw instagramRefusal(2207067)
  return 'video'
}

function childrenOf(params: GraphParams, sandbox: MediaSandbox, page: DemoPage): string[] {
  const text = params.text('children') ?? ''
  const ids = text.startsWith('[')
    ? (params.list('children') ?? []).map(String)
    : text.split(',').filter(Boolean)
  if (ids.length < 2 || ids.length > 10) throw instagramRefusal(2207028)
  for (const id of ids) {
    const child = sandbox.containers.get(id)
    if (!child || child.page !== page.id) throw instagramRefusal(2207006)
    if (!child.isChild || child.mediaId)
      throw invalidParameter(`The container ${id} cannot be an item of a carousel`)
  }
  return ids
}

function checkTags(params: GraphParams, kind: ContainerKind): void {
  const collaborators = params.has('collaborators') ? (params.list('collaborators') ?? []) : []
  const isFree = kind === 'image' || kind === 'reel' || kind === 'carousel'
  if (
    collaborators.length > 3 ||
    (collaborators.length > 0 && (!isFree || params.flag('is_carousel_item', false)))
  )
    throw invalidParameter('Param collaborators is not allowed here, or has more than three')
  for (const tag of params.list('user_tags') ?? []) {
    const { x, y } = (typeof tag === 'object' && tag !== null ? tag : {}) as { x?: unknown; y?: unknown }
    if (kind === 'reel' && (x !== undefined || y !== undefined)) throw instagramRefusal(2207035)
    for (const place of [x, y])
      if (place !== undefined && (Number(place) < 0 || Number(place) > 1)) throw instagramRefusal(2207035)
  }
}

async function mediaFor(params: GraphParams, sandbox: MediaSandbox, kind: ContainerKind) {
  const isPicture = kind === 'image' || kind === 'story-image'
  const url = params.text(isPicture ? 'image_url' : 'video_url')
  if (!url) throw invalidParameter(`The parameter ${isPicture ? 'image_url' : 'video_url'} is required`)
  const fetched = await fetchMedia(url)
  if ('failure' in fetched) {
    // Pictures are fetched at once; a film's failure shows in its container.
    if (isPicture) throw instagramRefusal(fetched.failure === 'slow' ? 2207003 : 2207052)
    if (!/^https?:\/\/[!-~]+$/.test(url)) throw instagramRefusal(2207052)
    return { failure: 2207077 as const }
  }
  const file = sandbox.meta.instagram.media.keep(fetched.bytes)
  if (isPicture) {
    const fault = faultOfPicture(file, file.size, kind === 'image' ? 'feed' : 'story')
    if (fault !== undefined) throw instagramRefusal(fault)
    return { file: file.id }
  }
  const cover = await coverFor(params, sandbox)
  return { ...filmFor(file, kind, params.whole('thumb_offset')), ...(cover !== undefined && { cover }) }
}

export function filmFor(
  file: StoredFile,
  kind: ContainerKind,
  thumbOffset?: number,
): { file: string; failure?: InstagramSubcode } {
  const late = file.durationMs !== undefined && thumbOffset !== undefined && thumbOffset > file.durationMs
  if (late || (thumbOffset ?? 0) < 0) throw instagramRefusal(2207057)
  const use = kind === 'reel' ? 'reel' : kind === 'story-video' ? 'story' : 'item'
  const failure = faultOfFilm(file, file.size, use)
  return { file: file.id, ...(failure !== undefined && { failure }) }
}

async function coverFor(params: GraphParams, sandbox: MediaSandbox): Promise<string | undefined> {
  const url = params.text('cover_url')
  if (!url) return undefined
  const fetched = await fetchMedia(url)
  if ('failure' in fetched) throw instagramRefusal(2207052)
  const file = sandbox.meta.instagram.media.keep(fetched.bytes)
  const fault = faultOfPicture(file, file.size, 'story')
  if (fault !== undefined) throw instagramRefusal(fault)
  return file.id
}
