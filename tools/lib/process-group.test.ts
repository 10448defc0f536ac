import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { fromRoot } from './paths.ts'

// Two members that say when they leave; the second one may be told to fall.
const member = (name: string, rest: string) =>
  `process.on('SIGTERM', () => { console.log('${name} leaves'); process.exit(0) }); setInterval(() => {}, 1000); console.log('${name} is up'); ${rest}`

function group(falls: boolean): Promise<{ code: number | null; lines: string[] }> {
  const script = `
    import { ProcessGroup } from ${JSON.stringify(fromRoot('tools/lib/process-group.ts'))}
    const group = new ProcessGroup()
    group.spawn('first', process.execPath, ['-e', ${JSON.stringify(member('first', ''))}])
    setTimeout(() => group.spawn('second', process.execPath, ['-e', ${JSON.stringify(
      member('second', falls ? 'setTimeout(() => process.exit(7), 100)' : ''),
    )}]), 300)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
  let said = ''
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (!falls && chunk.toString().includes('second is up')) child.kill('SIGINT')
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', (code) => resolve({ code, lines: said.trim().split('\n') }))
  })
}

test.skipIf(process.platform === 'win32')('asked to stop, the last started leaves first', async () => {
  const { code, lines } = await group(false)
  expect(lines).toEqual(['first is up', 'second is up', 'second leaves', 'first leaves'])
  expect(code).toBe(0)
})

test.skipIf(process.platform === 'win32')(
  'one that falls takes the others along, with its exit code',
  async () => {
    const { code, lines } = await group(true)
    expect(lines).toContain('second ended by itself (exit code 7); stopping the rest.')
    expect(lines.at(-1)).toBe('first leaves')
    expect(code).toBe(7)
  },
)
