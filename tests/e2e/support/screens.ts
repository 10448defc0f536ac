import type { BrowserContext } from '@playwright/test'
import { newCustomer, newStaff, ownPassword, signIn } from './people.ts'

type Lang = 'fr' | 'en'
export interface ScreenGroup {
  readonly group: string
  /** Signs somebody in who speaks the language, and names the screens to look at. */
  readonly enter: (context: BrowserContext, lang: Lang) => Promise<readonly string[]>
}

const publicScreens = [
  '/auth/login',
  '/auth/register',
  '/auth/register?userType=agency',
  '/auth/forgot-password',
  '/auth/resend-validation',
  '/auth/reset-password',
  '/auth/initialize-password',
  '/auth/validate-email',
  '/auth/confirm-email',
  '/auth/cancel-deletion',
  '/auth/invitation/unknown-invitation',
  '/privacy-policy',
  '/terms',
  '/error/403',
  '/error/404',
  '/error/500',
  '/no/such/page',
]
const tabs = (...names: string[]) => names.map((tab) => `/me/account?tab=${tab}`)

export const screens: readonly ScreenGroup[] = [
  { group: 'a visitor', enter: async () => publicScreens },
  {
    group: 'a customer',
    async enter(context, applicationLang) {
      const { email } = await newCustomer(context.request, { applicationLang })
      await signIn(context, email, ownPassword)
      return [
        '/',
        ...tabs('essentials', 'brand', 'content', 'notifications', 'profile', 'security'),
        '/testing',
      ]
    },
  },
  {
    group: 'a newcomer in the wizard',
    async enter(context, applicationLang) {
      const { email } = await newCustomer(context.request, { applicationLang, welcomed: false })
      await signIn(context, email, ownPassword)
      return ['/welcome']
    },
  },
  {
    group: 'an agent',
    async enter(context, applicationLang) {
      const { email } = await newStaff(context.request, 'internalAgent', { applicationLang })
      await signIn(context, email, ownPassword)
      return ['/', ...tabs('profile', 'security')]
    },
  },
]
