import type { NetworkAdapter } from '../adapter.ts'
import { pathThere } from '../addresses/path-there.ts'

const hosts = /^(www\.)?instagram\.com$/

/** Its letters stand for a number that the interface does not know the post by. */
export const readAddress: NetworkAdapter['readAddress'] = (config, _page, address) =>
  pathThere(config, address, { web: 'instagramWeb', hosts }) === null ? null : { id: null }
