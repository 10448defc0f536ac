import type { Fact } from '@postelier/contract'

/** What is asked of each fact for each other one is found once. */
export const once = <Found>(find: (fact: Fact) => Found): ((fact: Fact) => Found) => {
  const known = new WeakMap<Fact, { readonly found: Found }>()
  return (fact) => {
    const before = known.get(fact)
    if (before) return before.found
    const found = find(fact)
    known.set(fact, { found })
    return found
  }
}
