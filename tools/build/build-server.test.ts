import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type * as FoundTexts from '../../apps/server/src/platform/i18n/found-texts.ts'
import type { createReader } from '../../apps/server/src/platform/reader/reader.ts'
import { fromRoot, root } from '../lib/paths.ts'
import { bundleInto, programs } from './build-server.ts'

test('a built server has every module and every text in it, and looks into no folder for them', async () => {
  const folder = mkdtempSync(fromRoot('apps/server/dist-'))
  try {
    await bundleInto(folder, {
      modules: fromRoot('apps/server/src/modules/found.ts'),
      texts: fromRoot('apps/server/src/platform/i18n/found-texts.ts'),
    })
    const code = globSync('*.mjs', { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const modules = globSync('*/index.ts', { cwd: fromRoot('apps/server/src/modules') })
    expect(modules.length).toBeGreaterThan(20)
    expect(code.match(/\bserverModule\b.*=> serverModule/g)).toHaveLength(modules.length)
    expect(code).not.toContain('globSync')
    const { found }: typeof FoundTexts = await import(pathToFileURL(join(folder, 'texts.mjs')).href)
    for (const { texts, menu } of Object.values(found)) {
      expect(texts.common).toHaveProperty('common')
      expect(Object.keys(texts)).toHaveLength(globSync('packages/texts/src/fr/*.ts', { cwd: root }).length)
      expect(menu).toHaveProperty('contacts')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a built server reads in processes of its own build', async () => {
  // As deep as the build itself, from where sources' neighbours are found.
  const folder = mkdtempSync(fromRoot('apps/server/dist-'))
  try {
    await bundleInto(folder, {
      reader: fromRoot('apps/server/src/platform/reader/reader.ts'),
      'reading-process': programs['reading-process'],
    })
    const built = await import(pathToFileURL(join(folder, 'reader.mjs')).href)
    const create: typeof createReader = built.createReader
    const reader = create({
      log: { warn: () => undefined },
      fetch: async (url) => ({
        url,
        type: 'text/html',
        charset: 'utf-8',
        body: new TextEncoder().encode('<h1>Pain</h1><p>Nous faisons du pain à Lyon depuis 1950.</p>'),
      }),
    })
    const site = 'http://site.example/'
    const input = { today: '2026-11-23', signal: new AbortController().signal, timeLimitMs: 20_000 }
    await expect(reader.page(site, { ...input, ownSite: site })).resolves.toMatchObject({
      page: { facts: [{ says: ['Nous faisons du pain à Lyon depuis 1950.'] }] },
    })
    await reader.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
