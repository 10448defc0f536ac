import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { MailStore } from './mailbox/mail-store.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'

let dataFolder: string
let sandbox: Sandbox

const start = () => startSandbox({ port: 0, smtpPort: 0, dataFolder }, { slowMs: 300 })

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  sandbox = await start()
})
afterEach(async () => {
  await sandbox.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

interface Message {
  id: string
  to: string[]
  subject: string
  text: string
  html: string
  receivedAt: string
}

async function send(to: string, subject = 'Bienvenue', more: SendMailOptions = {}) {
  const transport = createTransport(sandbox.smtpUrl)
  try {
    return await transport.sendMail({
      from: 'Postelier <bonjour@postelier.test>',
      to,
      subject,
      text: 'Bonjour',
      ...more,
    })
  } finally {
    transport.close()
  }
}

async function messages(query = ''): Promise<{ total: number; items: Message[] }> {
  const answer = await fetch(`${sandbox.address}/mailbox/messages${query}`)
  const { data } = (await answer.json()) as { data: { total: number; items: Message[] } }
  return data
}

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${sandbox.address}${path}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function fault(kind: string, count: number) {
  const answer = await fetch(`${sandbox.address}/mailbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, count }),
  })
  return answer.status
}

describe('mailbox', () => {
  test('a mail sent by SMTP is read as it was written', async () => {
    await send('léa@exemple.fr', 'Déjà l’été ?', {
      html: '<p>Été <a href="https://exemple.fr/x">ici</a></p>',
    })
    const { total, items } = await messages()
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      to: ['léa@exemple.fr'],
      subject: 'Déjà l’été ?',
      text: 'Bonjour\n',
      html: expect.stringContaining('Été'),
    })
  })

  test('the newest come first, by address, in pages', async () => {
    for (const name of ['a', 'b', 'a', 'c']) await send(`${name}@exemple.fr`, `pour ${name}`)
    expect((await messages('?limit=2')).items.map((mail) => mail.subject)).toEqual(['pour c', 'pour a'])
    expect((await messages('?offset=3')).items.map((mail) => mail.subject)).toEqual(['pour a'])
    expect((await messages('?to=A@exemple.fr')).total).toBe(2)
    const wrong = await page('/mailbox/messages?limit=0')
    expect(wrong.status).toBe(422)
  })

  test('mails are still there after a restart, until they are deleted', async () => {
    await send('lea@exemple.fr')
    await sandbox.close()
    sandbox = await start()
    expect((await messages()).total).toBe(1)
    await fetch(`${sandbox.address}/mailbox/messages`, { method: 'DELETE' })
    expect((await messages()).total).toBe(0)
    await sandbox.close()
    sandbox = await start()
    expect((await messages()).total).toBe(0)
  })

  test('only the last so many are kept', async () => {
    const folder = join(dataFolder, 'bounded')
    const store = new MailStore(folder, 3)
    for (let n = 1; n <= 5; n++)
      await store.add(Buffer.from(`Subject: ${n}\r\n\r\nx`), { from: 'a@b.c', to: ['d@e.f'] })
    expect(store.list().items.map((mail) => mail.subject)).toEqual(['5', '4', '3'])
    expect(new MailStore(folder, 3).list().total).toBe(3)
  })

  test('a script in a mail stays a text, and its frame may run nothing', async () => {
    await send('lea@exemple.fr', '<script>alert(2)</script>', {
      html: '<script>alert(3)</script>hi',
    })
    const [mail] = (await messages()).items
    const shown = await page(`/mailbox/${mail?.id}`)
    expect(shown.text).not.toContain('<script>alert')
    expect(shown.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'")
    const body = await page(`/mailbox/${mail?.id}/body`)
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/)
  })

  test('the page speaks French, or English to who asks for it', async () => {
    expect((await page('/mailbox')).text).toContain('Boîte aux lettres')
    expect((await page('/mailbox', { 'accept-language': 'de, en;q=0.8, fr;q=0.5' })).text).toContain(
      'Mailbox',
    )
    expect((await page('/mailbox', { 'accept-language': 'fr-CA,en' })).text).toContain('Boîte aux lettres')
    expect((await page('/mailbox/nothing')).status).toBe(404)
  })

  test('hours are the reader’s own, and those of Paris until they are known', async () => {
    await send('lea@exemple.fr', 'Heure', { text: 'x' })
    const [mail] = (await messages()).items
    const at = (zone: string) =>
      new Intl.DateTimeFormat('fr', { timeStyle: 'short', timeZone: zone }).format(
        new Date(mail?.receivedAt ?? 0),
      )
    expect((await page(`/mailbox/${mail?.id}`)).text).toContain(`>${at('Europe/Paris')}</time>`)
    const there = await page(`/mailbox/${mail?.id}`, { cookie: 'networks-zone=America/New_York' })
    expect(there.text).toMatch(new RegExp(`${at('America/New_York').replace(':', '.')}</time>`))
  })

  test('a link in the text part can be clicked', async () => {
    await send('lea@exemple.fr', 'Lien', { text: 'Allez à https://exemple.fr/r?a=1&b=2.' })
    const [mail] = (await messages()).items
    expect((await page(`/mailbox/${mail?.id}?body=text`)).text).toContain(
      'href="https://exemple.fr/r?a=1&amp;b=2"',
    )
  })

  test('an open page is told of a new mail', async () => {
    const events = await fetch(`${sandbox.address}/mailbox/events`)
    const reader = events.body?.getReader()
    await reader?.read()
    await send('lea@exemple.fr')
    const told = await reader?.read()
    expect(new TextDecoder().decode(told?.value)).toContain('event: change')
    await reader?.cancel()
  })
})

describe('faults on demand', () => {
  test('refuse: so many are refused, then mails arrive again', async () => {
    expect(await fault('refuse', 1)).toBe(200)
    await expect(send('lea@exemple.fr')).rejects.toMatchObject({ responseCode: 451 })
    await send('lea@exemple.fr')
    expect((await messages()).total).toBe(1)
  })

  test('slow: the answer takes its time', async () => {
    await fault('slow', 1)
    const started = performance.now()
    await send('lea@exemple.fr')
    expect(performance.now() - started).toBeGreaterThan(280)
  })

  test('drop-after-data: the mail arrived and the sender cannot know', async () => {
    await fault('drop-after-data', 1)
    await expect(send('lea@exemple.fr')).rejects.toThrow()
    expect((await messages()).total).toBe(1)
  })

  test('an unknown fault is refused', async () => {
    expect(await fault('explode', 1)).toBe(422)
  })
})

describe('the sandbox', () => {
  test('does not start in production', () => {
    expect(() => readConfig({ MODE: 'production' })).toThrow('demo mode only')
    expect(readConfig({ DATA_DIR: '/x' })).toEqual({ port: 4100, smtpPort: 4125, dataFolder: '/x/sandbox' })
  })

  test('answers to this machine’s own names only', async () => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve) => {
      request(`${sandbox.address}/mailbox/messages`, { headers: { host: 'evil.example' } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).end()
    })
    expect(status).toBe(421)
  })
})
