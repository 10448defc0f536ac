import { formatDate } from '../../platform/i18n/format-date.ts'
import type { Platform } from '../../platform/platform.ts'

interface Asked {
  readonly count: number
  readonly expiresAt: Date | undefined
  readonly speaker: { readonly name: string; readonly timeZone: string }
  readonly language: 'fr' | 'en'
}

/** What a mail says of the posts that somebody is asked about: one post is never "posts". */
export function mailWords(
  { translator }: Pick<Platform, 'translator'>,
  { count, expiresAt, speaker: { name: societyName, timeZone }, language }: Asked,
) {
  const say = (key: string) => translator.say(language, `mails:posts.${key}`, { count, societyName })
  return {
    societyName,
    posts: say('asked'),
    still: say('still'),
    see: say('see'),
    until: expiresAt ? formatDate(language, expiresAt, { dateStyle: 'long', timeZone }) : '',
  }
}
