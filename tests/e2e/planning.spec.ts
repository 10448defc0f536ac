// From an address to a month of posts: what a site says, subjects to say yes to, and posts that wait.
import type { Page } from '@playwright/test'
import { type BusinessKey, businesses } from '../sites/labels.ts'
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const words = {
  fr: {
    begin: 'Partir de mon site',
    address: 'Adresse de votre site',
    isYou: 'Est-ce bien vous ?',
    next: /^Continuer/,
    about: 'De quoi parlerez-vous ?',
    propose: /^Proposer des sujets/,
    keepAll: 'Tout garder',
    draft: /^Rédiger \d+ posts?$/,
    done: 'Rédaction terminée',
    counted: '12 posts rédigés sur 12',
  },
  en: {
    begin: 'Begin with my site',
    address: 'Address of your site',
    isYou: 'Is this you?',
    next: /^Continue/,
    about: 'What will you speak of?',
    propose: /^Propose subjects/,
    keepAll: 'Keep all',
    draft: /^Draft \d+ posts?$/,
    done: 'Drafting is done',
    counted: '12 of 12 posts drafted',
  },
} as const

const english: readonly BusinessKey[] = ['yoga', 'software']
const spaced = (text: string) => new RegExp(text.replaceAll(' ?', '\\s\\?'))

let site: ServedSite | undefined
test.afterEach(async () => {
  await site?.close()
  site = undefined
})

for (const key of businesses.slice(0, 5)) {
  const lang = english.includes(key) ? 'en' : 'fr'
  const t = words[lang]
  test.describe(`a month of posts from the site of the ${key}`, () => {
    test.use({ locale: lang === 'en' ? 'en-GB' : 'fr-FR' })
    test('comes within minutes of registering, without any key', async ({ page, context }) => {
      test.setTimeout(200_000)
      site = await serveSite(key)
      const registered = Date.now()
      const { email } = await newCustomer(context.request, { applicationLang: lang })
      const api = await signIn(context, email, ownPassword)
      const { user } = await api.call('GET', '/user/current')
      const account = `/api/users/${(user as { id: number }).id}`
      await give(api, account)

      await page.goto('/me/planning')
      await page.getByRole('link', { name: t.begin }).click()
      await page.getByLabel(t.address).fill(`${site.origin}/`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: spaced(t.isYou) })).toBeVisible({
        timeout: 40_000,
      })
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(15)
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('button', { name: t.next }).click()
      await expect(page.getByRole('heading', { level: 1, name: spaced(t.about) })).toBeVisible()
      await page.getByRole('button', { name: t.propose }).click()
      await page.getByRole('button', { name: t.keepAll }).click()
      await page.getByRole('button', { name: t.draft }).click()
      await agree(page, t.draft)

      const first = page.locator('.po-run li a').first()
      await expect(first).toBeVisible({ timeout: 60_000 })
      expect(Date.now() - registered, 'from registering to the first post').toBeLessThan(60_000)
      await expect(page.getByText(t.done)).toBeVisible({ timeout: 120_000 })
      expect(Date.now() - registered, 'from registering to all of them').toBeLessThan(180_000)
      await expect(page.getByText(t.counted).first()).toBeVisible()
      expect(await faultsOf(page)).toEqual([])

      await first.click()
      await expect(page).toHaveURL(/\/me\/tasks\/.+/)
      await expect(page.getByRole('textbox', { name: /Accroche|Hook/ }).first()).not.toBeEmpty()
      // None says what another one says.
      const posts = (await api.call('GET', `${account}/tasks?limit=50`)).data as { items: { hook: string }[] }
      const hooks = posts.items.map(({ hook }) => hook)
      expect([hooks.length, new Set(hooks).size]).toEqual([12, 12])
    })
  })
}

/** Enough to pay what is beyond the month's free posts. */
async function give(api: Awaited<ReturnType<typeof signIn>>, account: string): Promise<void> {
  const answer = await api.call('GET', `${account}/planning/price?count=12`)
  const price = answer.price as { credits: number; balance: number }
  expect(price.credits).toBeLessThanOrEqual(price.balance)
}

/** What is beyond the month's free posts is asked about, with what is left afterwards. */
async function agree(page: Page, draft: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/ 8,.* 22/)
  await dialog.getByRole('button', { name: draft }).click()
}
