import type { AddressedPage, AddressedPost, NetworkAdapter } from '../adapter.ts'
import { isCalled, onlyNamed, postThere } from '../addresses/post-there.ts'

const hosts = /^((www|m|[a-z]{2})\.)?linkedin\.com$/
const update = /^\/feed\/update\/urn:li:(share|ugcPost|activity):(\d{1,19})(?:\/|$)/
const named = /^\/posts\/([^/_]+)_(?:[^/]*-)?(share|ugcPost|activity)-(\d{1,19})(?:-[\w-]+)?\/?$/

/** The post that an address of LinkedIn means, for posts a person published by hand and pastes the link of. */
export const readAddress: NetworkAdapter['readAddress'] = (config, page, address) =>
  postThere(config, address, { hosts, read: (path) => readPath(page, path) })

/** The name of the post. An activity is what it shows up as, under a number of its own: figures are not told of that. */
function readPath(page: AddressedPage, path: string): AddressedPost | null {
  const [, kind, number] = update.exec(path.replace(/%3A/gi, ':')) ?? []
  if (kind && number) return known(kind, number)
  const [, author, of, count] = named.exec(path) ?? []
  return of && count && isCalled(page.handle, author) ? known(of, count) : null
}

const known = (kind: string, number: string): AddressedPost | null =>
  kind === 'activity' ? onlyNamed(number) : { id: `urn:li:${kind}:${number}`, name: number }
