// Everything that reads the code without running it: format, lint, types, import rules, what the specification asks for, generated files.
import { checkImportRules, describeViolation } from '../checks/import-rules.ts'
import { findMigrationDrift } from '../checks/migration-drift.ts'
import { checkCoverage } from '../coverage/check.ts'
import { fromRoot, root } from '../lib/paths.ts'
import { type RunOptions, run } from '../lib/run.ts'
import { type PartResult, part } from './part.ts'

type Check = () => Promise<string | undefined>

const command =
  (name: string, args: string[], options: RunOptions = {}): Check =>
  async () => {
    const { ok, output } = await run(name, args, options)
    return ok ? undefined : output.trim() || `${name} ${args.join(' ')} failed without a word.`
  }

const checks: Record<string, Check> = {
  'format and lint': command('biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
  types: command('tsc', ['-b', '--pretty', 'false']),
  'import rules': async () => {
    const { files, violations } = await checkImportRules(root)
    if (files === 0) return 'The import rules found no file to check.'
    return violations.length > 0 ? violations.map(describeViolation).join('\n') : undefined
  },
  migrations: findMigrationDrift,
  'coverage of the specification': checkCoverage,
  'generated files': command(process.execPath, [fromRoot('tools/generate.ts'), '--check']),
}

export function runChecks(): Promise<PartResult> {
  return part('checks', async (result) => {
    const outcomes = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ({ name, fault: await check() })),
    )
    for (const { name, fault } of outcomes) {
      if (fault === undefined) result.passed += 1
      else {
        result.failed += 1
        result.details.push(`${name}\n${fault}`)
      }
    }
  })
}
