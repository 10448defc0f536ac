import * as z from 'zod'
import type { CallContext, CommentLookup, OpenPage } from '../adapter.ts'
import { Refusal } from '../refusal.ts'
import { findFacets, handlesOf, withIds } from './find-facets.ts'
import { makeTid, microsecondsOf } from './make-tid.ts'
import { getRecord, postCollection, putRecord, rkeyOf, uriOf } from './record.ts'

const parent = z.object({
  reply: z
    .object({ root: z.object({ uri: z.string(), cid: z.string() }) })
    .optional()
    .catch(undefined),
})

/** FNV-1a, folded into ten bits. */
const clockOf = (text: string): number => {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0) & 1023
}

/**
 * The key of a comment follows from the post and the text, so that the same comment sent again is the same record: a
 * second after the post, at a clock the text decides.
 */
const keyOf = (post: string, text: string): string => makeTid(momentOf(post), clockOf(text))

const momentOf = (post: string): bigint => (microsecondsOf(rkeyOf(post)) ?? 0n) + 1_000_000n

export const comment = async (context: CallContext, page: OpenPage, id: string, text: string) => {
  const post = await getRecord(context, page, rkeyOf(id))
  if (!post) throw new Refusal({ kind: 'notFound', code: 'RecordNotFound', message: 'The post is gone' })
  const { data } = parent.safeParse(post.value)
  const self = { uri: post.uri, cid: post.cid }
  // Ids of mentions are not asked for: a record that depends on an answer would not be the same each time.
  const found = await findFacets(text)
  const facets = withIds(found, Object.fromEntries(handlesOf(found).map((handle) => [handle, ''])))
  const record = {
    $type: postCollection,
    text,
    createdAt: new Date(Number(momentOf(id) / 1000n)).toISOString(),
    ...(facets.length > 0 ? { facets } : {}),
    reply: { root: data?.reply?.root ?? self, parent: self },
  }
  const { uri } = await putRecord(context, page, keyOf(id, text), record)
  return { id: uri }
}

export const lookForComment = async (
  context: CallContext,
  page: OpenPage,
  id: string,
  asked: { readonly text: string },
): Promise<CommentLookup> => {
  const key = keyOf(id, asked.text)
  return (await getRecord(context, page, key)) ? { found: 'yes', id: uriOf(page.id, key) } : { found: 'no' }
}
