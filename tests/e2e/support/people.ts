import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { Api } from './api.ts'
import { linkTo } from './mailbox.ts'
import { consentOf, someoneToBe } from './over-there.ts'

/** People of the demo world; tests read them and leave them as they were. */
export const demo = {
  customer: 'helene@maisonverdier.fr',
  contactReader: 'ines@maisonverdier.fr',
  agency: 'solene@agence-papier.fr',
  agent: 'camille@postelier.fr',
  teamManager: 'karim@postelier.fr',
  admin: 'ariane@postelier.fr',
} as const
export const demoPassword = 'un atelier plein de papier'
export const ownPassword = 'quatre chevaux mangent du granit'

let count = 0
/** An address nobody else of this run has. */
export const newAddress = (who = 'nadia') => `${who}.${process.pid}.${count++}@essai.example`

/** A context that a session's cookie can be put into. */
type Visitor = Pick<BrowserContext, 'request' | 'addCookies'>

/** Signed in without the form; where the people's program runs, without a password to be hashed either. */
export async function signIn(context: Visitor, email: string, password = demoPassword): Promise<Api> {
  const api = new Api(context.request)
  const made = await askForPeople<{ token: string }>('sessions', { email, userAgent: chromeOnLinux })
  const url = process.env.E2E_URL ?? ''
  if (made) await context.addCookies([{ name: 'po_session', value: made.token, url, httpOnly: true }])
  else await api.call('POST', '/auth/login', { email, password, remember: false })
  return api
}

const chromeOnLinux =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** What the program that makes people answers; nothing where it does not run, as on the embedded database. */
async function askForPeople<Made = object>(
  what: 'customers' | 'sessions',
  input: object,
): Promise<Made | undefined> {
  const program = process.env.E2E_PEOPLE
  if (!program) return undefined
  const response = await fetch(`${program}/${what}`, { method: 'POST', body: JSON.stringify(input) })
  if (!response.ok) throw new Error(`${what}: ${await response.text()}`)
  return (await response.json()) as Made
}

/** Somebody nobody else of this run is, signed in with everything before their first post behind them. */
export async function signInAnew(context: Visitor) {
  const customer = await newCustomer(context.request)
  return { ...customer, api: await signIn(context, customer.email, ownPassword) }
}

export interface NewCustomer {
  readonly email: string
  readonly societyName: string
}

interface NewCustomerInputs {
  userType?: 'customer' | 'agency'
  applicationLang?: 'fr' | 'en'
  /** Its e-mail is validated. */
  validated?: boolean
  /** It was asked for by a mail, as from the form. */
  mailed?: boolean
  /** The wizard is behind. */
  welcomed?: boolean
  /** Of its website, as the welcome asks for it. */
  siteUrl?: string
  /** It ended with this network, which is not the one a test is about. */
  welcomedBy?: 'tiktok' | 'linkedin'
  /** Without one a single network can be linked, and little is scheduled ahead. */
  plan?: 'given' | 'none'
}

/** Registers somebody and presses the mail's button, without the screens: for tests that are about what comes after. */
export async function newCustomer(
  request: APIRequestContext,
  inputs: NewCustomerInputs = {},
): Promise<NewCustomer> {
  const { userType = 'customer', applicationLang = 'fr', validated = true, welcomed = true } = inputs
  const { welcomedBy = 'tiktok', siteUrl = '', mailed = false, plan = 'none' } = inputs
  const email = newAddress()
  const societyName = `Atelier ${email.split('@')[0]}`
  const input = { email, societyName, userType, applicationLang, siteUrl, validated, welcomed, plan }
  if (!mailed && (await askForPeople('customers', { ...input, password: ownPassword })))
    return { email, societyName }
  const api = new Api(request)
  await api.call('POST', '/auth/register', {
    userType,
    email,
    societyName,
    applicationLang,
    firstName: 'Nadia',
    lastName: 'Kessler',
    phone: '',
    country: 'FR',
    timeZone: 'Europe/Paris',
    siteUrl,
    password: ownPassword,
    passwordConfirmation: ownPassword,
    acceptTerms: true,
    acceptPrivacy: true,
  })
  if (!validated) return { email, societyName }
  const subject = applicationLang === 'fr' ? 'Validez votre inscription' : 'Validate your registration'
  const token = (await linkTo(email, subject)).split('#')[1]
  // Confirmed where they registered, they are signed in: tests sign in themselves.
  const { signedIn } = await api.call('POST', '/auth/validate-email', { token })
  if (signedIn) await api.call('GET', '/auth/logout')
  if (welcomed && userType === 'customer') {
    await api.call('POST', '/auth/login', { email, password: ownPassword, remember: false })
    const { user } = await api.call('GET', '/user/current')
    const { id } = user as { id: number }
    await endRegistration(api, id, welcomedBy)
    await api.call('GET', '/auth/logout')
  }
  return { email, societyName }
}

