import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'postelier-lock-'))
const stale = (folder: string) => writeFileSync(join(folder, 'lock'), '4194303 1')

/** A process that waits for a moment, asks for the folder, says whether it got it, and keeps it for a while. */
const asker = (folder: string, at: number) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { lockFolder } from ${JSON.stringify(new URL('./lock-folder.ts', import.meta.url).href)}
     while (Date.now() < ${at});
     try { lockFolder(${JSON.stringify(folder)}); console.log('got') } catch (reason) { console.log(reason.constructor.name) }
     setTimeout(() => undefined, 1500)`,
  ])

describe('a folder of one process', () => {
  it('is given to one of several that find a dead process’s lock together', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round++) {
      const folder = newFolder()
      stale(folder)
      const at = Date.now() + 1500
      const said = await Promise.all(Array.from({ length: 6 }, () => asker(folder, at)))
      const words = said.map(({ stdout }) => stdout.trim()).sort()
      expect(words).toEqual([...Array.from({ length: 5 }, () => 'FolderInUse'), 'got'])
      expect(readdirSync(folder)).toEqual(['lock'])
    }
  })

  it('is let go, and refused while it is held', () => {
    const folder = newFolder()
    stale(folder)
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    unlock()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(folder)()
  })

  it('is taken after a takeover that broke off', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'lock'), '')
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })
})
