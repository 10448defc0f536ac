// Reads every import of the tree and holds it against .dependency-cruiser.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import rules from '../../.dependency-cruiser.mjs'

export interface ImportViolation {
  rule: string
  from: string
  to: string
  allowed: string
}

export interface ImportReport {
  files: number
  violations: ImportViolation[]
}

const places = ['apps', 'packages', 'tools', 'tests', 'bench']

export async function checkImportRules(root: string): Promise<ImportReport> {
  const options = {
    ...rules.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  } as ICruiseOptions
  const found = places.filter((place) => existsSync(join(root, place)))
  const { output } = await cruise(found, options)
  const result = output as ICruiseResult
  const files = result.modules.map((module) => module.source).filter((path) => isOurs(root, path))
  const comments = new Map(rules.forbidden.map((rule) => [rule.name, rule.comment]))
  const violations = result.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.cycle ? violation.cycle.map((step) => step.name).join(' -> ') : violation.to,
    allowed: comments.get(violation.rule.name) ?? '',
  }))
  // A parser that silently finds nothing would pass every rule: what lies on disk must have been read.
  const unread = listSources(root, found).filter((path) => !files.includes(path))
  return {
    files: files.length,
    violations: [
      ...violations,
      ...unread.map((path) => notRead(path)),
      ...files.filter((path) => /\.[cm]?tsx?$/.test(path)).flatMap((path) => inlineTypeImports(root, path)),
    ],
  }
}

function isOurs(root: string, path: string): boolean {
  return places.some((place) => path.startsWith(`${place}/`)) && existsSync(join(root, path))
}

function notRead(path: string): ImportViolation {
  return { rule: 'every-file-is-read', from: path, to: path, allowed: 'The parser did not see this file.' }
}

function listSources(root: string, folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter(
        (path) =>
          /\.(ts|tsx|mjs)$/.test(path) && !/(^|\/)(node_modules|dist|data|\.cache|test-results)\//.test(path),
      ),
  )
}

/** The parser does not look inside types, so `import('./x.ts').Name` would slip past every rule. */
function inlineTypeImports(root: string, path: string): ImportViolation[] {
  const source = readFileSync(join(root, path), 'utf8')
  const inline = /(?:[:=<|&]|\btypeof)\s*import\((['"])([^'"]+)\1\)\s*(?:\.\s*[A-Z]|[>\]);,]?\s*\[['"])/g
  return [...source.matchAll(inline)].map((match) => ({
    rule: 'no-inline-type-imports',
    from: path,
    to: match[2] ?? '',
    allowed: "Write `import type { Name } from '…'` at the top, where the import rules see it.",
  }))
}

export function describeViolation({ rule, from, to, allowed }: ImportViolation): string {
  return `${from} -> ${to}\n    ${rule}: ${allowed}`
}
