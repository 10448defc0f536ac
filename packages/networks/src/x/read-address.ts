import type { NetworkAdapter } from '../adapter.ts'
import { isCalled, pathThere } from '../addresses/path-there.ts'

const hosts = /^((www|mobile|m)\.)?(x|twitter)\.com$/
const post = /^\/(?:i\/(?:web\/)?|(\w{1,15})\/)status\/(\d{1,19})(?:\/|$)/

/** The number of the post; under somebody else's name it is none of the page's. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) => {
  const path = pathThere(config, address, { hosts })
  if (path === null) return null
  const [, handle, id = null] = post.exec(path) ?? []
  return { id: handle === undefined || isCalled(page.handle, handle) ? id : null }
}
