import type { NetworkAdapter } from '../adapter.ts'
import { pathThere } from '../addresses/path-there.ts'
import { uriOf } from './record.ts'

const hosts = /^bsky\.app$/
const post = /^\/profile\/([^/]+)\/post\/([\w.~:-]{1,512})\/?$/

/** By the page's lasting name or the one it has now: somebody else's posts are none of its. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) => {
  const path = pathThere(config, address, { hosts })
  if (path === null) return null
  const [, author, rkey] = post.exec(path.replace(/%3A/gi, ':')) ?? []
  if (!author || !rkey) return { id: null }
  const isOwn = author === page.id || author.toLowerCase() === page.handle?.toLowerCase()
  return { id: isOwn ? uriOf(page.id, rkey) : null }
}
