// What stands against a post as it is being written, for each network it is for: the same rules that hold when it is sent.
import type { Hooks, Network, NetworkSettings } from '@postelier/contract'
import { descriptors, type Going, type MediaFacts, type PostFault } from '@postelier/networks'
import { formatOfShape, hookOn, kindsOf, type Shape } from '#features/posts/model/post-on.ts'

export interface FaultOn {
  readonly network: Network
  readonly fault: PostFault
}

/** Where a fault is mended. */
export type PostPart = 'text' | 'comment' | 'visual' | 'setting'

const places: Readonly<Record<PostFault['code'], PostPart>> = {
  textTooLong: 'text',
  commentTooLong: 'comment',
  textMissing: 'text',
  textForbidden: 'text',
  tooManyTags: 'text',
  tooManyMentions: 'text',
  formatUnknown: 'visual',
  tooFewMedia: 'visual',
  tooManyMedia: 'visual',
  mediaMixed: 'visual',
  mediaKind: 'visual',
  mediaTooLarge: 'visual',
  mediaRatio: 'visual',
  mediaSize: 'visual',
  videoTooShort: 'visual',
  videoTooLong: 'visual',
  settingMissing: 'setting',
  settingUnknown: 'setting',
  settingsClash: 'setting',
}

/** Not said or not there yet, as opposed to wrong. */
export const isMissing = ({ code }: PostFault): boolean =>
  code === 'settingMissing' || code === 'tooFewMedia' || code === 'textMissing'

export const faultsAt = (place: PostPart, faults: readonly FaultOn[]): FaultOn[] =>
  faults.filter(({ fault }) => places[fault.code] === place)

interface FaultsInput {
  readonly hooks: Hooks
  readonly firstComment: string
  readonly settings: NetworkSettings
}

export function faultsOn(
  network: Network,
  { hooks, firstComment, settings }: FaultsInput,
  shape: Shape,
  going: Going = 'post',
): FaultOn[] {
  const film = filmOf(shape)
  const found = descriptors[network].faultsOf({
    format: formatOfShape(network, shape, going),
    text: hookOn(hooks, network),
    firstComment,
    media: film ? [film] : kindsOf(shape).map(() => anyPicture),
    settings: settings[network] ?? {},
  })
  return found
    .filter(({ code }) => film !== undefined || !madeToFit.includes(code))
    .map((fault) => ({ network, fault: isShown(shape) ? fault : asMissing(fault) }))
}

const isShown = (shape: Shape): boolean => shape.format === 'video' || kindsOf(shape).length > 0

/** Where words alone are no post, a picture is what is missing: nobody chose a form the network does not have. */
const asMissing = (fault: PostFault): PostFault =>
  fault.code === 'formatUnknown' ? { code: 'tooFewMedia', figures: { count: 0, least: 1 } } : fault

/** Pictures are made for a network in a kind, a size and a weight it takes: what is known before is how many there are. */
const madeToFit: readonly PostFault['code'][] = ['mediaKind', 'mediaTooLarge', 'mediaRatio', 'mediaSize']

const anyPicture: MediaFacts = {
  kind: 'image',
  mime: 'image/jpeg',
  bytes: 0,
  widthPx: 1080,
  heightPx: 1080,
}

/** A film goes out as it is. */
function filmOf({ shows, media }: Shape): MediaFacts | undefined {
  const [first] = media.items
  if (shows !== 'media' || first?.kind !== 'video') return undefined
  const { mime, bytes, width, height, seconds, framesPerSecond } = first
  return {
    kind: 'video',
    mime,
    bytes,
    widthPx: width,
    heightPx: height,
    ...(seconds === null ? {} : { seconds }),
    ...(framesPerSecond === null ? {} : { framesPerSecond }),
  }
}
