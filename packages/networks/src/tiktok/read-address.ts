import type { NetworkAdapter } from '../adapter.ts'
import { isCalled, onlyNamed, postThere } from '../addresses/post-there.ts'

const hosts = /^((www|m|vm|vt)\.)?tiktok\.com$/
const short = /^v[mt]\./
const post = /^\/@([\w.]{1,40})\/(?:video|photo)\/(\d{1,19})(?:\/|$)/
/** As phones copy it: nobody can read from it which post it is. */
const letters = /^\/(\w{6,20})\/?$/
const lettersAtHome = /^\/t\/(\w{6,20})\/?$/

/** The number of the post; under somebody else's name it is none of the page's. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) =>
  postThere(config, address, {
    hosts,
    read: (path) => {
      if (short.test(address.host)) return onlyNamed(letters.exec(path)?.[1])
      const [, handle, id] = post.exec(path) ?? []
      if (id) return isCalled(page.handle, handle) ? { id, name: id } : null
      return onlyNamed(lettersAtHome.exec(path)?.[1])
    },
  })
