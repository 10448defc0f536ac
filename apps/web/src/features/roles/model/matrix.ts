export interface MatrixGroup {
  key: string
  name: string
  permissions: readonly { key: string; type: string; name: string }[]
}
export interface MatrixSection {
  key: string
  name: string
  groups: readonly MatrixGroup[]
}

/** The right to pass a right on is never ticked along with the others: it is given on purpose or not at all. */
export const tickable = (groups: readonly MatrixGroup[]): string[] =>
  groups.flatMap((group) => group.permissions.filter((item) => item.type !== 'grant').map((item) => item.key))

export type Filling = 'none' | 'some' | 'all'

export function fillingOf(keys: readonly string[], held: ReadonlySet<string>): Filling {
  const count = keys.filter((key) => held.has(key)).length
  return count === 0 ? 'none' : count === keys.length ? 'all' : 'some'
}

export function withKeys(held: ReadonlySet<string>, keys: readonly string[], on: boolean): Set<string> {
  const next = new Set(held)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** What the role has and this editor cannot give or take: it stays, and is counted. */
export function outOfReach(sections: readonly MatrixSection[], held: ReadonlySet<string>): string[] {
  const reachable = new Set(
    sections.flatMap((section) =>
      section.groups.flatMap((group) => group.permissions.map((item) => item.key)),
    ),
  )
  return [...held].filter((key) => !reachable.has(key))
}
