import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const someone = async (type: 'customer' | 'internalAgent' = 'customer') => {
  const person = await makePerson(server, type, { societyName: 'Maison Réglages' })
  return { person, browser: await signedIn(server, person) }
}

describe('the signed-in person', () => {
  it('is told with role, permissions, account and credits by bucket', async () => {
    const { person, browser } = await someone()
    const { body } = await browser.call('GET /user/current')
    expect(body.user).toMatchObject({
      id: person.id,
      type: 'customer',
      ownerId: null,
      email: person.email,
      state: 'active',
      firstName: 'Camille',
      lastName: 'Martin',
      applicationLang: 'fr',
      timeZone: 'Europe/Paris',
      profileImage: null,
      impersonator: null,
      deletionDueAt: null,
      role: { name: 'Client', isSuperAdmin: false, permissions: expect.arrayContaining(['brand:edit']) },
      account: {
        id: person.id,
        societyName: 'Maison Réglages',
        credits: { gift: 0, subscription: 0, purchased: 0 },
      },
    })
    expect(body.user.abilities).toEqual(expect.arrayContaining(['brand:edit', 'contacts:create']))
  })

  it('has no account to show where the person is staff', async () => {
    const { browser } = await someone('internalAgent')
    expect((await browser.call('GET /user/current')).body.user.account).toBeNull()
  })

  it('is nobody without a session', async () => {
    const { browser } = await someone()
    browser.cookies.clear()
    expect((await browser.call('GET /user/current')).error?.code).toBe('unauthenticated')
  })
})

describe('one’s own settings', () => {
  it('changes the language of the interface and of what the server says, to French or English only', async () => {
    const { browser } = await someone()
    const change = (lang: string) =>
      browser.call('POST /api/me/account/change-language', { body: { lang: lang as 'fr' } })
    expect((await change('en')).status).toBe(200)
    expect((await browser.call('GET /user/current')).body.user.applicationLang).toBe('en')
    const refused = await change('es')
    expect([refused.status, refused.error?.message]).toEqual([422, 'Some fields need correcting.'])
  })

  it('stops showing the help on validating posts, for good', async () => {
    const { browser } = await someone()
    const read = async () => (await browser.call('GET /user/current')).body.user.settings
    expect(await read()).toMatchObject({ validationTaskHelpDisabled: false })
    const key = 'POST /api/me/account/settings/disable-validation-task-help'
    expect((await browser.call(key)).body.success).toBe(true)
    expect((await browser.call(key)).body.success).toBe(true)
    expect(await read()).toMatchObject({
      validationTaskHelpDisabled: true,
      imageEditorResolutionMessageDisabled: false,
    })
  })

  it('stops the warning of a low resolution in the graphics editor, for good', async () => {
    const { browser } = await someone()
    const key = 'POST /api/me/account/settings/disable-image-editor-resolution-message'
    expect((await browser.call(key)).body.success).toBe(true)
    expect((await browser.call('GET /user/current')).body.user.settings).toMatchObject({
      validationTaskHelpDisabled: false,
      imageEditorResolutionMessageDisabled: true,
    })
  })

  it('keeps theme and shortcuts, each by itself', async () => {
    const { browser } = await someone()
    await browser.call('POST /api/me/account/settings', { body: { theme: 'dark' } })
    await browser.call('POST /api/me/account/settings', { body: { singleKeyShortcuts: false } })
    expect((await browser.call('GET /user/current')).body.user.settings).toMatchObject({
      theme: 'dark',
      singleKeyShortcuts: false,
    })
  })

  it('keeps names, phone, place and the content languages', async () => {
    const { person, browser } = await someone()
    const body = {
      firstName: 'Zoé',
      lastName: 'O’Neil',
      phone: '06 12 34 56 78',
      country: 'FR',
      timeZone: 'America/Toronto',
      languages: ['fr', 'en', 'es', 'de'] as ('fr' | 'en')[],
    }
    expect((await browser.call('POST /api/me/profile', { body })).status).toBe(200)
    const account = await browser.call('GET /api/users/{id}/account', { params: { id: person.id } })
    expect(account.body.user).toMatchObject({ ...body, phone: '+33612345678' })
    const wrong = await browser.call('POST /api/me/profile', {
      body: { ...body, languages: ['it'] as unknown as 'fr'[] },
    })
    expect(wrong.status).toBe(422)
  })
})
