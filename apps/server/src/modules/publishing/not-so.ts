import type { ReadinessCode } from '@postelier/contract'
import type { Platform } from '../../platform/platform.ts'
import { type TaskRow, taskById } from '../tasks/index.ts'
import { askLinks, linksIn, linksOfPost, whatIsOver } from '../validity/index.ts'
import type { Ahead } from './queries/posts-ahead.ts'

type NotSo = Extract<ReadinessCode, 'eventOver' | 'offerOver' | 'linkDead'>

/** What a scheduled post says that is not so any more on its day; its links are asked. */
export async function notSoAt(
  platform: Platform,
  { accountId, taskId, content, publishAt }: Pick<Ahead, 'accountId' | 'taskId' | 'content' | 'publishAt'>,
  signal: AbortSignal,
): Promise<NotSo[]> {
  const post = await taskById(platform.db, taskId)
  const over = post ? await whatIsOver(platform.db, post, publishAt) : []
  const urls = linksIn(content.text, content.firstComment ?? '')
  const dead = await askLinks(platform, { accountId, urls, signal })
  return [...new Set(over.map(({ code }) => code)), ...(dead.length > 0 ? ['linkDead' as const] : [])]
}

/** Nobody waits longer for somebody else's server before a post has its date; it is asked again afterwards. */
const waitMs = 4000

/**
 * Asks where a post leads to, just before it is given its date: whoever refuses a dead link knows by then. Whatever goes wrong
 * with asking keeps no post from going out.
 */
export async function askBeforeSending(platform: Platform, row: TaskRow, mostMs = waitMs): Promise<void> {
  const urls = linksOfPost(row)
  if (urls.length === 0) return
  try {
    await askLinks(platform, { accountId: row.accountId, urls, signal: AbortSignal.timeout(mostMs) })
  } catch (reason) {
    platform.log.warn({ err: reason, task: row.id }, 'links could not be asked before sending')
  }
}
