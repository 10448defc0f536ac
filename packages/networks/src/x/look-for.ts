import * as z from 'zod'
import type { CallContext, CommentLookup, OpenPage, PostLookup, Progress, PublishJob } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { clocksApartMs } from '../calling/clocks-apart.ts'
import { concludeAbsence } from '../calling/conclude-absence.ts'
import { notWhole } from '../calling/not-whole.ts'
import { after } from '../calling/retry-at.ts'
import { isTakenFor } from '../rules/same-text.ts'
import { ask } from './call.ts'
import { planned, urlOf } from './publish.ts'

const references = z.array(z.object({ type: z.string(), id: idText })).catch([])

const listed = z.object({
  id: idText,
  text: z.string(),
  created_at: z.string().optional(),
  attachments: z
    .object({ media_keys: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  entities: z
    .object({ urls: z.array(z.object({ url: z.string(), expanded_url: z.string().optional() })).catch([]) })
    .optional()
    .catch(undefined),
  // Both spellings are about (facts 0.3).
  referenced_tweets: references.default([]),
  referenced_posts: references.default([]),
})
type Listed = z.infer<typeof listed>

const mostListed = 100

/**
 * Fields nobody asked for, as far as X is concerned: one that is no longer known by its name is left out, and the answer
 * is a yes. Then replies and media cannot be told apart, and what is not found may be there all the same.
 */
const lacksFields = (posts: readonly Listed[]): boolean =>
  posts.some(({ created_at: at }) => at === undefined)

const notTold = {
  found: 'cannotTell',
  why: 'X left out what was asked for of its posts',
} as const

const postsSince = async (context: CallContext, page: OpenPage, since: Date): Promise<Listed[]> => {
  const { data } = await ask(context, {
    path: `/2/users/${encodeURIComponent(page.id)}/tweets`,
    token: page.tokens.access,
    query: {
      max_results: mostListed,
      start_time: after(since, -clocksApartMs)
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      'tweet.fields': 'created_at,attachments,entities,referenced_tweets',
    },
    read: jsonOf(z.object({ data: z.array(listed).default([]) })),
  })
  return data.filter(({ created_at: at }) => !at || Date.parse(at) >= since.getTime() - clocksApartMs)
}

// X puts the address of the media behind the text.
const mediaAddress = /\/status\/\d+\/(?:photo|video)\/\d+$/

/** A text as it was sent: X shortens addresses in it, adds that of the media, and escapes three characters. */
export const originalText = ({ text, entities }: Pick<Listed, 'text' | 'entities'>): string => {
  const lengthened = (entities?.urls ?? []).reduce(
    (whole, { url, expanded_url: long = url }) => whole.replaceAll(url, mediaAddress.test(long) ? '' : long),
    text,
  )
  return lengthened.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

const isReply = (one: Listed): boolean => repliedTo(one) !== undefined

const repliedTo = (one: Listed): string | undefined =>
  [...one.referenced_tweets, ...one.referenced_posts].find(({ type }) => type === 'replied_to')?.id

const absence = { looks: 3, apartMs: 15_000, repeats: 1 }

/** By the media, which is this post's alone, else by the whole text: X refuses the same text twice in a row. */
export const lookFor = async (
  context: CallContext,
  job: PublishJob,
  progress: Progress,
): Promise<PostLookup> => {
  const { files } = planned.parse(progress.data)
  const keys = files.flatMap(({ key }) => key ?? [])
  const all = await postsSince(context, job.page, job.startedAt)
  const posts = all.filter((one) => !isReply(one))
  const match = posts.find((one) =>
    keys.length > 0
      ? one.attachments?.media_keys.some((key) => keys.includes(key))
      : isTakenFor(originalText(one), job.text),
  )
  if (match) return { found: 'yes', id: match.id, url: urlOf(context, match.id, job.page.handle) }
  if (lacksFields(all)) return notTold
  if (all.length >= mostListed) return notWhole
  return concludeAbsence(progress, context.now(), absence)
}

export const lookForComment = async (
  context: CallContext,
  page: OpenPage,
  id: string,
  asked: { readonly text: string; readonly since: Date },
): Promise<CommentLookup> => {
  const posts = await postsSince(context, page, asked.since)
  const match = posts.find((one) => repliedTo(one) === id && isTakenFor(originalText(one), asked.text))
  if (match) return { found: 'yes', id: match.id }
  return lacksFields(posts) ? notTold : { found: 'no' }
}
