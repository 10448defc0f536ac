import type { postFaults as French } from '../fr/post-faults.ts'
import type { Same } from '../same.ts'

export const postFaults: Same<typeof French> = {
  textTooLong_one: '{{count}} character too many for {{network}}.',
  textTooLong_other: '{{count}} characters too many for {{network}}.',
  textTooHeavy: 'This text is too long for {{network}}: remove some words or emoji.',
  commentTooLong_one: '{{count}} character too many in the first comment for {{network}} ({{most}} at most).',
  commentTooLong_other:
    '{{count}} characters too many in the first comment for {{network}} ({{most}} at most).',
  textMissing: 'Add a few words for {{network}}.',
  textForbidden:
    'This text contains an invisible character that {{network}} refuses. Type it instead of pasting it.',
  formatUnknown: 'This post format does not exist on {{network}}.',
  tooFewMedia_one: 'A visual is missing for {{network}}.',
  tooFewMedia_other: '{{count}} visuals are missing for {{network}}.',
  tooManyMedia_one: '{{count}} visual too many for {{network}} ({{most}} at most).',
  tooManyMedia_other: '{{count}} visuals too many for {{network}} ({{most}} at most).',
  mediaMixed: 'A post cannot mix pictures and a video on {{network}}.',
  mediaKind: 'Visual {{nth}} is not of a type accepted on {{network}}.',
  mediaTooLarge:
    'Visual {{nth}} weighs {{size, number}}\u00a0MB: {{most, number}}\u00a0MB at most for {{network}}.',
  mediaTooWide: 'Visual {{nth}} is too wide for {{network}}.',
  mediaTooTall: 'Visual {{nth}} is too tall for {{network}}.',
  mediaSize: 'Visual {{nth}} ({{width}}\u00a0×\u00a0{{height}}) is not of a size accepted on {{network}}.',
  mediaPace: 'The video has {{frames, number}} frames per second, which {{network}} does not accept.',
  videoTooShort:
    'The video lasts {{seconds, number}}\u00a0s: {{least, number}}\u00a0s at least for {{network}}.',
  videoTooLong:
    'The video lasts {{seconds, number}}\u00a0s: {{most, number}}\u00a0s at most for {{network}}.',
  tooManyTags_one: '{{count}} hashtag too many for {{network}} ({{most}} at most).',
  tooManyTags_other: '{{count}} hashtags too many for {{network}} ({{most}} at most).',
  tooManyCashtags: 'A single stock symbol, such as $ABC, in one post on {{network}}.',
  tooManyMentions_one: '{{count}} mention too many for {{network}} ({{most}} at most).',
  tooManyMentions_other: '{{count}} mentions too many for {{network}} ({{most}} at most).',
  privacyMissing: 'Say who can see this post on {{network}}.',
  settingMissing: 'Choose one more setting for {{network}}.',
  settingUnknown: 'A setting for {{network}} is no longer offered: choose another one.',
  paidIsPrivate: 'On {{network}}, a paid partnership cannot stay private.',
  settingsClash: 'Two settings do not go together on {{network}}.',
}
