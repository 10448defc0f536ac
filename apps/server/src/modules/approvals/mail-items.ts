import { networkLabels } from '@postelier/contract'
import type { QueryContext } from '../../access/context.ts'
import { beginningOf } from '../../platform/beginning-of.ts'
import { formatDate } from '../../platform/i18n/format-date.ts'
import type { MailItem } from '../../platform/mail/mail.ts'
import { pagesMeant } from '../publishing/index.ts'
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

/** Of the first posts that somebody is asked about: the first picture, how they begin with their tags, when and where they go out. */
export async function mailItems(
  ctx: QueryContext,
  { requestId, accountId, taskIds, timeZone, language }: MailItemsInput,
): Promise<MailItem[]> {
  const { platform } = ctx
  const posts = await picturesOfTasks(ctx, { accountId, language, ids: taskIds })
  const items: MailItem[] = []
  const asked = taskIds.flatMap((id) => posts.get(id) ?? [])
  for (const post of asked.slice(0, mostShown)) {
    const { postId: taskPublicId, picture, hook, title, publishAt, networks, pageIds } = post
    const pages = await pagesMeant(ctx.db, { accountId, networks, pageIds: pageIds && [...pageIds] })
    const goesTo = pages.length > 0 ? pages.map(({ network }) => network) : networks
    const day = publishAt
      ? formatDate(language, new Date(publishAt), { dateStyle: 'full', timeStyle: 'short', timeZone })
      : ''
    items.push({
      picture: picture && pictureAddress(platform, { requestId, taskPublicId }),
      words: [beginningInWords(hook || title), tagsBehind(hook)].filter(Boolean).join(' '),
      note: [day, [...new Set(goesTo)].map((network) => networkLabels[network]).join(', ')]
        .filter(Boolean)
        .join('\u00a0· '),
    })
  }
  const count = asked.length - mostShown
  return count <= 0
    ? items
    : [
        ...items,
        { picture: null, words: platform.translator.say(language, 'mails:posts.more', { count }), note: '' },
      ]
}

/** The tags at its end, which go out with it; none where the text is one paragraph, which has them already. */
const tagsBehind = (text: string): string => {
  const last = text
    .trim()
    .split(/\n\s*\n/)
    .slice(1)
    .at(-1)
  return (last?.match(/#[\p{L}\p{N}_]+/gu) ?? []).join(' ')
}

/** Its first paragraph, without the tags at its end; a long one ends behind a whole word. */
function beginningInWords(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/)
  if (first.length <= longest) return first
  return `${beginningOf(first, longest).replace(/\s+\S*$/u, '')}…`
}
