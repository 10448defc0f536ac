// All judges of single posts, by the name their faults carry.
import { strangeNames, unsupportedClaims } from './claims.ts'
import { falseOnDay } from './days.ts'
import { tooLong } from './lengths.ts'
import { frenchFaults, mixedLanguages, wornPhrases, wrongAddress, wrongEmoji } from './voice-faults.ts'
import {
  capitalAfterColon,
  emptyLine,
  namelessLead,
  partOfHours,
  straightMarks,
  strayPost,
  thinPost,
} from './whole-post.ts'
import { strangeHashtags, strangeLinks, unaccountedWords } from './whole-text.ts'
import type { Commission, Fault, WrittenPost } from './written-post.ts'

export type Judge = (post: WrittenPost, commission: Commission) => Fault[]

export const judges: Readonly<Record<string, Judge>> = {
  claims: unsupportedClaims,
  names: strangeNames,
  accounts: unaccountedWords,
  hashtags: strangeHashtags,
  links: strangeLinks,
  length: tooLong,
  language: mixedLanguages,
  address: wrongAddress,
  typography: frenchFaults,
  cliché: wornPhrases,
  emoji: wrongEmoji,
  subject: strayPost,
  nameless: namelessLead,
  thin: thinPost,
  empty: emptyLine,
  day: falseOnDay,
  hours: partOfHours,
  colon: capitalAfterColon,
  'marks set': straightMarks,
}

export const judgePost = (post: WrittenPost, commission: Commission): Fault[] =>
  Object.values(judges).flatMap((judge) => judge(post, commission))
