interface Page<Item> {
  total: number
  items: readonly Item[]
}

/** For a list that is read on, page by page, while the last one says that there is more. */
export const pagesBy = {
  initialPageParam: 0,
  getNextPageParam: (last: Page<unknown>, all: readonly Page<unknown>[]) => {
    const read = all.reduce((sum, { items }) => sum + items.length, 0)
    return last.items.length > 0 && read < last.total ? read : undefined
  },
}

/** What was read so far, each once: something new at the top moves the rest into the next page. */
export function itemsOf<Item extends { id: string | number }>(
  list: { pages: readonly Pick<Page<Item>, 'items'>[] } | undefined,
): Item[] {
  const byId = new Map<Item['id'], Item>()
  for (const { items } of list?.pages ?? [])
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}
