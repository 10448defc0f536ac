import type { NetworkAdapter } from '../adapter.ts'
import { isCalled, onlyNamed, postThere } from '../addresses/post-there.ts'
import { uriOf } from './record.ts'

const hosts = /^bsky\.app$/
const standIn = /^\/posts\/(?:[a-z\d]+-)?([\w.~:]{1,200})\/?$/
const post = /^\/profile\/([^/]+)\/post\/([\w.~:-]{1,512})\/?$/

/** By the page's lasting name or the one it has now: somebody else's posts are none of its. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) =>
  postThere(config, address, {
    hosts,
    standIn,
    read: (path) => {
      const [, author, rkey] = post.exec(path.replace(/%3A/gi, ':')) ?? []
      if (!author || !rkey) return null
      if (author === page.id) return { id: uriOf(page.id, rkey), name: rkey }
      if (author.startsWith('did:') || !isCalled(page.handle, author)) return null
      return page.handle ? { id: uriOf(page.id, rkey), name: rkey } : onlyNamed(rkey)
    },
  })
