import type { NetworkAdapter } from '../adapter.ts'
import { isCalled, postThere } from '../addresses/post-there.ts'

const hosts = /^((www|mobile|m)\.)?(x|twitter)\.com$/
const post = /^\/(?:i\/(?:web\/)?|(\w{1,15})\/)status\/(\d{1,19})(?:\/|$)/

/** The number of the post; under somebody else's name it is none of the page's. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) =>
  postThere(config, address, {
    hosts,
    read: (path) => {
      const [, handle, id] = post.exec(path) ?? []
      return id && (handle === undefined || isCalled(page.handle, handle)) ? { id, name: id } : null
    },
  })
