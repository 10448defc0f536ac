/** What shows that a row holds: a test that passes, or the issue that will bring it. */
export type Shown = { test: string | readonly string[] } | { issue: number }

/**
 * One thing the specification asks for: [id, what, where, shown].
 * `where` is P or A (product, administration) and the section. A test is named by its full title (`suite title`), or by
 * `path/of/file.test.ts::full title` where the title alone is not unique. An id never changes.
 */
export type Row = readonly [id: string, what: string, where: string, shown: Shown]

export interface Section {
  title: string
  rows: readonly Row[]
}
