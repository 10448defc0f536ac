import type { Network } from '@postelier/contract'

/** What the address of a post looks like, for whoever gave another one. */
export const addressExamples: Readonly<Record<Network, string>> = {
  facebook: 'facebook.com/…/posts/…',
  instagram: 'instagram.com/p/…',
  linkedin: 'linkedin.com/feed/update/…',
  tiktok: 'tiktok.com/@…/video/…',
  x: 'x.com/…/status/…',
  bluesky: 'bsky.app/profile/…/post/…',
}
