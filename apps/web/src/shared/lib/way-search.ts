/** Where a post comes from: each is an address of its own. */
export const wayNames = ['prompt', 'address', 'picture', 'content', 'order', 'blank'] as const
export type WayName = (typeof wayNames)[number]

export interface WaySearch {
  way?: WayName
  /** Of what is made of a content: which source. */
  source?: number
  /** The local hour it is meant for, where somebody began from a day. */
  day?: string
}

export function readWaySearch(search: Record<string, unknown>): WaySearch {
  const way = wayNames.find((name) => name === search.way)
  const source = Number(search.source)
  const { day } = search
  return {
    ...(way ? { way } : {}),
    ...(Number.isSafeInteger(source) && source > 0 ? { source } : {}),
    ...(typeof day === 'string' ? { day } : {}),
  }
}
