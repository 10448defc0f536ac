import type { NetworkAdapter } from '../adapter.ts'
import { isCalled, pathThere } from '../addresses/path-there.ts'

const hosts = /^((www|m|vm|vt)\.)?tiktok\.com$/
const post = /^\/@([\w.]+)\/(?:video|photo)\/(\d{1,19})(?:\/|$)/

/** The number of the post; the short addresses that phones copy do not hold it. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) => {
  const path = pathThere(config, address, { hosts })
  if (path === null) return null
  const [, handle, id = null] = post.exec(path) ?? []
  return { id: isCalled(page.handle, handle) ? id : null }
}
