// Reads docs/coverage/ whole: the index, and every file of rows it names.
import { readdirSync, readFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths.ts'
import { CoverageFormatError, type Row, readIndex, readSections, type Section } from './rows.ts'

const folder = 'docs/coverage'
const indexFile = `${folder}/index.yaml`

export interface Chapter {
  title: string
  sections: readonly Section[]
}

export interface Coverage {
  /** What a row may wait for, with its title. */
  areas: Readonly<Record<string, string>>
  chapters: readonly Chapter[]
}

const textOf = (file: string): string => readFileSync(fromRoot(file), 'utf8')

export function readCoverage(): Coverage {
  const { areas, chapters } = readIndex(indexFile, textOf(indexFile))
  const known = new Set(Object.keys(areas))
  const named = new Set([indexFile])
  const fileOf = (name: string): string => {
    const file = `${folder}/${name}.yaml`
    if (named.has(file)) throw new CoverageFormatError(`${indexFile}: ${name} is named twice`)
    named.add(file)
    return file
  }
  const read = Object.entries(chapters).map(([title, names]) => ({
    title,
    sections: names.map(fileOf).flatMap((file) => readSections(file, textOf(file), known)),
  }))
  // A file that no chapter names would claim nothing and be missed by nobody.
  const unnamed = readdirSync(fromRoot(folder)).filter((name) => !named.has(`${folder}/${name}`))
  if (unnamed.length > 0)
    throw new CoverageFormatError(`${indexFile}: no chapter names ${unnamed.join(', ')}`)
  return { areas, chapters: read }
}

export const rowsOf = ({ sections }: Chapter): Row[] => sections.flatMap((section) => section.rows)

export const allRows = ({ chapters }: Coverage): Row[] => chapters.flatMap(rowsOf)
