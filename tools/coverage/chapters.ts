// Reads docs/coverage/ whole: the index, and every file of rows beside it.
import { readdirSync, readFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths.ts'
import { type Row, readIndex, readRows, type Section } from './rows.ts'

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
  const index = readIndex(indexFile, textOf(indexFile))
  const files = readdirSync(fromRoot(folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file !== indexFile)
    .sort()
    .map((file) => readRows(file, textOf(file), index))
  const chapters = index.chapters.map((title) => ({
    title,
    sections: files.filter(({ chapter }) => chapter === title).flatMap(({ sections }) => sections),
  }))
  return { areas: index.areas, chapters }
}

export const rowsOf = ({ sections }: Chapter): Row[] => sections.flatMap((section) => section.rows)

export const allRows = ({ chapters }: Coverage): Row[] => chapters.flatMap(rowsOf)
