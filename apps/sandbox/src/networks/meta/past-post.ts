// How Facebook and Instagram name a post that was there before the stand-ins were.

import type { NewPost, PastPost } from '../network-office.ts'
import { digitsOf, lettersOf } from '../shared/ids.ts'
import { pageNumber } from './meta-accounts.ts'

const client = '1000000001'

export function pastPost(
  network: 'facebook' | 'instagram',
  { key, page = '' }: PastPost,
): Pick<NewPost, 'id' | 'remoteId' | 'details'> {
  if (network === 'facebook') {
    const id = `${pageNumber({ id: page })}_${digitsOf(`meta/past/${key}`, 15)}`
    return { id, remoteId: id, details: { client, status: 'added_photos' } }
  }
  const id = `180${digitsOf(`instagram/past/${key}`, 14)}`
  const shortcode = lettersOf(`instagram/past/${key}`, 11)
  return { id, remoteId: id, details: { client, container: '', shortcode, shareToFeed: true } }
}
