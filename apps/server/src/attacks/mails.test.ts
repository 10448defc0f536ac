import { beforeAll, describe, expect, it } from 'vitest'
import { mostMailsAnHour } from '../access/mail-share.ts'
import { hours } from '../platform/clock.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { tokenFromMail } from '../testing/mails.ts'
import { makePerson, signedIn, testPassword } from '../testing/people.ts'
import { newPersonBody } from '../testing/person-body.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const free = () => `victime.${newPublicId()}@example.org`.toLowerCase()
const forgot = (email: string) =>
  new TestBrowser(server).call('POST /auth/forgot-password', { body: { email } })
const flood = async (email: string) => {
  for (let index = 0; index < mostMailsAnHour + 4; index++) expect((await forgot(email)).status).toBe(200)
}

describe('whoever floods an address with mails of ours', () => {
  it('sends it so many an hour, whether it has an account or not, and is told nothing', async () => {
    const known = (await makePerson(server, 'customer')).email
    for (const email of [known, free()]) {
      await flood(email)
      expect(await server.mailsTo(email)).toHaveLength(mostMailsAnHour)
    }
    server.clock.advance(hours(1))
    await forgot(known)
    expect(await server.mailsTo(known)).toHaveLength(mostMailsAnHour + 1)
    server.clock.advance(-hours(1))
  })

  it('does not void the link its owner has, nor hide what happens to the account', async () => {
    const { email } = await makePerson(server, 'customer')
    await flood(email)
    const token = await tokenFromMail(server, email, 'resetPassword')
    const fresh = 'vingt moulins tournent lentement'
    const reply = await new TestBrowser(server).call('POST /auth/reset-password', {
      body: { token, password: fresh, passwordConfirmation: fresh },
    })
    expect(reply.status).toBe(200)
    expect((await server.mailsTo(email)).at(-1)?.kind).toBe('passwordChanged')
  })

  it('has one share for every kind of mail', async () => {
    const email = free()
    await flood(email)
    const asks = [
      new TestBrowser(server).call('POST /auth/register', { body: registrationForm(email) }),
      (await signedIn(server, await makePerson(server, 'customer'))).call('POST /api/me/account/email', {
        body: { email, currentPassword: testPassword },
      }),
      (await signedIn(server, await makePerson(server, 'agencyManager'))).call(
        'POST /api/admin/users/{userType}',
        { params: { userType: 'customer' }, body: newPersonBody({ email }) },
      ),
    ]
    for (const ask of asks) expect((await ask).status).toBe(200)
    expect(await server.mailsTo(email)).toHaveLength(mostMailsAnHour)
  })

  it('sees invitations of known and unknown addresses go on alike', async () => {
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const params = { id: customer.id }
    const roles = (await browser.call('GET /api/users/{id}/roles', { params })).body.data.items
    const roleId = roles.find((role) => role.name === 'Lecture seule')?.id ?? 0
    for (const email of [(await makePerson(server, 'customer')).email, free()]) {
      await flood(email)
      const body = { firstName: 'Lia', lastName: 'Roux', email, phone: '', roleId }
      const invited = await browser.call('POST /api/users/{id}/contacts', { params, body })
      expect(invited.body.contact.invitedUntil).not.toBeNull()
      expect(await server.mailsTo(email)).toHaveLength(mostMailsAnHour)
    }
  })
})

describe('an administrator’s mails', () => {
  it('are counted, whichever of the routes sends them', async () => {
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const made = (
      await admin.call('POST /api/admin/users/{userType}', {
        params: { userType: 'customer' },
        body: newPersonBody(),
      })
    ).body.user
    const params = { userType: 'customer', userId: made.id }
    for (let index = 0; index < 59; index++)
      expect((await admin.call('POST /api/admin/users/{userType}/{userId}/invite', { params })).status).toBe(
        200,
      )
    for (const action of ['invite', 'request-validation', 'reset-password'] as const) {
      const reply = await admin.call(`POST /api/admin/users/{userType}/{userId}/${action}`, { params })
      expect([action, reply.status]).toEqual([action, 429])
    }
    expect((await server.mailsTo(made.email)).length).toBe(mostMailsAnHour)
  })
})

describe('a name that is printed in mails', () => {
  it.each([
    ['a web address', 'Gagnez https://piege.example'],
    ['a second line', 'Lia\nVotre compte est fermé'],
    ['a paragraph sign', 'Lia\u2029Votre compte est fermé'],
    ['a turned direction', 'Lia\u202Egpj'],
  ])('holds no %s', async (_, words) => {
    const customer = await makePerson(server, 'customer')
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const browser = await signedIn(server, customer)
    const faulty = [
      await new TestBrowser(server).call('POST /auth/register', {
        body: registrationForm(free(), {
          firstName: words,
          societyName: words,
          activitySectorProposal: words,
        }),
      }),
      await browser.call('POST /api/users/{id}/contacts', {
        params: { id: customer.id },
        body: { firstName: words, lastName: words, email: free(), phone: '', roleId: 1 },
      }),
      await browser.call('POST /api/users/{id}/account/essential-information', {
        params: { id: customer.id },
        body: { name: words, commercialName: words } as never,
      }),
      await admin.call('POST /api/admin/users/{userType}', {
        params: { userType: 'customer' },
        body: { ...newPersonBody({ lastName: words }), society: { name: words } as never },
      }),
    ].map((reply) => Object.keys(reply.error?.fields ?? {}))
    expect(faulty[0]).toEqual(expect.arrayContaining(['firstName', 'societyName', 'activitySectorProposal']))
    expect(faulty[1]).toEqual(expect.arrayContaining(['firstName', 'lastName']))
    expect(faulty[2]).toEqual(expect.arrayContaining(['name', 'commercialName']))
    expect(faulty[3]).toEqual(expect.arrayContaining(['lastName', 'society.name']))
  })

  it('may be anything a name is', async () => {
    const names = { firstName: 'Zoé-Anne', lastName: "d’Ormesson O'Neil", societyName: 'Vins & Cie : 7/7 <3' }
    const reply = await new TestBrowser(server).call('POST /auth/register', {
      body: registrationForm(free(), names),
    })
    expect(reply.status).toBe(200)
  })
})
