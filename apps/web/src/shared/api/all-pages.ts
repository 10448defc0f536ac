export interface Page<Item> {
  total: number
  items: Item[]
}

/** As many as the server hands out at a time. */
export const mostAtOnce = 100

/** A list that is looked at whole: read page by page to its end, each once. */
export async function allPages<Item extends { id: string | number }>(
  read: (page: { offset: number; limit: number }) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const byId = new Map<Item['id'], Item>()
  for (let offset = 0; ; ) {
    const { total, items } = await read({ offset, limit: mostAtOnce })
    for (const item of items) byId.set(item.id, item)
    offset += items.length
    if (items.length === 0 || offset >= total) return { total, items: [...byId.values()] }
  }
}
