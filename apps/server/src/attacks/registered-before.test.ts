import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../access/person.tables.ts'
import { findByEmail } from '../modules/identity/index.ts'
import { newPublicId } from '../platform/ids.ts'
import { TestBrowser } from '../testing/browser.ts'
import { tokenFromMail } from '../testing/mails.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { newPersonBody } from '../testing/person-body.ts'
import { registrationForm } from '../testing/registration-form.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const free = () => `volee.${newPublicId()}@example.org`.toLowerCase()
const thiefs = 'quarante voleurs comptent leurs jarres'
const owners = 'vingt moulins tournent lentement'
const register = async (email: string, password: string, change: object = {}) => {
  const body = registrationForm(email, { password, passwordConfirmation: password, ...change })
  expect((await new TestBrowser(server).call('POST /auth/register', { body })).status).toBe(200)
  await server.runMailJobs()
}
const signInWith = async (email: string, password: string) =>
  (await new TestBrowser(server).call('POST /auth/login', { body: { email, password } })).status
const validate = (token: string) =>
  new TestBrowser(server).call('POST /auth/validate-email', { body: { token } })

describe('an address that a thief registers before its owner', () => {
  it('opens what its owner registered, with the password of its owner', async () => {
    const email = free()
    await register(email, thiefs, { userType: 'agency', societyName: 'Voleurs' })
    const old = await tokenFromMail(server, email, 'validateEmail')
    await register(email, owners, { firstName: 'Berthe' })
    expect((await validate(old)).status).toBe(410)
    expect((await validate(await tokenFromMail(server, email, 'validateEmail'))).status).toBe(200)
    expect([await signInWith(email, thiefs), await signInWith(email, owners)]).toEqual([422, 200])
    const kept = await findByEmail(server.platform.db, email)
    expect(kept).toMatchObject({ type: 'customer', firstName: 'Berthe', state: 'active' })
  })

  it('is one account, whoever comes at the same moment', async () => {
    const email = free()
    await Promise.all(
      [thiefs, owners].map((password) =>
        new TestBrowser(server).call('POST /auth/register', {
          body: registrationForm(email, { password, passwordConfirmation: password }),
        }),
      ),
    )
    await server.runMailJobs()
    expect(await server.platform.db.$count(person, eq(person.email, email))).toBe(1)
    expect((await validate(await tokenFromMail(server, email, 'validateEmail'))).status).toBe(200)
  })

  it('stays with its owner once the mail was pressed', async () => {
    const email = free()
    await register(email, owners)
    await validate(await tokenFromMail(server, email, 'validateEmail'))
    await register(email, thiefs)
    expect([await signInWith(email, thiefs), await signInWith(email, owners)]).toEqual([422, 200])
    expect((await server.mailsTo(email)).at(-1)?.kind).toBe('alreadyRegistered')
  })
})

it('an account that an agency made names the agency, in the mail and on its page', async () => {
  const agency = await makePerson(server, 'agencyManager', { societyName: 'Agence Curieuse' })
  const email = free()
  const made = await (await signedIn(server, agency)).call('POST /api/admin/users/{userType}', {
    params: { userType: 'customer' },
    body: newPersonBody({ email }),
  })
  expect(made.status).toBe(200)
  await register(email, owners)
  const mail = (await server.mailsTo(email)).at(-1)
  expect(mail).toMatchObject({ kind: 'initializePassword', words: { inviter: 'Agence Curieuse' } })
  const token = await tokenFromMail(server, email, 'initializePassword')
  const page = await new TestBrowser(server).call('POST /auth/links/look', {
    body: { kind: 'initializePassword', token },
  })
  expect(page.body.inviter).toBe('Agence Curieuse')
})
