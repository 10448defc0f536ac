import type { postFaults as French } from '../fr/post-faults.ts'
import type { Same } from '../same.ts'

export const postFaults: Same<typeof French> = {
  textTooLong_one: '{{count}} character too many for {{network}}.',
  textTooLong_other: '{{count}} characters too many for {{network}}.',
  textTooHeavy: 'This text weighs too much for {{network}}: take out a few words or emoji.',
  commentTooLong_one: '{{count}} character too many in the first comment for {{network}} ({{most}} at most).',
  commentTooLong_other:
    '{{count}} characters too many in the first comment for {{network}} ({{most}} at most).',
  textMissing: 'A few words are needed for {{network}}.',
  textForbidden:
    'An invisible character of this text is not allowed on {{network}}: type it rather than paste it.',
  formatUnknown: 'This form of post does not exist on {{network}}.',
  tooFewMedia_one: 'A visual is missing for {{network}}.',
  tooFewMedia_other: '{{count}} visuals are missing for {{network}}.',
  tooManyMedia_one: '{{count}} visual too many for {{network}} ({{most}} at most).',
  tooManyMedia_other: '{{count}} visuals too many for {{network}} ({{most}} at most).',
  mediaMixed: 'Pictures and a film do not go in one post on {{network}}.',
  mediaKind: 'Visual {{nth}} is not of a kind allowed on {{network}}.',
  mediaTooLarge:
    'Visual {{nth}} weighs {{size, number}}\u00a0MB: {{most, number}}\u00a0MB at most for {{network}}.',
  mediaTooWide: 'Visual {{nth}} is too wide for {{network}}.',
  mediaTooTall: 'Visual {{nth}} is too tall for {{network}}.',
  mediaSize:
    'Visual {{nth}} ({{width}}\u00a0×\u00a0{{height}} pixels) is not of a size allowed on {{network}}.',
  mediaPace: 'The film has {{frames, number}} pictures a second, which is not allowed on {{network}}.',
  videoTooShort:
    'The film lasts {{seconds, number}}\u00a0s: {{least, number}}\u00a0s at least for {{network}}.',
  videoTooLong: 'The film lasts {{seconds, number}}\u00a0s: {{most, number}}\u00a0s at most for {{network}}.',
  tooManyTags_one: '{{count}} hashtag too many for {{network}} ({{most}} at most).',
  tooManyTags_other: '{{count}} hashtags too many for {{network}} ({{most}} at most).',
  tooManyCashtags: 'A single stock symbol, such as $ABC, in one post on {{network}}.',
  tooManyMentions_one: '{{count}} mention too many for {{network}} ({{most}} at most).',
  tooManyMentions_other: '{{count}} mentions too many for {{network}} ({{most}} at most).',
  privacyMissing: 'Say who can see this post on {{network}}.',
  settingMissing: 'A setting is still to be chosen for {{network}}.',
  settingUnknown: 'A setting for {{network}} is no longer offered: choose another one.',
  paidIsPrivate: 'On {{network}}, a paid partnership cannot stay private.',
  settingsClash: 'Two settings do not go together on {{network}}.',
}
