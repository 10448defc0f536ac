import * as z from 'zod'
import type { CallContext, OpenPage } from '../adapter.ts'
import { jsonOf, nothing } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { asPage, xrpc } from './call.ts'
import { configOf } from './configuration.ts'

export const postCollection = 'app.bsky.feed.post'

const stored = z.object({ uri: z.string().min(1), cid: z.string().min(1), value: z.unknown() })
export type StoredRecord = z.infer<typeof stored>

export const uriOf = (did: string, rkey: string): string => `at://${did}/${postCollection}/${rkey}`

export const rkeyOf = (uri: string): string => uri.slice(uri.lastIndexOf('/') + 1)

/** Where a person sees the post. */
export const urlOf = (context: CallContext, uri: string): string => {
  const [did = '', , rkey = ''] = uri.replace('at://', '').split('/')
  return `${configOf(context).web}/profile/${did}/post/${rkey}`
}

/** Writes a record under a key of our own, which must be free: the same record again changes nothing (facts 4.8). */
export const putRecord = (context: CallContext, page: OpenPage, rkey: string, record: unknown) =>
  xrpc(context, {
    ...asPage(context, page),
    method: 'com.atproto.repo.putRecord',
    send: { json: { repo: page.id, collection: postCollection, rkey, record, swapRecord: null } },
    isFinal: true,
    read: jsonOf(z.object({ uri: z.string().min(1), cid: z.string().min(1) })),
  })

/** Null where it is not there. */
export const getRecord = (context: CallContext, page: OpenPage, rkey: string): Promise<StoredRecord | null> =>
  orNull(
    xrpc(context, {
      ...asPage(context, page),
      method: 'com.atproto.repo.getRecord',
      query: { repo: page.id, collection: postCollection, rkey },
      read: jsonOf(stored),
    }),
  )

/** Says yes too where it is gone already. */
export const deleteRecord = (context: CallContext, page: OpenPage, rkey: string): Promise<void> =>
  xrpc(context, {
    ...asPage(context, page),
    method: 'com.atproto.repo.deleteRecord',
    send: { json: { repo: page.id, collection: postCollection, rkey } },
    read: nothing,
  })
