import type {
  FormatRule,
  ImageRule,
  MediaFacts,
  NetworkDescriptor,
  PostFacts,
  PostFault,
  VideoRule,
} from '../descriptor.ts'

type Rules = Pick<NetworkDescriptor, 'formats' | 'countText' | 'countComment' | 'settings'>

/** The faults every network has in common; a network adds its own. */
export const findFaults = (rules: Rules, post: PostFacts): PostFault[] => {
  const format = rules.formats[post.format]
  if (!format) return [{ code: 'formatUnknown' }]
  return [
    ...textFaults(rules, post),
    ...commentFaults(rules, post),
    ...mediaFaults(format, post.media),
    ...settingFaults(rules, post),
  ]
}

const textFaults = (rules: Rules, post: PostFacts): PostFault[] => {
  const { used, most, also, isOver } = rules.countText(post.text, post.format)
  if (isOver) {
    const bytes = also ? { bytes: also.used, mostBytes: also.most } : {}
    return [{ code: 'textTooLong', figures: { used, most, ...bytes } }]
  }
  return post.format === 'text' && post.text.trim() === '' ? [{ code: 'textMissing' }] : []
}

const commentFaults = ({ countComment }: Rules, { firstComment = '' }: PostFacts): PostFault[] => {
  const count = countComment?.(firstComment)
  return count?.isOver ? [{ code: 'commentTooLong', figures: { used: count.used, most: count.most } }] : []
}

const mediaFaults = (format: FormatRule, media: readonly MediaFacts[]): PostFault[] => {
  const kinds = new Set(media.map((one) => one.kind))
  // A format that takes both takes one of them: `mayMix` says where they may stand side by side.
  if (kinds.size > 1 && !format.mayMix) return [{ code: 'mediaMixed' }]
  const [least, most] = countRange(format, media)
  if (media.length < least) return [{ code: 'tooFewMedia', figures: { count: media.length, least } }]
  if (media.length > most) return [{ code: 'tooManyMedia', figures: { count: media.length, most } }]
  return media.flatMap((one, index) => {
    const rule = one.kind === 'video' ? format.video : format.images?.each
    if (!rule) return [{ code: 'mediaKind' as const, media: index }]
    return fileFaults(one, rule).map((fault) => ({ ...fault, media: index }))
  })
}

const countRange = (format: FormatRule, media: readonly MediaFacts[]): [number, number] => {
  const isVideo = media[0]?.kind === 'video' && !format.mayMix
  if (format.images && !(isVideo && format.video)) {
    // Its pages are counted by the document, where the images become one.
    return [format.images.least, format.document?.mostPages ?? format.images.most]
  }
  return format.video ? [1, 1] : [0, 0]
}

const fileFaults = (file: MediaFacts, rule: ImageRule | VideoRule): PostFault[] => {
  const faults: PostFault[] = []
  if (!rule.mimes.includes(file.mime)) faults.push({ code: 'mediaKind' })
  if (file.bytes > rule.mostBytes) {
    faults.push({ code: 'mediaTooLarge', figures: { bytes: file.bytes, mostBytes: rule.mostBytes } })
  }
  if (!fitsPixels(file, rule)) {
    faults.push({ code: 'mediaSize', figures: { widthPx: file.widthPx, heightPx: file.heightPx } })
  }
  const ratio = file.widthPx / file.heightPx
  if (!within(ratio, rule.ratio)) faults.push({ code: 'mediaRatio', figures: { ratio, ...rule.ratio } })
  if ('seconds' in rule) faults.push(...videoFaults(file, rule))
  return faults
}

const fitsPixels = (file: MediaFacts, rule: ImageRule): boolean =>
  within(file.widthPx, rule.widthPx) &&
  within(file.heightPx, rule.heightPx) &&
  file.widthPx * file.heightPx <= (rule.mostPixels ?? Number.POSITIVE_INFINITY)

const videoFaults = (file: MediaFacts, rule: VideoRule): PostFault[] => {
  const faults: PostFault[] = []
  const { seconds, framesPerSecond } = file
  if (seconds !== undefined && seconds < rule.seconds.least) {
    faults.push({ code: 'videoTooShort', figures: { seconds, least: rule.seconds.least } })
  }
  if (seconds !== undefined && seconds > rule.seconds.most) {
    faults.push({ code: 'videoTooLong', figures: { seconds, most: rule.seconds.most } })
  }
  if (framesPerSecond !== undefined && !within(framesPerSecond, rule.framesPerSecond)) {
    faults.push({ code: 'mediaSize', figures: { framesPerSecond } })
  }
  return faults
}

// A picture of 1080 by 1350 is 4:5 to the eye, whatever the last digit of the division says.
const tolerance = 0.01
const within = (value: number, range: { least: number; most: number } | undefined): boolean =>
  !range || (value >= range.least * (1 - tolerance) && value <= range.most * (1 + tolerance))

const settingFaults = (rules: Rules, post: PostFacts): PostFault[] =>
  Object.entries(rules.settings).flatMap(([name, { choices, otherwise }]): PostFault[] => {
    const value = post.settings[name] ?? otherwise
    if (value === null) return [{ code: 'settingMissing', setting: name }]
    return choices.includes(String(value)) ? [] : [{ code: 'settingUnknown', setting: name }]
  })

/** What a post says of a setting, or what it is when nobody says. */
export const settingOf = (
  settings: NetworkDescriptor['settings'],
  given: PostFacts['settings'],
  name: string,
): string | null => {
  const value = given[name]
  return typeof value === 'string' ? value : (settings[name]?.otherwise ?? null)
}
