// The shape of docs/coverage/: what the specification asks for, row by row.
import { parse } from 'yaml'
import { z } from 'zod'

/** One thing the specification asks for. It is shown by tests, or it waits for an area of the product. */
export interface Row {
  id: string
  /** The file that holds the row, for messages. */
  file: string
  what: string
  /** P or A (product, administration) and the section. */
  where: string
  /** Full titles, or `path/of/file.test.ts::full title`; none where the row waits. */
  tests: readonly string[]
  waits?: string
}

export interface Section {
  title: string
  rows: readonly Row[]
}

const text = z.string().trim().min(1)
const row = z
  .strictObject({
    what: text,
    where: z.string().regex(/^[PA]\d+( [PA]\d+)*$/, 'is P or A with the section, as in "P2 A2"'),
    tests: z.array(text).min(1).optional(),
    waits: text.optional(),
  })
  .refine(
    ({ tests, waits }) => (tests === undefined) !== (waits === undefined),
    'names either tests or what it waits for',
  )
const section = z.record(text, row)
const rows = z.object({ chapter: text }).catchall(section)

const index = z.strictObject({
  areas: z.record(text, text),
  chapters: z.array(text).min(1),
})

export type CoverageIndex = z.infer<typeof index>

/** The rows are not what they should be; the message names the file, and the row. */
export class CoverageFormatError extends Error {}

/** Reads YAML and holds it against a schema; the error names the file, and the row or field within it. */
function read<T>(schema: z.ZodType<T>, file: string, source: string): T {
  let data: unknown
  try {
    data = parse(source)
  } catch (error) {
    throw new CoverageFormatError(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${[file, ...path].join(': ')}: ${message}`)
  throw new CoverageFormatError(faults.join('\n'))
}

export const readIndex = (file: string, source: string): CoverageIndex => read(index, file, source)

export interface RowFile {
  chapter: string
  sections: Section[]
}

/** One file of rows, its sections in their order. The index says what a row may wait for, and which chapters there are. */
export function readRows(file: string, source: string, { areas, chapters }: CoverageIndex): RowFile {
  const { chapter, ...byTitle } = read(rows, file, source)
  if (!chapters.includes(chapter))
    throw new CoverageFormatError(`${file}: chapter: no chapter is called "${chapter}"`)
  const sections = Object.entries(byTitle).map(([title, byId]) => ({
    title,
    rows: Object.entries(byId).map(([id, { what, where, tests = [], waits }]): Row => {
      if (waits === undefined) return { id, file, what, where, tests }
      if (!Object.hasOwn(areas, waits))
        throw new CoverageFormatError(`${file}: ${title}: ${id}: waits: no area is called "${waits}"`)
      return { id, file, what, where, tests, waits }
    }),
  }))
  return { chapter, sections }
}
