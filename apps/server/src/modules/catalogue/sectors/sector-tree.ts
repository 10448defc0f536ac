/** Whether putting a sector below a parent would make it its own ancestor. */
export function wouldCycle(
  parents: ReadonlyMap<number, number | null>,
  id: number,
  parentId: number | null,
): boolean {
  const seen = new Set<number>()
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id || seen.has(at)) return true
    seen.add(at)
  }
  return false
}
