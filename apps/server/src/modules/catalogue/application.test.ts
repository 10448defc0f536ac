import type { RouteKey } from '@postelier/contract'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
const visitor = () => new TestBrowser(server)
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})
afterEach(async () => {
  await save({ name: 'Postelier', privacyPolicy: { fr: '', en: '' } })
})

async function save(change: object) {
  const { body } = await admin.call('GET /api/admin/application')
  const { application, termsOfUse, privacyPolicy, version } = body
  const { name, domain, legal } = application
  const whole = { version, name, domain, legal, termsOfUse, privacyPolicy, ...change }
  return admin.call('POST /api/admin/application', { body: whole })
}
const legal = async (change: object) =>
  save({ legal: { ...(await admin.call('GET /api/application')).body.application.legal, ...change } })

describe('the platform', () => {
  it('is called Postelier until somebody names it, and tells everybody', async () => {
    const reply = await visitor().call('GET /api/application')
    expect(reply.body.application).toMatchObject({ name: 'Postelier', logo: null, demo: true, mailbox: null })
  })

  it('changes its name everywhere at once: page, mails, errors', async () => {
    const saved = await save({ name: 'Maison Plume' })
    expect(saved.body.application.name).toBe('Maison Plume')
    await eventually(() => expect(server.siteSettings.pageWords('fr').name).toBe('Maison Plume'))
    expect(server.platform.translator.say('en', 'mails:senderName')).toBe('Maison Plume')
    expect(server.siteSettings.pageWords('en').description).toContain('social networks')
  })

  it('is not overwritten by a form older than it, also when ten are sent at once', async () => {
    const { body } = await admin.call('GET /api/admin/application')
    const { application, termsOfUse, privacyPolicy, version } = body
    const { name, domain, legal } = application
    const form = { version, name, domain, termsOfUse, privacyPolicy }
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.call('POST /api/admin/application', {
          body: { ...form, legal: { ...legal, host: `Hôte ${index}` } },
        }),
      ),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  it('refuses a legal identity that cannot be one, naming the fields', async () => {
    const reply = await legal({ siren: '732829321', vatNumber: 'FR00', email: 'nowhere' })
    expect(Object.keys(reply.error?.fields ?? {}).sort()).toEqual([
      'legal.email',
      'legal.siren',
      'legal.vatNumber',
    ])
    const good = await legal({
      name: 'Plume',
      siren: '732 829 320',
      vatNumber: 'FR44732829320',
      email: 'a@b.fr',
    })
    expect(good.body.application.legal).toMatchObject({ siren: '732829320' })
  })

  it('shows its pictures to everybody, and takes them down', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#e4572b' } })
      .png()
      .toBuffer()
    const form = { files: { logo: { name: 'icon.png', bytes } } }
    const { body } = await admin.call('POST /api/admin/application/icon', { form })
    const icon = body.application.favoriteIcon
    await eventually(() => expect(server.siteSettings.pageWords('fr').icon).toBe(icon?.urls.small))
    const seen = await visitor().call('GET /files/{fileId}/{variant}', {
      params: { fileId: icon?.id ?? '', variant: 'small' },
    })
    expect(seen.status).toBe(200)
    await admin.call('POST /api/admin/application/logo', { form })
    const down = await admin.call('DELETE /api/admin/application/icon')
    expect(down.body.application).toMatchObject({ favoriteIcon: null, logo: { widthPx: 64 } })
    expect((await admin.call('DELETE /api/admin/application/logo')).body.application.logo).toBeNull()
    await eventually(() => expect(server.siteSettings.pageWords('fr').icon).toBeUndefined())
  })

  it('has both legal documents in both languages, with its own words in them', async () => {
    await legal({ name: 'Atelier Plume', rcsCity: '' })
    for (const document of ['terms', 'privacy'] as const)
      for (const lang of ['fr', 'en'] as const) {
        const { body } = await visitor().call('GET /api/legal/{document}', {
          params: { document },
          query: { lang },
        })
        expect(body.markdown.length).toBeGreaterThan(3000)
        expect(body.markdown).toContain('Atelier Plume')
        expect(body.markdown).not.toContain('{{')
      }
    const { body } = await visitor().call('GET /api/legal/{document}', { params: { document: 'terms' } })
    expect(body.markdown).toContain('[à compléter]')
  })

  it('keeps a document of its own, and follows the shipped one where it has none', async () => {
    await save({ privacyPolicy: { fr: '# À nous\n\n{{appName}}, rien d’autre.', en: '' } })
    const read = async (lang: 'fr' | 'en') =>
      (
        await visitor().call('GET /api/legal/{document}', {
          params: { document: 'privacy' },
          query: { lang },
        })
      ).body.markdown
    expect(await read('fr')).toBe('# À nous\n\nPostelier, rien d’autre.')
    expect(await read('en')).toContain('Privacy policy')
  })

  it('gives the privacy policy as a PDF with French letters, anew when it changes', async () => {
    const first = await visitor().call('GET /privacy-policy.pdf')
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.bytes.length).toBeGreaterThan(4000)
    const again = await visitor().call('GET /privacy-policy.pdf')
    expect(again.bytes.equals(first.bytes)).toBe(true)
    await save({ privacyPolicy: { fr: 'Court : œuvre, été, 10 €, 東京.', en: '' } })
    const changed = await visitor().call('GET /privacy-policy.pdf')
    expect(changed.bytes.length).toBeLessThan(first.bytes.length)
  })
})

