// Plants every kind of forbidden import in a small copy of the platform and sees its rule fire; and sees the allowed ones pass.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import rules from '../../.dependency-cruiser.mjs'
import { checkImportRules } from './import-rules.ts'

const project: Record<string, string> = {
  'package.json': '{ "name": "project", "type": "module" }',
  'apps/server/package.json':
    '{ "name": "@postelier/server", "type": "module", "imports": { "#*": "./src/*" } }',
  'apps/web/package.json': '{ "name": "@postelier/web", "type": "module", "imports": { "#*": "./src/*" } }',
  'apps/sandbox/package.json': '{ "name": "@postelier/sandbox", "type": "module" }',
  'packages/contract/package.json':
    '{ "name": "@postelier/contract", "type": "module", "exports": { ".": "./src/index.ts", "./*": "./src/routes/*.ts" } }',
  'packages/texts/package.json':
    '{ "name": "@postelier/texts", "type": "module", "exports": { ".": "./src/index.ts", "./fr/*": "./src/fr/*.ts" } }',
  'packages/contract/src/index.ts':
    "import { z } from 'zod'\nexport const contract = z\nexport type Contract = number\n",
  'packages/contract/src/deep.ts': 'export const deep = 1\n',
  'packages/contract/src/routes/brands.ts': 'export const brandRoutes = 1\n',
  'packages/contract/src/index.test.ts':
    "import { test } from 'vitest'\nimport { contract } from './index.ts'\ntest(contract)\n",
  'packages/texts/src/index.ts': "import type { fr } from './fr/common.ts'\nexport type Texts = typeof fr\n",
  'packages/texts/src/fr/common.ts': 'export const fr = {}\n',
  'apps/server/src/main.ts': "import { brand } from '#modules/brand/index.ts'\nexport const main = brand\n",
  'apps/server/src/platform/db.ts':
    "import { drizzle } from 'drizzle-orm'\nimport { readFileSync } from 'node:fs'\nexport const db = [drizzle, readFileSync]\n",
  'apps/server/src/access/actor.ts': "import { db } from '#platform/db.ts'\nexport const actor = db\n",
  'apps/server/src/modules/brand/index.ts':
    "import { brandRoutes } from '@postelier/contract/brands'\nimport { handlers } from '#http/handlers.ts'\nexport { brand } from './commands/change-brand.ts'\nexport const serverModule = [brandRoutes, handlers]\n",
  'apps/server/src/modules/brand/commands/change-brand.ts':
    "import { actor } from '#access/actor.ts'\nimport { person } from '#modules/identity/index.ts'\nimport { brandStore } from '../brand.store.ts'\nexport const brand = [actor, person, brandStore]\n",
  'apps/server/src/modules/brand/brand.store.ts':
    "import { drizzle } from 'drizzle-orm'\nexport const brandStore = drizzle\n",
  'apps/server/src/modules/brand/brand.ts': 'export const colours = 3\n',
  'apps/server/src/modules/brand/brand.policy.ts':
    "import type { Contract } from '@postelier/contract'\nimport { colours } from './brand.ts'\nexport const may: Contract = colours\n",
  'apps/server/src/modules/brand/brand.tables.ts':
    "import { people } from '../identity/identity.tables.ts'\nexport const brands = people\n",
  'apps/server/src/http/handlers.ts':
    "import { actor } from '#access/actor.ts'\nexport const handlers = actor\n",
  'apps/server/src/modules/brand/brand-list.routes.ts':
    "import { handlers } from '#http/handlers.ts'\nexport const routes = handlers\n",
  'apps/server/src/modules/identity/index.ts': 'export const person = 1\n',
  'apps/server/src/modules/identity/inner.ts': 'export const inner = 1\n',
  'apps/server/src/modules/identity/identity.tables.ts': 'export const people = 1\n',
  'apps/server/src/modules/brand/past/keep-past.ts':
    "import { drizzle } from 'drizzle-orm'\nexport const told = drizzle\n",
  'apps/server/src/demo/write-year.ts':
    "import { told } from '#modules/brand/past/keep-past.ts'\nexport const year = told\n",
  'apps/server/src/testing/builders.ts': 'export const builders = 1\n',
  'apps/server/src/modules/brand/brand.test.ts':
    "import { builders } from '#testing/builders.ts'\nexport const t = builders\n",
  'apps/web/src/app/router.tsx':
    "import { Page } from '#features/sign-in/page.tsx'\nexport const router = Page\n",
  'apps/web/src/features/sign-in/page.tsx':
    "import { Button } from '#shared/ui/button.tsx'\nimport { contract } from '@postelier/contract'\nexport const Page = () => <Button a={contract} />\n",
  'apps/web/src/features/account/page.tsx': 'export const Account = () => null\n',
  'apps/web/src/shared/ui/button.tsx':
    "import { useState } from 'react'\nexport const Button = (_: object) => useState\n",
  'apps/sandbox/src/main.ts': "import { contract } from '@postelier/contract'\nexport const s = contract\n",
  'tests/e2e/journey.ts': "import { browser } from '../../tools/browser.ts'\nexport const j = browser\n",
  'tools/browser.ts': 'export const browser = 1\n',
  'packages/networks/src/x/adapter.ts': 'export const adapter = 1\n',
}

