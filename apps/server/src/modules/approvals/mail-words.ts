import { formatDate } from '../../platform/i18n/format-date.ts'
import type { Platform } from '../../platform/platform.ts'

interface MailWordsInput {
  readonly count: number
  /** The last moment at which an answer is of use to all of them. */
  readonly until: Date
  readonly speaker: { readonly name: string; readonly timeZone: string }
  readonly language: 'fr' | 'en'
}

/** What a mail says of the posts that somebody is asked about: one post is never "posts". */
export function mailWords(
  { translator }: Pick<Platform, 'translator'>,
  { count, until, speaker: { name: societyName, timeZone }, language }: MailWordsInput,
) {
  const say = (key: string) => translator.say(language, `mails:posts.${key}`, { count, societyName })
  return {
    societyName,
    posts: say('asked'),
    still: say('still'),
    see: say('see'),
    until: formatDate(language, until, { dateStyle: 'long', timeStyle: 'short', timeZone }),
  }
}
