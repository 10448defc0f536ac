import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { mountHealth } from '../http/health.ts'
import { newPublicId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { TestBrowser } from '../testing/browser.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('an odd input', () => {
  it.each([45, 100_000])('%i levels deep is refused as one', async (levels) => {
    const payload = `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const reply = await new TestBrowser(server).call('POST /auth/forgot-password', {
      body: payload as never,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(400)
  })

  it.each(['\u200B\u200D', '\u2060', '\u3164', '\u2800 \u200B', '\u0301'])(
    'that is drawn as nothing is no name',
    async (name) => {
      const body = registrationForm(`vide.${newPublicId()}@example.org`, {
        firstName: name,
        societyName: name,
      })
      const typed = await new TestBrowser(server).call('POST /auth/register', { body })
      expect(typed.status).toBe(422)
      expect(Object.keys(typed.error?.fields ?? {}).sort()).toEqual(['firstName', 'societyName'])
    },
  )

  it.each(['नेहा', '李', 'Zoë', 'O’Neil', '👩‍🚀'])('that is drawn is one: %s', async (name) => {
    const body = registrationForm(`nom.${newPublicId()}@example.org`, { firstName: name })
    expect((await new TestBrowser(server).call('POST /auth/register', { body })).status).toBe(200)
  })
})

it('whoever cannot keep anything is not ready', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'postelier-full-')), 'gone')
  const app = Fastify()
  const { platform } = server
  const config = { ...platform.config, DATABASE_URL: undefined, dataDir }
  mountHealth(app, { ...platform, config, log: createLog('fatal') }, () => false)
  const reply = await app.inject({ url: '/health/ready' })
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'nothing can be written' }])
  const well = Fastify()
  mountHealth(well, { ...platform, config: { ...config, dataDir: tmpdir() } }, () => false)
  expect((await well.inject({ url: '/health/ready' })).statusCode).toBe(200)
})