/** Saves some of what a business says of itself; the rest stays as it was. */
async function saveEssentials(api: Api, id: number, changes: Record<string, unknown>): Promise<void> {
  const account = `/api/users/${id}/account`
  const { user } = await api.call('GET', account)
  const { society, country } = user as { society: Record<string, unknown>; country: string }
  const { name, commercialName, trade, workforce, activityType, siteUrl, version } = society
  const { address, zipCode, city, siret, vatNumber } = society
  await api.call('POST', `${account}/essential-information`, {
    ...{ name, commercialName, trade, workforce, activityType, siteUrl, version },
    ...{ address, zipCode, city, country, siret, vatNumber, activitySectorId: null, summary: '' },
    ...changes,
  })
}

/** What a planning needs beside something to say: words on what the business does, and somewhere to appear. */
export async function readyToPlan(api: Api, id: number): Promise<void> {
  await saveEssentials(api, id, { summary: 'Des pains au levain, cuits chaque nuit.' })
  await linkSomeone(api, id, 'x')
}

/** What has to stand on a bill. */
export async function withAddress(api: Api): Promise<void> {
  const { user } = await api.call('GET', '/user/current')
  const { id } = user as { id: number }
  await saveEssentials(api, id, { address: '3, rue du Four', zipCode: '69001', city: 'Lyon' })
}

interface Subject {
  id: string
  name: string
  version: number
  facts: { id: string; says: string[] }[]
}

/** Subjects a business asked for, as soon as they were thought of. */
export async function proposed(api: Api, account: string, count: number): Promise<Subject[]> {
  type Search = { id: string; endedAt: string | null; subjects: Subject[] }
  let search = (await api.call('POST', `${account}/subjects/propose`, { count })).search as Search
  for (let tries = 0; tries < 100 && search.endedAt === null; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    search = (await api.call('GET', `${account}/subjects/searches/${search.id}`)).search as Search
  }
  return search.subjects
}

/** Links somebody nobody else of this run is, without the screens: for tests that are about what comes after. */
export async function linkSomeone(
  api: Api,
  id: number,
  network: 'tiktok' | 'linkedin' | 'x',
): Promise<number> {
  const { url } = await api.call('POST', `/api/users/${id}/networks/${network}/begin`, {
    back: '/me/networks',
  })
  const query = await consentOf(String(url), (await someoneToBe()).id)
  return Number((await api.call('POST', '/api/networks/finish', { network, query })).connectionId)
}

/** The wizard ends with a network: one is linked for it, and unlinked again, so that a test begins with none. */
async function endRegistration(api: Api, id: number, network: 'tiktok' | 'linkedin'): Promise<void> {
  const networks = `/api/users/${id}/networks`
  const connectionId = await linkSomeone(api, id, network)
  await api.call('POST', `/api/users/${id}/account/registration-step`, { step: 'done' })
  await api.call('DELETE', `${networks}/accounts/${connectionId}`)
}

type StaffType =
  | 'internalAgent'
  | 'externalAgent'
  | 'teamManager'
  | 'productManager'
  | 'agencyManager'
  | 'superAdmin'

/**
 * A test beside this one may try wrong passwords of the same administrator, who is then slowed down: waited for as the answer
 * says.
 */
async function signInAsAdmin(admin: Api): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await admin.call('POST', '/auth/login', { email: demo.admin, password: demoPassword, remember: false })
      return
    } catch (reason) {
      if (tries === 5 || !String(reason).includes('tooManyRequests')) throw reason
      await new Promise((resolve) => setTimeout(resolve, 1_500))
    }
}

/** Made by the demo world's administrator, as people are; the mail's link is used without the screens. */
export async function newStaff(
  request: APIRequestContext,
  userType: StaffType,
  inputs: { applicationLang?: 'fr' | 'en'; firstName?: string; ownerId?: number } = {},
): Promise<{ email: string; id: number }> {
  const { applicationLang = 'fr', firstName = 'Sacha', ownerId = null } = inputs
  const email = newAddress('sacha')
  const admin = new Api(request)
  await signInAsAdmin(admin)
  const { user } = await admin.call('POST', `/api/admin/users/${userType}`, {
    firstName,
    lastName: 'Durand',
    email,
    phone: '',
    country: 'FR',
    timeZone: 'Europe/Paris',
    applicationLang,
    languages: ['fr'],
    ownerId,
    freeSubscriptionUntil: null,
    ...(userType.endsWith('Agent') ? { contract: agentContract, workingDays: [] } : {}),
  })
  await admin.call('GET', '/auth/logout')
  const token = (await linkTo(email, /accès|access/i)).split('#')[1]
  await admin.call('POST', '/auth/initialize-password', {
    token,
    password: ownPassword,
    passwordConfirmation: ownPassword,
    acceptTerms: true,
    acceptPrivacy: true,
  })
  return { email, id: (user as { id: number }).id }
}

const agentContract = {
  type: 'permanent',
  start: '2026-01-05',
  end: null,
  weeklyHours: 35,
  nbHolidays: 25,
  productivity: 100,
}
