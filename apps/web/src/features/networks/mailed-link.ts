// A mailed link's word, kept for the way to a network's page and back: under what that way alone carries in its address.
import { forThisVisit } from '#shared/lib/storage.ts'

const stateIn = (search: string): string | null => new URLSearchParams(search).get('state')
const keyOf = (state: string) => `po-reconnect:${state}`

/** Kept as the person leaves for the network. */
export function keepMailedToken(url: string, token: string): void {
  const state = stateIn(new URL(url).search)
  if (state) forThisVisit.write(keyOf(state), token)
}

/** Whether the person who comes back left by a mailed link; who links an account in the usual way did not. */
export function mailedTokenOf(search: string): string | null {
  const state = stateIn(search)
  return state ? forThisVisit.read(keyOf(state)) : null
}

/** Its way is over, whatever came of it. */
export function clearMailedToken(search: string): void {
  const state = stateIn(search)
  if (state) forThisVisit.write(keyOf(state), null)
}
