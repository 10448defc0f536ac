/** For a list that is read on, page by page, while the last one says that there is more. */
export const pagesBy = {
  initialPageParam: 0,
  getNextPageParam: (
    last: { total: number; items: readonly unknown[] },
    all: readonly { items: readonly unknown[] }[],
  ) => {
    const read = all.reduce((sum, { items }) => sum + items.length, 0)
    return last.items.length > 0 && read < last.total ? read : undefined
  },
}