/** [rule, file, what it imports]: each line is planted alone beside the platform. */
const planted: [rule: string, file: string, source: string][] = [
  ['contract-imports-zod-only', 'packages/contract/src/bad.ts', "import { readFileSync } from 'node:fs'"],
  [
    'contract-imports-zod-only',
    'packages/contract/src/bad-react.ts',
    "import type { useState } from 'react'",
  ],
  ['scene-is-pure', 'packages/scene/src/bad.ts', "import { readFileSync } from 'node:fs'"],
  ['scene-is-pure', 'packages/scene/src/bad-contract.ts', "import { contract } from '@postelier/contract'"],
  ['networks-know-the-contract', 'packages/networks/src/bad.ts', "import { readFileSync } from 'node:fs'"],
  ['copy-is-pure', 'packages/copy/src/bad.ts', "import { readFileSync } from 'node:fs'"],
  ['engines-know-the-contract', 'packages/engines/src/bad.ts', "import { readFileSync } from 'node:fs'"],
  ['reading-only-reads', 'packages/reading/src/bad.ts', "import { request } from 'node:http'"],
  ['descriptors-are-pure', 'packages/networks/src/x/descriptor.ts', "import { adapter } from './adapter.ts'"],
  ['texts-import-nothing', 'packages/texts/src/bad.ts', "import { contract } from '@postelier/contract'"],
  [
    'server-reaches-contract-and-texts',
    'apps/server/src/bad.ts',
    "import type { Page } from '../../web/src/features/account/page.tsx'",
  ],
  [
    'server-reaches-contract-and-texts',
    'apps/server/src/bad-deep.ts',
    "import { deep } from '../../../packages/contract/src/deep.ts'",
  ],
  [
    'web-reaches-contract-and-texts',
    'apps/web/src/app/bad.ts',
    "import type { main } from '../../../server/src/main.ts'",
  ],
  ['web-reaches-contract-and-texts', 'apps/web/src/app/bad-node.ts', "import { join } from 'node:path'"],
  [
    'sandbox-knows-contract-only',
    'apps/sandbox/src/bad.ts',
    "export * from '../../server/src/platform/db.ts'",
  ],
  ['e2e-sees-what-a-person-sees', 'tests/e2e/bad.ts', "import { main } from '../../apps/server/src/main.ts'"],
  ['tests-of-packages-stay-small', 'packages/contract/src/bad.test.ts', "import { useState } from 'react'"],
  [
    'tests-stay-in-their-room',
    'apps/sandbox/src/bad.test.ts',
    "import { main } from '../../server/src/main.ts'",
  ],
  [
    'nobody-imports-tools',
    'apps/server/src/bad-tools.ts',
    "import { browser } from '../../../tools/browser.ts'",
  ],
  [
    'no-test-code-in-the-product',
    'apps/server/src/bad-builders.ts',
    "import { builders } from '#testing/builders.ts'",
  ],
  [
    'no-cycles',
    'apps/server/src/bad-cycle.ts',
    "import type { two } from './bad-cycle-two.ts'\nexport const one = 1 as two",
  ],
  ['imports-resolve', 'apps/server/src/bad-lost.ts', "import { lost } from './lost.ts'"],
  [
    'platform-is-the-ground',
    'apps/server/src/platform/bad.ts',
    "import type { actor } from '#access/actor.ts'",
  ],
  [
    'platform-is-the-ground',
    'apps/server/src/platform/bad-main.ts',
    "const main = await import('../main.ts')",
  ],
  [
    'access-stands-on-platform',
    'apps/server/src/access/bad.ts',
    "import type { brand } from '#modules/brand/index.ts'",
  ],
  [
    'http-stands-on-platform-and-access',
    'apps/server/src/http/bad.ts',
    "import { brand } from '#modules/brand/index.ts'",
  ],
  ['routes-stand-on-http', 'apps/server/src/modules/brand/bad.routes.ts', "import { main } from '#main.ts'"],
  [
    'modules-stand-on-platform-and-access',
    'apps/server/src/modules/brand/commands/bad.ts',
    "import { handlers } from '#http/handlers.ts'",
  ],
  [
    'modules-stand-on-platform-and-access',
    'apps/server/src/modules/brand/bad.ts',
    "import type { main } from '#main.ts'",
  ],
  [
    'modules-meet-at-their-index',
    'apps/server/src/modules/brand/bad-deep.ts',
    "import type { inner } from '#modules/identity/inner.ts'",
  ],
  [
    'the-past-is-for-the-demo-world',
    'apps/server/src/modules/brand/commands/bad-past.ts',
    "import { told } from '../past/keep-past.ts'",
  ],
  [
    'tables-meet-tables',
    'apps/server/src/modules/brand/bad.tables.ts',
    "import type { inner } from '../identity/inner.ts'",
  ],
  [
    'policies-are-pure',
    'apps/server/src/modules/brand/bad.policy.ts',
    "import { brandStore } from './brand.store.ts'",
  ],
  [
    'policies-are-pure',
    'apps/server/src/modules/brand/bad-node.policy.ts',
    "import { hash } from 'node:crypto'",
  ],
  [
    'sql-lives-in-stores',
    'apps/server/src/modules/brand/brand.routes.ts',
    "import { drizzle } from 'drizzle-orm'",
  ],
  [
    'features-never-import-features',
    'apps/web/src/features/sign-in/bad.ts',
    "import type { Account } from '#features/account/page.tsx'",
  ],
  [
    'features-never-import-app',
    'apps/web/src/features/account/bad.ts',
    "import type { router } from '#app/router.tsx'",
  ],
  [
    'shared-is-the-ground',
    'apps/web/src/shared/bad.ts',
    "import type { Account } from '../features/account/page.tsx'",
  ],
  [
    'no-inline-type-imports',
    'apps/server/src/bad-inline.ts',
    `export type Db = ${'import'}('./platform/db.ts').Db`,
  ],
]

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function build(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')))
  folders.push(root)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const name of ['zod', 'react', 'drizzle-orm', 'vitest']) {
    write(
      `node_modules/${name}/package.json`,
      `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`,
    )
    write(`node_modules/${name}/index.js`, 'module.exports = {}\n')
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  mkdirSync(join(root, 'node_modules/@postelier'))
  for (const name of ['contract', 'texts'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@postelier', name), 'junction')
  return root
}

describe('import rules', () => {
  test('a tree built as described has no violation', async () => {
    const report = await checkImportRules(build(project))
    expect(report.violations).toEqual([])
    expect(report.files).toBeGreaterThan(20)
  })

  test('every planted violation is found, with its rule, at its file', async () => {
    const bad = Object.fromEntries(planted.map(([, file, source]) => [file, `${source}\nexport {}\n`]))
    const second = "import type { one } from './bad-cycle.ts'\nexport type two = typeof one\n"
    const { violations } = await checkImportRules(
      build({ ...project, ...bad, 'apps/server/src/bad-cycle-two.ts': second }),
    )
    for (const [rule, file] of planted) {
      // A cycle is reported once, from either of its ends.
      const here = violations.filter(({ from, to }) => from === file || to.split(' -> ').includes(file))
      expect(
        here.map((violation) => violation.rule),
        file,
      ).toContain(rule)
    }
  })

  test('every rule is planted at least once and names the allowed way', () => {
    const names = new Set(planted.map(([rule]) => rule))
    expect(rules.forbidden.filter((rule) => !names.has(rule.name)).map((rule) => rule.name)).toEqual([])
    for (const rule of rules.forbidden) expect(rule.comment.length, rule.name).toBeGreaterThan(30)
  })
})
