import type { CallContext, NetworkAdapter, OpenPage, PostThere } from '../adapter.ts'
import { orNull } from '../calling/or-null.ts'
import { Refusal } from '../refusal.ts'
import { connect, identify, readUser, refresh, revoke } from './connect.ts'
import { lookFor } from './look-for.ts'
import { begin, step } from './publish.ts'
import { readAddress } from './read-address.ts'
import { accountFigures, postFigures, readVideo } from './read-figures.ts'
import { isPostId, readStatus, urlOf } from './read-status.ts'

const cannot = async (what: string): Promise<never> => {
  throw new Refusal({ kind: 'config', code: 'notOffered', message: `TikTok offers no way to ${what}` })
}

const readBack = async (context: CallContext, page: OpenPage, id: string): Promise<PostThere | null> => {
  if (isPostId(id)) {
    const seen = await readVideo(context, page, id)
    return seen && { url: seen.share_url ?? urlOf(context, page.handle, id, 'video') }
  }
  const status = await orNull(readStatus(context, page, id))
  if (status?.name !== 'PUBLISH_COMPLETE') return null
  // `p_` begins the names of pictures.
  const kind = id.startsWith('p_') ? 'photo' : 'video'
  return {
    url: urlOf(context, page.handle, status.postId, kind),
    ...(status.postId ? { id: status.postId } : {}),
  }
}

/** TikTok: a post is begun, sent, and made by them; its own id comes late, or never where few may see it. */
export const adapter: NetworkAdapter = {
  network: 'tiktok',
  connect,
  refresh,
  revoke,
  identify,
  pages: async (context, tokens) => {
    const {
      open_id: id,
      display_name: name,
      username,
      avatar_url: picture,
      follower_count,
    } = await readUser(context, tokens)
    const seen = {
      ...(username ? { handle: username } : {}),
      ...(picture ? { picture } : {}),
      ...(follower_count === undefined ? {} : { followers: follower_count }),
    }
    return [{ id, kind: 'profile', name: name || username || id, ...seen, unusable: null }]
  },
  begin,
  step,
  lookFor,
  readBack,
  remove: () => cannot('delete a post'),
  comment: () => cannot('comment'),
  lookForComment: async () => ({ found: 'cannotTell', why: 'TikTok shows us no comments' }),
  postFigures,
  readAddress,
  accountFigures,
}
