import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('says a database error’s code, and neither parameters nor what is named like a secret', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const cause = Object.assign(new Error('disk full'), { code: '53100', severity: 'ERROR', name: 'error' })
  log.error({ err: new DrizzleQueryError('insert into person', ['a@b.c'], cause) }, 'failed')
  log.error({ err: cause, body: { code: '123456' } }, 'failed')
  expect(lines[0]).toContain('53100')
  expect(lines[1]).toContain('53100')
  expect(lines.join()).not.toContain('a@b.c')
  expect(lines.join()).not.toContain('123456')
})
