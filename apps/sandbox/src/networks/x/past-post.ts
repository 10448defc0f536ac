// How X names a post that was there before the stand-in was.

import type { NewPost, PastPost } from '../network-office.ts'
import { digitsOf } from '../shared/ids.ts'
import { shownText, type XDetails } from './x-create-post.ts'

/** When X began to put the time into its ids, and where it stands in them. */
const beganAtMs = 1_288_834_974_657n

export function pastPost({ key, text, atMs }: PastPost): Pick<NewPost, 'id' | 'remoteId' | 'details'> {
  const mark = BigInt(digitsOf(`x/past/${key}`, 6)) % 4096n
  const id = (((BigInt(Math.floor(atMs)) - beganAtMs) << 22n) + mark).toString()
  const { shown, urls } = shownText(text, id, '', [])
  const details: XDetails = {
    mediaIds: [],
    mediaKeys: [],
    shownText: shown,
    urls,
    conversation: id,
    history: [id],
  }
  return { id, remoteId: id, details }
}
