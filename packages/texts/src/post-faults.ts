import type { postFaults } from './fr/post-faults.ts'

/** Why a network does not take a post, as its rules find it: a code and figures. */
interface FoundFault {
  readonly code: PostFaultCode
  /** Which of the media, counted from nought. */
  readonly media?: number
  readonly setting?: string
  readonly figures?: Readonly<Record<string, number>>
}

type SentenceKey = keyof typeof postFaults
/** One sentence in one number and several is one sentence. */
export type PostFaultKey = SentenceKey extends infer K
  ? K extends `${infer Sentence}_one` | `${infer Sentence}_other`
    ? Sentence
    : K
  : never

/** Which sentence of `postFaults` says it, and what fills it beside the network's name. */
export interface PostFaultWords {
  readonly key: PostFaultKey
  readonly figures: Readonly<Record<string, number>>
}

type Say = (fault: FoundFault & { readonly figure: (name: string) => number }) => PostFaultWords
const words = (key: PostFaultKey, figures: PostFaultWords['figures'] = {}): PostFaultWords => ({
  key,
  figures,
})

const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10
const tenths = (value: number) => Math.round(value * 10) / 10
const nth = ({ media = 0 }: FoundFault) => media + 1

/** One for each code: a code without a sentence does not compile where it is found. */
const sentences = {
  textTooLong: ({ figure }) =>
    figure('used') > figure('most')
      ? words('textTooLong', { count: figure('used') - figure('most') })
      : words('textTooHeavy'),
  commentTooLong: ({ figure }) =>
    words('commentTooLong', { count: figure('used') - figure('most'), most: figure('most') }),
  textMissing: () => words('textMissing'),
  textForbidden: () => words('textForbidden'),
  formatUnknown: () => words('formatUnknown'),
  tooFewMedia: ({ figure }) => words('tooFewMedia', { count: figure('least') - figure('count') }),
  tooManyMedia: ({ figure }) =>
    words('tooManyMedia', { count: figure('count') - figure('most'), most: figure('most') }),
  mediaMixed: () => words('mediaMixed'),
  mediaKind: (fault) => words('mediaKind', { nth: nth(fault) }),
  mediaTooLarge: (fault) =>
    words('mediaTooLarge', {
      nth: nth(fault),
      size: megabytes(fault.figure('bytes')),
      most: megabytes(fault.figure('mostBytes')),
    }),
  mediaRatio: (fault) =>
    words(fault.figure('ratio') > fault.figure('most') ? 'mediaTooWide' : 'mediaTooTall', {
      nth: nth(fault),
    }),
  mediaSize: (fault) =>
    fault.figures?.framesPerSecond === undefined
      ? words('mediaSize', {
          nth: nth(fault),
          width: fault.figure('widthPx'),
          height: fault.figure('heightPx'),
        })
      : words('mediaPace', { frames: tenths(fault.figure('framesPerSecond')) }),
  videoTooShort: ({ figure }) =>
    words('videoTooShort', { seconds: tenths(figure('seconds')), least: figure('least') }),
  videoTooLong: ({ figure }) =>
    words('videoTooLong', { seconds: tenths(figure('seconds')), most: figure('most') }),
  tooManyTags: ({ figure, figures }) =>
    figures?.cashtags === undefined
      ? words('tooManyTags', { count: figure('tags') - figure('most'), most: figure('most') })
      : words('tooManyCashtags'),
  tooManyMentions: ({ figure }) =>
    words('tooManyMentions', { count: figure('mentions') - figure('most'), most: figure('most') }),
  settingMissing: ({ setting }) => words(setting === 'privacy' ? 'privacyMissing' : 'settingMissing'),
  settingUnknown: () => words('settingUnknown'),
  settingsClash: ({ setting }) => words(setting === 'disclosure' ? 'paidIsPrivate' : 'settingsClash'),
} as const satisfies Record<string, Say>
type PostFaultCode = keyof typeof sentences

export const postFaultWords = (fault: FoundFault): PostFaultWords => {
  const say: Say = sentences[fault.code]
  return say({ ...fault, figure: (name) => fault.figures?.[name] ?? 0 })
}
