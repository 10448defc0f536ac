import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { Api } from './api.ts'
import { linkTo } from './mailbox.ts'

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

export async function signIn(
  context: Pick<BrowserContext, 'request'>,
  email: string,
  password = demoPassword,
): Promise<Api> {
  const api = new Api(context.request)
  await api.call('POST', '/auth/login', { email, password, remember: false })
  return api
}

export interface NewCustomer {
  readonly email: string
  readonly societyName: string
}

/** Registers somebody and presses the mail's button, without the screens: for tests that are about what comes after. */
export async function newCustomer(
  request: APIRequestContext,
  wishes: { userType?: 'customer' | 'agency'; applicationLang?: 'fr' | 'en'; welcomed?: boolean } = {},
): Promise<NewCustomer> {
  const { userType = 'customer', applicationLang = 'fr', welcomed = true } = wishes
  const email = newAddress()
  const societyName = `Atelier ${email.split('@')[0]}`
  const api = new Api(request)
  await api.call('POST', '/auth/register', {
    ...{ userType, email, societyName, applicationLang, firstName: 'Nadia', lastName: 'Kessler' },
    ...{ phone: '', country: 'FR', timeZone: 'Europe/Paris', siteUrl: '' },
    ...{ password: ownPassword, passwordConfirmation: ownPassword, acceptTerms: true, acceptPrivacy: true },
  })
  const subject = applicationLang === 'fr' ? 'Validez votre inscription' : 'Validate your registration'
  const token = (await linkTo(email, subject)).split('#')[1]
  await api.call('POST', '/auth/validate-email', { token })
  if (welcomed && userType === 'customer') {
    await api.call('POST', '/auth/login', { email, password: ownPassword, remember: false })
    const { user } = await api.call('GET', '/user/current')
    const { id } = user as { id: number }
    await api.call('POST', `/api/users/${id}/account/registration-step`, { step: 'done' })
    await api.call('GET', '/auth/logout')
  }
  return { email, societyName }
}
