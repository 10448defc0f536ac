import type { BrowserContext } from '@playwright/test'
import type { Api } from './api.ts'
import {
  linkSomeone,
  newAddress,
  newCustomer,
  newStaff,
  ownPassword,
  proposed,
  readyToPlan,
  signIn,
} from './people.ts'

type Lang = 'fr' | 'en'
export interface ScreenGroup {
  readonly group: string
  /** The screens of this person's menu are looked at as well, so that a new one need not be named here. */
  readonly withMenu?: true
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
  '/auth/social/reconnect',
  '/privacy-policy',
  '/terms',
  '/error/403',
  '/error/404',
  '/error/500',
  '/no/such/page',
]
/** What a bakery might say of itself. */
const said: Readonly<Record<Lang, readonly (readonly [about: string, says: string])[]>> = {
  fr: [
    ['tourte de seigle', 'La tourte de seigle se garde six jours dans un torchon.'],
    ['pain de campagne', 'Le pain de campagne repose une nuit entière avant le four.'],
    ['brioche du samedi', 'La brioche du samedi se réserve la veille au comptoir.'],
  ],
  en: [
    ['rye loaf', 'The rye loaf keeps for six days in a cloth.'],
    ['country loaf', 'The country loaf rests for a whole night before the oven.'],
    ['Saturday brioche', 'The Saturday brioche is put aside for you the day before.'],
  ],
}
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
      return ['/welcome', '/welcome?step=networks']
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
  {
    group: 'an agency',
    withMenu: true,
    async enter(context, applicationLang) {
      const { email } = await newStaff(context.request, 'agencyManager', { applicationLang })
      const api = await signIn(context, email, ownPassword)
      await api.call('POST', '/api/admin/users/customer', {
        firstName: 'Lou',
        lastName: 'Petit',
        email: newAddress('lou'),
        phone: '',
        country: 'FR',
        timeZone: 'Europe/Paris',
        applicationLang,
        languages: ['fr'],
        ownerId: null,
        freeSubscriptionUntil: null,
      })
      return ['/agency/customers', '/admin/users/customer', '/admin/users/customer/create']
    },
  },
  {
    group: 'a customer with its people',
    withMenu: true,
    async enter(context, applicationLang) {
      const { email } = await newCustomer(context.request, { applicationLang })
      await signIn(context, email, ownPassword)
      return [
        '/me/contacts',
        '/me/roles',
        '/me/roles/add',
        '/me/graphical-line-templates',
        '/me/tasks',
        '/me/tasks/write',
        '/me/tasks/write?way=address',
        '/me/tasks/write?way=picture',
        '/me/tasks/write?way=content',
        '/me/tasks/write?way=blank',
        '/me/notifications',
        '/me/sources',
        '/me/networks',
        '/me/planning',
        '/me/planning/start',
        ...['ask', 'ask&ask=pictures', 'you', 'networks', 'posts'].map(
          (step) => `/me/planning/start?step=${step}`,
        ),
      ]
    },
  },
  {
    group: 'a customer with a drafted post',
    async enter(context, applicationLang) {
      const { email } = await newCustomer(context.request, { applicationLang })
      const api = await signIn(context, email, ownPassword)
      const { user } = await api.call('GET', '/user/current')
      const account = `/api/users/${(user as { id: number }).id}`
      await readyToPlan(api, (user as { id: number }).id)
      for (const [about, says] of said[applicationLang])
        await api.call('POST', `${account}/facts`, { kind: 'product', about, says: [says] })
      const subjects = await proposed(api, account, 1)
      const [first] = subjects
      await api.call('POST', `${account}/planning/runs`, { subjectIds: [first?.id], agreedCredits: 0 })
      const posts = async () =>
        ((await api.call('GET', `${account}/tasks`)).data as { items: { id: string }[] }).items
      for (let tries = 0; tries < 100 && (await posts()).length === 0; tries++)
        await new Promise((resolve) => setTimeout(resolve, 300))
      const [post] = await posts()
      const { task } = await api.call('GET', `${account}/tasks/${post?.id}`)
      const { version, hooks } = task as { version: number; hooks: { common: string } }
      // With something that no source says, and something in it that one does.
      await api.call('POST', `${account}/tasks/${post?.id}`, {
        version,
        hooks: { common: `${hooks.common} 9,90 €`, own: {} },
      })
      return [`/me/tasks/${post?.id}`]
    },
  },
  {
    group: 'a customer with a planning',
    async enter(context, applicationLang) {
      const { email } = await newCustomer(context.request, { applicationLang })
      const api = await signIn(context, email, ownPassword)
      const { user } = await api.call('GET', '/user/current')
      const account = `/api/users/${(user as { id: number }).id}`
      await readyToPlan(api, (user as { id: number }).id)
      for (const [about, says] of said[applicationLang])
        await api.call('POST', `${account}/facts`, { kind: 'product', about, says: [says] })
      const subjects = await proposed(api, account, 3)
      const [first, second] = subjects
      await api.call('POST', `${account}/subjects/answers`, { subjects: [first], accept: true })
      await api.call('POST', `${account}/planning/runs`, { subjectIds: [first?.id], agreedCredits: 0 })
      await api.call('POST', `${account}/subjects/answers`, {
        subjects: [second].map((one) => ({ id: one?.id, version: one?.version })),
        accept: true,
      })
      return ['/me/planning', '/me/subjects/validation/unknown-link-of-no-use-at-all']
    },
  },
  {
    group: 'a customer with a calendar',
    async enter(context, applicationLang) {
      const { email } = await newCustomer(context.request, { applicationLang })
      const api = await signIn(context, email, ownPassword)
      const { user } = await api.call('GET', '/user/current')
      const { id } = user as { id: number }
      await linkSomeone(api, id, 'tiktok')
      const account = `/api/users/${id}`
      const year = new Date().getUTCFullYear() + 1
      await api.call('POST', `${account}/key-dates/mothers/${year}/conversion`, { agreedCredits: 0 })
      return [
        `/me/key-dates?month=${year}-05`,
        '/me/key-dates?view=list&scope=all',
        '/me/key-dates?view=list&search=zzzz',
        `/me/key-dates?day=fathers.${year}`,
        '/me/ideas',
        '/me/ideas?idea=first-hour',
      ]
    },
  },
  {
    group: 'the administration of people',
    async enter(context, applicationLang) {
      const admin = await enterAsAdmin(context, applicationLang)
      const first = async (type: string) => {
        const { data } = await admin.call('GET', `/api/admin/users/${type}?limit=1`)
        return (data as { items: { id: number }[] }).items[0]?.id
      }
      const types = [
        'customer',
        'internalAgent',
        'externalAgent',
        'teamManager',
        'productManager',
        'agencyManager',
      ]
      return [
        ...types.map((type) => `/admin/users/${type}`),
        '/admin/users/customer/create',
        '/admin/users/internalAgent/create',
        `/admin/users/customer/${await first('customer')}/edit`,
        `/admin/users/internalAgent/${await first('internalAgent')}/edit`,
      ]
    },
  },
  {
    group: 'the administration of the platform',
    withMenu: true,
    async enter(context, applicationLang) {
      const admin = await enterAsAdmin(context, applicationLang)
      const first = async (path: string) =>
        ((await admin.call('GET', `${path}?limit=1`)).data as { items: { id: number }[] }).items[0]?.id
      return [
        '/admin/roles',
        '/admin/roles/add',
        `/admin/roles/${await first('/api/admin/roles')}`,
        '/admin/permissions/sections',
        `/admin/permissions/sections/${await first('/api/admin/permissions/sections')}`,
        '/admin/graphical-line-templates',
        `/admin/graphical-line-templates/${await firstTemplate(admin)}`,
        '/admin/activity-sectors',
        '/admin/activity-sectors/add',
        `/admin/activity-sectors/${await first('/api/admin/activity-sectors')}`,
        '/admin/application',
        '/admin/master',
        '/admin/master?tab=engines',
        '/admin/master/ai-test',
        '/admin/journal',
      ]
    },
  },
]

async function firstTemplate(admin: Api) {
  const { user } = await admin.call('GET', '/user/current')
  const path = `/api/users/${(user as { id: number }).id}/graphical-line-templates?limit=1`
  return ((await admin.call('GET', path)).data as { items: { id: number }[] }).items[0]?.id
}

async function enterAsAdmin(context: BrowserContext, applicationLang: Lang) {
  const { email } = await newStaff(context.request, 'superAdmin', { applicationLang })
  return signIn(context, email, ownPassword)
}