describe('master settings', () => {
  it('are read and changed with a version', async () => {
    const { body } = await admin.call('GET /api/admin/master')
    const change = { ...body.settings, appointmentUrl: 'https://rdv.example.org/', version: body.version }
    const saved = await admin.call('POST /api/admin/master', { body: change })
    expect(saved.body).toMatchObject({ settings: { contentSources: 5 }, version: body.version + 1 })
    const stale = await admin.call('POST /api/admin/master', { body: change })
    expect(stale.status).toBe(409)
    const wrong = await admin.call('POST /api/admin/master', { body: { ...change, urgentTaskCredits: -1 } })
    expect(wrong.error?.fields).toHaveProperty('urgentTaskCredits')
  })
})

describe('every route of the administration here', () => {
  const keys: RouteKey[] = [
    'GET /api/admin/activity-sectors',
    'POST /api/admin/activity-sectors',
    'GET /api/admin/activity-sectors/proposals',
    'POST /api/admin/activity-sectors/proposals/{id}/answer',
    'GET /api/admin/activity-sectors/{id}',
    'POST /api/admin/activity-sectors/{id}',
    'DELETE /api/admin/activity-sectors/{id}',
    'GET /api/admin/application',
    'POST /api/admin/application',
    'POST /api/admin/application/logo',
    'DELETE /api/admin/application/logo',
    'POST /api/admin/application/icon',
    'DELETE /api/admin/application/icon',
    'GET /api/admin/master',
    'POST /api/admin/master',
    'GET /api/admin/translations/export',
    'POST /api/admin/translations/import',
  ]
  it('is closed without a session and without the permission', async () => {
    const nobody = visitor()
    const customer = await signedIn(server, await makePerson(server, 'customer'))
    const agency = await signedIn(server, await makePerson(server, 'agencyManager'))
    for (const key of keys) {
      const statusOf = async (browser: TestBrowser) => (await browser.call(key, { params: { id: 1 } })).status
      expect([key, await statusOf(nobody), await statusOf(customer), await statusOf(agency)]).toEqual([
        key,
        401,
        403,
        403,
      ])
    }
  })

  it('refuses an empty input', async () => {
    for (const key of keys.filter((one) => one.startsWith('POST '))) {
      const isForm = /logo|icon|import/.test(key)
      const reply = await admin.call(key, {
        params: { id: 1 },
        ...(isForm ? { form: { files: {} } } : { body: {} as never }),
      })
      expect([key, reply.status]).toEqual([key, 422])
    }
  })
})
