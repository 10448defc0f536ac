// What people read when the server cannot do what they asked: a sentence, and their words still there.
import type { Locator, Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { demo, newAddress, ownPassword, signIn } from './support/people.ts'
import { redDot, save } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Failure {
  readonly what: string
  readonly as: 'nobody' | 'customer' | 'admin'
  readonly at: string
  readonly refuses: string | RegExp
  readonly act: (page: Page) => Promise<void>
  readonly says?: RegExp
}

const sentence = /Quelque chose s’est mal passé de notre côté/
const failures: readonly Failure[] = [
  {
    what: 'sending a mail',
    as: 'nobody',
    at: '/auth/forgot-password',
    refuses: '**/auth/forgot-password',
    async act(page) {
      await page.getByLabel('Adresse e-mail').fill('nadia@essai.example')
      await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    },
  },
  {
    what: 'a request',
    as: 'customer',
    at: '/me/account?tab=content',
    refuses: '**/account/content-sources',
    async act(page) {
      await page.getByLabel('Nom', { exact: true }).fill('Blog')
      await page.getByLabel('Adresse', { exact: true }).fill('blog.fr')
      await page.getByRole('button', { name: 'Ajouter la source' }).click()
    },
  },
  {
    what: 'the password',
    as: 'customer',
    at: '/me/account?tab=security',
    refuses: '**/api/me/account/password',
    async act(page) {
      await page.getByLabel('Mot de passe actuel').first().fill(ownPassword)
      await page.getByLabel('Nouveau mot de passe').fill('dix cailloux sous la mer grise')
      await page.getByLabel('Encore une fois').fill('dix cailloux sous la mer grise')
      await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    },
  },
  {
    what: 'the company information',
    as: 'customer',
    at: '/me/account',
    refuses: '**/account/parts',
    async act(page) {
      await page.getByLabel('Nom commercial').fill('Le Fournil')
      await save(page).click()
    },
  },
  {
    what: 'a proposed sector',
    as: 'customer',
    at: '/me/account',
    refuses: '**/account/parts',
    async act(page) {
      await page.getByLabel('Secteur d’activité').fill('fabrique de nuages')
      await page.getByRole('option', { name: /Proposer/ }).click()
      await save(page).click()
    },
  },
  {
    what: 'the editorial line',
    as: 'customer',
    at: '/me/account?tab=brand',
    refuses: '**/account/parts',
    async act(page) {
      await page.getByLabel('Ce qu’on doit retenir de vous').fill('Le geste avant tout.')
      await save(page).click()
    },
  },
  {
    what: 'the graphic chart',
    as: 'customer',
    at: '/me/account?tab=brand',
    refuses: '**/account/parts',
    async act(page) {
      await page.getByLabel('Exigences graphiques').fill('Photos plutôt que dessins.')
      await save(page).click()
    },
  },
  {
    what: 'the logo',
    as: 'customer',
    at: '/me/account?tab=brand',
    refuses: '**/account/update-society-logo',
    async act(page) {
      await page.getByLabel('Ajouter votre logo').setInputFiles(redDot)
      await page.getByRole('checkbox', { name: 'J’ai les droits' }).check()
      await page.getByRole('button', { name: 'Utiliser cette image' }).click()
    },
  },
  {
    what: 'the colours',
    as: 'customer',
    at: '/me/account?tab=brand',
    refuses: '**/account/update-society-colors',
    says: /Non enregistré/,
    async act(page) {
      await page.getByRole('textbox', { name: 'Principale' }).last().fill('#20402F')
    },
  },
  {
    what: 'the notification preferences',
    as: 'customer',
    at: '/me/account?tab=notifications',
    refuses: '**/account/notifications',
    says: /Non enregistré/,
    async act(page) {
      await page.getByRole('checkbox', { name: 'SMS' }).check()
    },
  },
  {
    what: 'an invitation',
    as: 'customer',
    at: '/me/contacts',
    refuses: /\/api\/users\/\d+\/contacts$/,
    async act(page) {
      await page.getByRole('button', { name: 'Inviter un contact' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Prénom').fill('Paul')
      await dialog.getByLabel('Nom', { exact: true }).fill('Roux')
      await dialog.getByLabel('Adresse e-mail').fill(newAddress())
      await dialog.getByLabel('Rôle').selectOption({ label: 'Lecture seule' })
      await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    },
  },
  {
    what: 'a new account',
    as: 'admin',
    at: '/admin/users/productManager/create',
    refuses: '**/api/admin/users/productManager',
    async act(page) {
      await page.getByLabel('Prénom').fill('Max')
      await page.getByLabel('Nom', { exact: true }).fill('Petit')
      await page.getByLabel('Adresse e-mail').fill(newAddress())
      await page.getByRole('button', { name: 'Créer et inviter' }).click()
    },
  },
  {
    what: 'a role',
    as: 'admin',
    at: '/admin/roles/add',
    refuses: '**/api/admin/roles',
    async act(page) {
      await page.getByLabel('Nom du rôle').fill('Jamais fait')
      await page.getByRole('button', { name: 'Créer le rôle' }).click()
    },
  },
  {
    what: 'acting in somebody’s name',
    as: 'admin',
    at: '/admin/users/customer?search=roussel',
    refuses: '**/impersonate',
    async act(page) {
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('button', { name: 'Autres actions' }).click()
      await page.getByRole('menuitem', { name: 'Agir en son nom' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Agir en son nom' }).click()
    },
  },
  {
    what: 'general settings',
    as: 'admin',
    at: '/admin/master',
    refuses: '**/api/admin/master',
    async act(page) {
      await page.getByLabel('Sources par compte').fill('6')
      await save(page).click()
    },
  },
  {
    what: 'sentences from a file',
    as: 'admin',
    at: '/admin/master?tab=texts',
    refuses: '**/api/admin/translations/import',
    async act(page) {
      await page.getByLabel('Le CSV corrigé').setInputFiles({
        name: 'textes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('key,fr,en\na,b,c\ncommon:actions.save,Garder,Keep\n'),
      })
    },
  },
]

interface Unread {
  readonly what: string
  readonly as: keyof typeof demo
  readonly at: string | ((api: Api) => Promise<string>)
  readonly misses: string | RegExp
  readonly there: (page: Page) => Locator
}

const unread: readonly Unread[] = [
  {
    what: 'the settings of the platform',
    as: 'admin',
    at: '/admin/master',
    misses: '**/api/admin/master',
    there: (page) => page.getByLabel('Sources par compte'),
  },
  {
    what: 'the price list of tasks',
    as: 'admin',
    at: '/admin/credits?tab=prices',
    misses: /\/api\/admin\/task-configurations(\?|$)/,
    there: (page) => page.getByRole('row', { name: /Image et accroche/ }),
  },
  {
    what: 'what can be ordered',
    as: 'customer',
    at: '/me/tasks/write?way=order',
    misses: /\/order-kinds$/,
    there: (page) => page.getByRole('link', { name: /^Image et accroche/ }),
  },
  {
    what: 'the plans and packs',
    as: 'customer',
    at: '/me/credits',
    misses: /\/offers$/,
    there: (page) => page.getByRole('heading', { name: 'Growth' }).first(),
  },
  {
    what: 'the subscription',
    as: 'customer',
    at: '/me/credits',
    misses: /\/credit-subscription$/,
    there: (page) => page.getByText('Réseaux reliés'),
  },
  {
    what: 'the cart',
    as: 'customer',
    at: '/me/credits/cart',
    misses: /\/api\/.+\/cart$/,
    there: (page) => page.getByText('Votre panier est vide').first(),
  },
  {
    what: 'a post',
    as: 'customer',
    async at(api) {
      const { user } = await api.call('GET', '/user/current')
      const { data } = await api.call('GET', `/api/users/${(user as { id: number }).id}/tasks`)
      return `/me/tasks/${(data as { items: { id: string }[] }).items[0]?.id}`
    },
    misses: /\/users\/\d+\/tasks\/\w+$/,
    there: (page) => page.locator('.po-composer'),
  },
]

test.describe('a refused save says so, and keeps what was typed:', () => {
  for (const { what, as, at, refuses, act, says = sentence } of failures)
    test(what, async ({ page, context, newCustomer }) => {
      if (as === 'admin') await signIn(context, demo.admin)
      if (as === 'customer') await signIn(context, (await newCustomer()).email, ownPassword)
      await page.route(refuses, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
      )
      await page.goto(at)
      await act(page)
      await expect(page.getByText(says).first()).toBeVisible()
    })

  for (const { what, as, at, misses, there } of unread)
    test(`and what cannot be read says so in its place, with another try: ${what}`, async ({
      page,
      context,
    }) => {
      const api = await signIn(context, demo[as])
      let broken = true
      await page.route(misses, (route) =>
        broken ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
      )
      await page.goto(typeof at === 'string' ? at : await at(api))
      await expect(page.getByText(sentence).first()).toBeVisible()
      broken = false
      await page.getByRole('button', { name: 'Réessayer' }).first().click()
      await expect(there(page)).toBeVisible()
    })
})
