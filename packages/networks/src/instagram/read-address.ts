import type { NetworkAdapter } from '../adapter.ts'
import { isCalled, onlyNamed, postThere } from '../addresses/post-there.ts'

const hosts = /^(www\.)?instagram\.com$/
const post = /^\/(?:([\w.]{1,30})\/)?(?:p|reel|reels|tv)\/([\w-]{9,60})\/?$/
const shared = /^\/share\/(?:p|reel)\/([\w-]{6,60})\/?$/
const story = /^\/stories\/([\w.]{1,30})\/(\d{6,25})\/?$/

/** Its letters stand for a number that the interface does not know the post by. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) =>
  postThere(config, address, {
    web: 'instagramWeb',
    hosts,
    read: (path) => {
      const letters = shared.exec(path)?.[1]
      if (letters) return onlyNamed(letters)
      const [, handle, name] = post.exec(path) ?? story.exec(path) ?? []
      return handle === undefined || isCalled(page.handle, handle) ? onlyNamed(name) : null
    },
  })
