/** Focuses the first in the order of the page, not of the answer; false if there is none. */
export function focusFirst(nodes: Iterable<HTMLElement>): boolean {
  const [first] = [...nodes].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  first?.focus()
  return first !== undefined
}
