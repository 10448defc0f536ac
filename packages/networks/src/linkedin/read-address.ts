import type { NetworkAdapter } from '../adapter.ts'
import { pathThere } from '../addresses/path-there.ts'

const hosts = /^((www|m|[a-z]{2})\.)?linkedin\.com$/
const update = /^\/feed\/update\/(urn:li:(?:share|ugcPost):\d{1,19})(?:\/|$)/
const named = /^\/posts\/[^/]+-(share|ugcPost)-(\d{1,19})(?:-\w+)?(?:\/|$)/

/** The name of the post. An activity is what it shows up as, under a number of its own: figures are not told of that. */
export const readAddress: NetworkAdapter['readAddress'] = (config, _page, address) => {
  const path = pathThere(config, address, { hosts })
  if (path === null) return null
  const whole = update.exec(path.replace(/%3A/gi, ':'))?.[1]
  const [, kind, number] = named.exec(path) ?? []
  return { id: whole ?? (number ? `urn:li:${kind}:${number}` : null) }
}
