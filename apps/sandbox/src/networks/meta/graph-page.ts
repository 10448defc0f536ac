// Lists: a page of them with cursors; `next` is absent on the last page, and only that says that it was the last.
import { invalidParameter } from './graph-error.ts'
import type { GraphParams } from './graph-params.ts'

export interface GraphList<Item> {
  data: Item[]
  paging?: { cursors: { before: string; after: string }; next?: string; previous?: string }
}

const cursor = (index: number) => Buffer.from(`at:${index}`).toString('base64url')
function position(text: string): number {
  const found = /^at:(\d+)$/.exec(Buffer.from(text, 'base64url').toString())
  if (!found) throw invalidParameter('Invalid cursors values')
  return Number(found[1])
}

/** `address` is the call's own, without `limit` and `after`. */
export function pageOf<Item>(items: readonly Item[], params: GraphParams, address: URL): GraphList<Item> {
  const limit = Math.min(params.whole('limit') ?? 25, 100)
  const after = params.text('after')
  const start = after ? position(after) + 1 : 0
  const data = items.slice(start, start + limit)
  if (data.length === 0) return { data }
  const last = start + data.length - 1
  const next = new URL(address)
  next.searchParams.set('limit', String(limit))
  next.searchParams.set('after', cursor(last))
  return {
    data,
    paging: {
      cursors: { before: cursor(start), after: cursor(last) },
      ...(last < items.length - 1 && { next: next.href }),
    },
  }
}
