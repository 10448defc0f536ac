import type { QueryContext } from '../../access/context.ts'
import { beginningOf } from '../../platform/beginning-of.ts'
import { formatDate } from '../../platform/i18n/format-date.ts'
import type { MailItem } from '../../platform/mail/mail.ts'
import { picturesOfTasks } from '../tasks/index.ts'
import { pictureAddress } from './approval-picture.ts'

interface MailItemsInput {
  readonly requestId: number
  readonly accountId: number
  /** As they were sent. */
  readonly taskIds: readonly number[]
  readonly timeZone: string
  readonly language: 'fr' | 'en'
}

/** More pictures make a mail that nobody reads to its end. */
const mostShown = 6
const longest = 140

/** Of the first posts that somebody is asked about: the first picture, how they begin and when they go out. */
export async function mailItems(
  ctx: QueryContext,
  { requestId, accountId, taskIds, timeZone, language }: MailItemsInput,
): Promise<MailItem[]> {
  const { platform } = ctx
  const posts = await picturesOfTasks(ctx, { accountId, language, ids: taskIds })
  const items = taskIds.flatMap((id): MailItem[] => {
    const post = posts.get(id)
    if (!post) return []
    const { postId: taskPublicId, picture, hook, title, publishAt } = post
    const words = beginningInWords(hook || title)
    return [
      {
        picture: picture && pictureAddress(platform, { requestId, taskPublicId }),
        words,
        note: publishAt
          ? formatDate(language, new Date(publishAt), { dateStyle: 'full', timeStyle: 'short', timeZone })
          : '',
      },
    ]
  })
  const count = items.length - mostShown
  return count <= 0
    ? items
    : [
        ...items.slice(0, mostShown),
        { picture: null, words: platform.translator.say(language, 'mails:posts.more', { count }), note: '' },
      ]
}

/** Its first paragraph, without the tags at its end; a long one ends behind a whole word. */
function beginningInWords(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/)
  if (first.length <= longest) return first
  return `${beginningOf(first, longest).replace(/\s+\S*$/u, '')}…`
}
