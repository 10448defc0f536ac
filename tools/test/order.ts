// In which order test files run: the longest first, so that the last to end is a short one; the others by the seed.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { fromRoot, root } from '../lib/paths.ts'

/** Seconds of the files that take long, from the last run that was asked to keep them. */
const durationsFile = fromRoot('tools/test/durations.json')

export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31)

/**
 * Every commit has an order of its own, in which its files begin wherever it is run. Which of them share a process hangs on
 * how long each takes.
 */
export function seedOfCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return Number.parseInt(commit.slice(0, 7), 16)
  } catch {
    // Not a clone: any order will do.
    return newSeed()
  }
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = JSON.parse(readFileSync(durationsFile, 'utf8')) as Record<string, number>
    const { seed } = this.ctx.config.sequence
    const rank = (file: TestSpecification) => {
      const path = relative(root, file.moduleId).replaceAll('\\', '/')
      return { file, seconds: seconds[path] ?? 0, place: hash(`${seed} ${path}`) }
    }
    // A process serves one project: what belongs together stays together.
    const projects = [...new Set(files.map(({ project }) => project.name))].sort()
    return files
      .map(rank)
      .sort(
        (a, b) =>
          projects.indexOf(a.file.project.name) - projects.indexOf(b.file.project.name) ||
          b.seconds - a.seconds ||
          a.place - b.place,
      )
      .map(({ file }) => file)
  }
}

/** FNV-1a: one number for a text, the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}
