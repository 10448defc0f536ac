// A new business, from its registration to a post on three networks, and another one that goes out by itself.
import type { Page } from '@playwright/test'
import { linkBluesky, linkByConsent, someoneOverThere } from './support/networks.ts'
import { demo, newCustomer, ownPassword, signIn } from './support/people.ts'
import { approve } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Three networks are more than the free plan has: an administrator gives the plan that has them. */
async function giveSubscription(context: Parameters<typeof signIn>[0], email: string): Promise<void> {
  const own = await signIn(context, email, ownPassword)
  const { user } = await own.call('GET', '/user/current')
  await own.call('GET', '/auth/logout')
  const admin = await signIn(context, demo.admin)
  const at = `/api/admin/users/customer/${(user as { id: number }).id}`
  const { version } = (await admin.call('GET', at)).user as { version: number }
  await admin.call('POST', at, {
    version,
    firstName: 'Nadia',
    lastName: 'Kessler',
    email,
    phone: '',
    country: 'FR',
    timeZone: 'Europe/Paris',
    applicationLang: 'fr',
    languages: ['fr'],
    ownerId: null,
    freeSubscriptionUntil: '2199-01-01',
  })
  await admin.call('GET', '/auth/logout')
}

/** Written and looked at: what is left is to say when. */
async function write(page: Page, title: string, words: string): Promise<void> {
  await page.goto('/me/tasks/write?way=blank')
  await page.getByLabel('Titre').fill(title)
  await page.getByRole('button', { name: 'Un chiffre, une forme' }).click()
  await page.getByRole('button', { name: 'Commencer le post' }).click()
  await page.getByRole('textbox', { name: 'Accroche' }).fill(words)
  await expect(page.getByText(/^Enregistré à/).first()).toBeVisible()
}

const there = (page: Page) => page.getByRole('link', { name: 'Voir le post' })
const inParis = (at: Date, options: Intl.DateTimeFormatOptions) =>
  at.toLocaleString('fr-FR', { timeZone: 'Europe/Paris', ...options })

test('a new business links three networks, publishes at once, and sees a scheduled post go out by itself', async ({
  page,
  context,
}) => {
  // A minute's wait for the clock is part of what is shown.
  test.setTimeout(200_000)
  const { email } = await newCustomer(context.request, { welcomed: false })
  await giveSubscription(context, email)
  await signIn(context, email, ownPassword)
  await page.goto('/welcome?step=networks')
  const { person } = await someoneOverThere()
  await linkByConsent(page, 'Facebook', person)
  await linkByConsent(page, 'X', person)
  await linkBluesky(page, person)
  await expect(page).toHaveURL(/\/welcome/)
  await page.getByRole('button', { name: 'Écrire mon premier post' }).click()
  await expect(page).toHaveURL('/me/tasks/write')

  const mark = Date.now() % 1_000_000
  const now = `Ouvert dès sept heures, ${mark} fois merci.`
  await write(page, 'Premier jour', now)
  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publier sur 3 pages' }).click()
  await approve(page)
  await expect(there(page)).toHaveCount(3)
  await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible()
  const links = await there(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  for (const link of links) {
    await page.goto(link)
    await expect(page.getByText(now).first()).toBeVisible()
  }

  const soon = `Demain la fournée de ${mark} grammes.`
  await write(page, 'Deuxième jour', soon)
  // The next whole minute that is far enough away to be typed in.
  const at = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)
  const hour = page.getByRole('textbox', { name: 'Heure' })
  await page
    .getByRole('textbox', { name: 'Date' })
    .fill(inParis(at, { day: '2-digit', month: '2-digit', year: 'numeric' }))
  await hour.fill(inParis(at, { hour: '2-digit', minute: '2-digit' }))
  await hour.press('Tab')
  await page.getByRole('button', { name: 'Valider et programmer' }).click()
  await approve(page)
  await expect(page.getByText('Partira à l’heure prévue')).toHaveCount(3)
  await page.evaluate(() => {
    document.body.dataset.stayed = 'yes'
  })
  await expect(there(page)).toHaveCount(3, { timeout: at.getTime() - Date.now() + 40_000 })
  await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => document.body.dataset.stayed)).toBe('yes')
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  await page.goto((await there(page).first().getAttribute('href')) ?? '')
  await expect(page.getByText(soon).first()).toBeVisible()
})
