import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { demoAdmin, demoCustomers, demoPassword } from './demo/demo-people.ts'
import { newDatabase, newDataDir } from './testing/new-database.ts'
import { freePort, HttpBrowser, runServer } from './testing/running-server.ts'

const onServer = process.env.TEST_DATABASE === 'server'
const [customer] = demoCustomers
const cli = (name: string) => fileURLToPath(new URL(`./cli/${name}.ts`, import.meta.url))
const runCli = (name: string, args: string[], environment: Record<string, string>) =>
  promisify(execFile)(process.execPath, [cli(name), ...args], {
    env: { PATH: process.env.PATH ?? '', ...environment },
  })

async function signedInBrowser(url: string, email = customer?.email ?? ''): Promise<HttpBrowser> {
  const browser = new HttpBrowser(url)
  const reply = await browser.call('POST', '/auth/login', { email, password: demoPassword, remember: false })
  expect(reply.body).toMatchObject({ success: true, outcome: 'signedIn' })
  return browser
}

// Each starts a server, some two, and each server makes its demo world: minutes where the machine is busy.
describe('processes', { timeout: 300_000 }, () => {
  it('loses nothing acknowledged when killed under load, and starts clean again', async () => {
    const database = await newDatabase()
    const first = await runServer(database)
    const browser = await signedInBrowser(first.url)
    const acknowledged: string[] = []
    let stop = false
    const writer = async (lane: number) => {
      for (let index = 0; !stop; index++) {
        const lastName = `Verdier ${lane} ${index}`
        const body = {
          firstName: 'Hélène',
          lastName,
          phone: '',
          country: 'FR',
          timeZone: 'Europe/Paris',
          languages: ['fr'],
        }
        const reply = await browser.call('POST', '/api/me/profile', body).catch(() => undefined)
        if (reply?.status !== 200) return
        acknowledged.push(lastName)
      }
    }
    const writers = [0, 1, 2, 3].map(writer)
    await vi.waitUntil(() => acknowledged.length > 40, { timeout: 300_000, interval: 5 })
    first.process.kill('SIGKILL')
    await new Promise((resolve) => first.process.once('exit', resolve))
    stop = true
    await Promise.all(writers)

    const second = await runServer(database)
    browser.url = second.url
    const journal = await browser.call('GET', '/user/current')
    expect(journal.status).toBe(200)
    const admin = new HttpBrowser(second.url)
    await admin.call('POST', '/auth/login', {
      email: demoAdmin.email,
      password: demoPassword,
      remember: false,
    })
    const exported = (await (
      await fetch(`${second.url}/api/me/export`, { headers: browser.headers() })
    ).json()) as { profile: { lastName: string }; journal: { action: string }[] }
    // Every acknowledged write left its line in the journal, and the last name is one that was sent.
    expect(
      exported.journal.filter((line) => line.action === 'profile.changed').length,
    ).toBeGreaterThanOrEqual(acknowledged.length)
    expect(exported.profile.lastName).toMatch(/^Verdier \d \d+$/)
    expect(await second.stop()).toBe(0)
  })

  it('stops in order: requests under way are answered, then it ends with 0', async () => {
    const server = await runServer(await newDatabase())
    const browser = new HttpBrowser(server.url)
    await browser.call('POST', '/auth/login', { email: 'nobody@example.org', password: 'x', remember: false })
    const password = 'quatre chevaux mangent du granit'
    const underWay = await browser.begin('POST', '/auth/register', {
      firstName: 'Ada',
      lastName: 'Lune',
      email: 'ada.lune@example.org',
      phone: '',
      societyName: 'Lune',
      password,
      passwordConfirmation: password,
      country: 'FR',
      timeZone: 'Europe/Paris',
      applicationLang: 'fr',
      acceptTerms: true,
      acceptPrivacy: true,
    })
    const ended = server.stop()
    expect(await underWay.finish()).toBe(200)
    expect(await ended).toBe(0)
  })

  it.runIf(!onServer)('keeps a second process out of the folder, with the reason', async () => {
    const database = await newDatabase()
    const server = await runServer(database)
    await expect(runServer(database)).rejects.toThrow(/is in use by process \d+/)
    await server.stop()
  })

  it.runIf(onServer)(
    'signed in on one of two servers is signed in on the other, and hears of what happens there',
    async () => {
      const database = await newDatabase()
      const environment = {
        ...database,
        SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
        ENCRYPTION_KEY: Buffer.alloc(32, 2).toString('base64'),
      }
      const [one, two] = [
        await runServer(environment),
        await runServer({ ...environment, DATA_DIR: newDataDir() }),
      ]
      const browser = await signedInBrowser(one.url)
      browser.url = two.url
      expect((await browser.call('GET', '/user/current')).status).toBe(200)

      const stream = await fetch(`${two.url}/api/events`, {
        headers: browser.headers(),
        signal: AbortSignal.timeout(60_000),
      })
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      browser.url = one.url
      let heard = ''
      while (!heard.includes('event: open')) heard += (await reader?.read())?.value ?? ''
      expect((await browser.call('POST', '/api/me/account/change-language', { lang: 'en' })).status).toBe(200)
      while (!heard.includes('event: account.changed')) heard += (await reader?.read())?.value ?? ''
      await reader?.cancel()
      await Promise.all([one.stop(), two.stop()])
    },
  )

  it('restores a backup into an empty place, secrets and sign-ins included', async () => {
    const database = await newDatabase()
    const server = await runServer(database)
    const browser = await signedInBrowser(server.url)
    await browser.call('POST', '/api/me/profile', {
      firstName: 'Hélène',
      lastName: 'Avant',
      phone: '',
      country: 'FR',
      timeZone: 'Europe/Paris',
      languages: ['fr'],
    })
    await server.stop()
    const folder = join(newDataDir(), 'backup')
    expect((await runCli('backup', [folder], database)).stdout).toContain('Backed up')
    await expect(runCli('backup', [folder], database)).rejects.toMatchObject({
      stderr: expect.stringContaining('holds a backup already'),
    })

    const elsewhere = await newDatabase()
    await runCli('restore', [folder], elsewhere)
    await expect(runCli('restore', [folder], elsewhere)).rejects.toMatchObject({
      stderr: expect.stringMatching(/already/),
    })
    const restored = await runServer(elsewhere)
    browser.url = restored.url
    expect((await browser.call('GET', '/user/current')).body.user).toMatchObject({ lastName: 'Avant' })
    await restored.stop()
  })

  it('says every fault of the configuration at once, one reason each', async () => {
    const start = runServer({ DATA_DIR: newDataDir(), PORT: 'many', MODE: 'demo', LOG_LEVEL: 'loud' })
    await expect(start).rejects.toThrow(/2 faults[\s\S]*PORT = "many"[\s\S]*LOG_LEVEL = "loud"/)
    await expect(runServer({ DATA_DIR: newDataDir(), HOST: '0.0.0.0' })).rejects.toThrow(
      /demo mode has known passwords/,
    )
    await expect(
      runServer({ DATA_DIR: newDataDir(), PUBLIC_URL: 'https://posts.example.org' }),
    ).rejects.toThrow(/must be loopback/)
    await expect(runServer({ DATA_DIR: newDataDir(), MODE: 'production' })).rejects.toThrow(
      /SECRET_KEY: required in production[\s\S]*ENCRYPTION_KEY[\s\S]*SMTP_URL[\s\S]*PUBLIC_URL/,
    )
  })

  it('makes secrets on first start that only their owner reads', async () => {
    const database = { DATA_DIR: newDataDir() }
    const server = await runServer({ ...database, PORT: String(await freePort()) })
    const path = join(database.DATA_DIR, 'secrets.json')
    expect(existsSync(path)).toBe(true)
    const { stdout } = await promisify(execFile)('stat', ['-c', '%a', path])
    expect(stdout.trim()).toBe('600')
    await server.stop()
  })
})
