// From registering to a first post: what a site says is agreed to once, and three posts come of it.
import type { Page } from '@playwright/test'
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { countPresses } from './support/clicks.ts'
import { faultsOf } from './support/drawing.ts'
import {
  expectReadSite,
  expectThree,
  posts,
  question,
  registerAndSignIn,
  threePosts,
  yes,
} from './support/first-posts.ts'
import { linkByConsent, someoneOverThere } from './support/networks.ts'
import { linkSomeone, newCustomer, ownPassword, signIn } from './support/people.ts'
import { spaced } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Fact {
  id: string
  version: number
  about: string
  says: string[]
}

let site: ServedSite | undefined
test.afterEach(async () => {
  await site?.close()
  site = undefined
})

test('a business goes from registering to a scheduled post in fifteen clicks, in its own colours', {
  tag: '@gate',
}, async ({ page, context }) => {
  test.setTimeout(240_000)
  site = await serveSite('baker')
  const pressed = await countPresses(context)
  const email = await registerAndSignIn(page, { name: 'Le Fournil', siteUrl: `${site.origin}/` })
  await expectReadSite(page)
  await expect(page.getByText('trouvé sur votre site').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Votre logo' })).toBeVisible()
  await expect(page.locator('.po-start-ahead .po-fact-row').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await yes(page).click()

  await expect(question(page, spaced('Où publier vos posts ?'))).toBeVisible()
  await linkByConsent(page, 'X', (await someoneOverThere()).person)
  await threePosts(page).click()
  await expectThree(page)
  await expect(page.getByText('Ce sont vos propres phrases, mises en ordre.')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Aperçu sur X' })).toHaveCount(3)
  expect(await faultsOf(page)).toEqual([])
  // A reload, and a second page, show the same three.
  const names = () => posts(page).locator('.po-frame-words').allTextContents()
  const before = await names()
  await page.goto('/me/planning/start')
  await expectThree(page)
  expect(await names()).toEqual(before)

  await page
    .getByRole('link', { name: /^Publier ou programmer/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/me\/tasks\/.+/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Programmer/ })
    .click()
  await expect(page.getByText('Partira à l’heure prévue').first()).toBeVisible()
  const presses = pressed() + 1
  test.info().annotations.push({ type: 'clicks', description: String(presses) })
  expect(presses).toBeLessThanOrEqual(15)

  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  type Society = { colors: object[]; logo: object | null; summary: string }
  type Kept = { society: Society; brand: { version: number } }
  const { society, brand } = (await api.call('GET', `${account}/account`)).user as Kept
  const { colors, logo, summary } = society
  expect([colors.length > 0, logo !== null, summary !== '']).toEqual([true, true, true])
  expect(brand.version).toBeGreaterThan(1)
  // Home leads there no more: what is left to ask is what nobody was asked.
  await page.goto('/')
  await expect(page.getByText('Vos trois premiers posts, tout de suite')).toHaveCount(0)
  // Which notifications come keeps nothing back.
  await expect(page.getByText('il reste 1 question')).toHaveCount(0)
})

for (const [key, lang] of [
  ['yoga', 'en'],
  ['lawyer', 'fr'],
] as const) {
  test.describe(`the site of the ${key}`, () => {
    test.use({ locale: lang === 'en' ? 'en-GB' : 'fr-FR' })
    test('is read by itself, and three posts and a month of subjects come of it', async ({
      page,
      context,
    }) => {
      test.setTimeout(200_000)
      site = await serveSite(key)
      const { email } = await newCustomer(context.request, {
        applicationLang: lang,
        siteUrl: `${site.origin}/`,
        welcomed: false,
      })
      const api = await signIn(context, email, ownPassword)
      const { user } = await api.call('GET', '/user/current')
      await linkSomeone(api, (user as { id: number }).id, 'x')
      await page.goto('/')
      await yes(page).click()
      await threePosts(page).click()
      await expectThree(page)
      await page.getByRole('button', { name: /^(Remplir mon mois|Fill my month)/ }).click()
      await expect(page).toHaveURL('/me/planning')
      await expect.poll(() => page.locator('.po-subject').count()).toBeGreaterThan(3)
    })
  })
}

test('a first post is thrown away for another one, and two pages make three posts, not six', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  site = await serveSite('baker')
  const { email } = await newCustomer(context.request, { siteUrl: `${site.origin}/`, welcomed: false })
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  await page.goto('/me/planning/start')
  await yes(page).click()
  const second = await context.newPage()
  await second.goto('/me/planning/start?step=networks')
  // Without a network, later.
  const later = (one: Page) => one.getByRole('button', { name: /^Continuer sans réseau/ })
  await expect(later(second)).toBeEnabled()
  await Promise.all([later(page).click(), later(second).click()])
  await expectThree(page)
  await expectThree(second)
  const made = async () =>
    ((await api.call('GET', `${account}/tasks?limit=50`)).data as { items: { id: string }[] }).items
  expect(await made()).toHaveLength(3)
  await second.close()

  const [first] = await page.locator('.po-frame-words').allTextContents()
  await page
    .getByRole('button', { name: /^Une autre idée/ })
    .first()
    .click()
  await expect(page.locator('.po-frame-words').first()).not.toHaveText(first ?? '')
  await expectThree(page)
  expect(await made()).toHaveLength(3)
  expect(await page.locator('.po-frame-words').first().textContent()).not.toBe(first)
  // A month waits for a network, and says so.
  await expect(page.getByText('Reliez un réseau pour remplir votre mois.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Relier un réseau/ })).toBeEnabled()
  // Left and taken up again from home.
  await page.getByRole('button', { name: 'Plus tard', exact: true }).click()
  await page.getByRole('link', { name: 'Voir mes posts', exact: true }).click()
  await expectThree(page)
})

test('what was read can be mended where it stands, and a tick outlives a reload', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  site = await serveSite('baker')
  const { email } = await newCustomer(context.request, { siteUrl: `${site.origin}/` })
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  await page.goto('/me/planning/start')
  await expect(page).toHaveURL(/step=you/)
  // What is over begins unticked, at the bottom; an event is told with its day and its hour, in the reader's own form.
  await page.getByText('Passé, laissé de côté').click()
  const over = page.locator('.po-fact-row', { hasText: 'Atelier brioche' })
  await expect(over.getByRole('checkbox')).not.toBeChecked()
  await expect(over).toContainText(/samedi 17 octobre( 2026)?, 14\sh, passé/)
  const known = async () =>
    ((await api.call('GET', `${account}/facts?kind=product&limit=100`)).data as { items: Fact[] }).items
  const products = page.locator('.po-start-fold', { hasText: 'Produits' })
  await products.locator('summary').click()
  const all = await products.getByRole('checkbox').count()
  await products.getByRole('button', { name: 'Rien de ce groupe, Produits' }).click()
  await expect(products.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await products.getByRole('button', { name: 'Tout ce groupe, Produits' }).click()
  await expect(products.getByRole('checkbox', { checked: true })).toHaveCount(all)
  const first = products.locator('.po-fact-row').first()
  const name = (await first.locator('b').textContent()) ?? ''
  await first.getByRole('button', { name: `Corriger, ${name}` }).click()
  const editor = page.locator('.po-fact-editor')
  const says = editor.getByLabel('Une phrase ou deux')
  await expect(says).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  // Somebody else mends the same meanwhile: nothing typed is lost, and the person decides.
  const about = await editor.getByLabel('Son nom').inputValue()
  const theirs = (await known()).find((one) => one.about === about)
  if (!theirs) throw new Error('The product is not known')
  await says.fill('Nos mots à nous.')
  await api.call('POST', `${account}/facts/${theirs.id}`, {
    version: theirs.version,
    says: ['Leurs mots.'],
  })
  await says.press('Control+Enter')
  await expect(editor.getByText('Leurs mots.')).toBeVisible()
  await expect(says).toHaveValue('Nos mots à nous.')
  await editor.getByRole('button', { name: 'Enregistrer ma version' }).click()
  await expect(editor).toHaveCount(0)
  expect((await known()).find(({ id }) => id === theirs.id)?.says).toEqual(['Nos mots à nous.'])

  const mended = products.locator('.po-fact-row', { hasText: 'Nos mots à nous.' })
  await mended.getByRole('checkbox').uncheck()
  await page.getByLabel('Ce que vous faites').fill('Des pains au levain, et le four au bois le vendredi.')
  await page.reload()
  await products.locator('summary').click()
  await expect(mended.getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByLabel('Ce que vous faites')).toHaveValue(
    'Des pains au levain, et le four au bois le vendredi.',
  )
  await yes(page).click()
  await expect(page).toHaveURL(/step=networks/)
  expect((await known()).some(({ id }) => id === theirs.id)).toBe(false)
})

test('a feed found on the site is offered with what it says, and added with one press', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  site = await serveSite('baker')
  const { email } = await newCustomer(context.request, { siteUrl: `${site.origin}/` })
  const api = await signIn(context, email, ownPassword)
  await page.goto('/me/planning/start')
  await expect(page).toHaveURL(/step=you/)
  const offers = page.getByRole('region', { name: 'Votre site a un flux' })
  await offers.getByText('Voir les 2 premiers éléments').click()
  await expect(offers.getByText('On vous attend au marché de Noël')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await offers.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(offers.getByText('Ajouté, relu chaque jour')).toBeVisible()
  const { user } = await api.call('GET', '/user/current')
  const { sources } = await api.call('GET', `/api/users/${(user as { id: number }).id}/sources`)
  expect((sources as { url: string }[]).map(({ url }) => url)).toEqual([`${site.origin}/feed/`])
})
