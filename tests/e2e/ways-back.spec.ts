// What was turned down, forgotten or left in the middle is a press away.
import { aBakery } from './support/bakery.ts'
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, proposed, signIn } from './support/people.ts'
import { spaced } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a no is taken back: at once it waits again, and later it is found among those turned down', async ({
  page,
  context,
}) => {
  const { api, account } = await aBakery(context)
  const [first] = await proposed(api, account, 3)
  await page.goto('/me/planning')
  const decline = page.getByRole('button', { name: `Écarter, ${first?.name ?? ''}` })
  await decline.click()
  await expect(page.getByRole('heading', { name: 'Idées proposées (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  // Nobody said yes to it.
  await expect(page.getByRole('heading', { name: 'Idées proposées (3)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Prêts à rédiger/ })).toHaveCount(0)

  await decline.click()
  await expect(page.getByRole('heading', { name: 'Idées proposées (2)' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '1 idée écartée' }).click()
  const drawer = page.getByRole('dialog', { name: 'Idées écartées' })
  await expect(drawer.getByText(first?.name ?? '', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: /^Proposer à nouveau/ }).click()
  await expect(drawer.getByText('Aucune idée écartée.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Idées proposées (3)' })).toBeVisible()
})

test('what is forgotten in a drawer comes back by the undo that stands above it', async ({
  page,
  context,
}) => {
  await aBakery(context)
  await page.goto('/me/planning')
  await page.getByRole('button', { name: 'Tout voir' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ce que l’on sait de vous' })
  await expect(drawer.getByRole('listitem')).toHaveCount(4)
  await drawer.getByRole('button', { name: 'Ne plus utiliser, Levain dur' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(4)
})

test('a site named when registering is read by itself; what cannot be read is said, and the way goes on where it was left', async ({
  page,
  context,
}) => {
  // Nobody listens there.
  const siteUrl = 'http://127.0.0.1:9/'
  const { email } = await newCustomer(context.request, { welcomed: false, siteUrl })
  await signIn(context, email, ownPassword)
  await page.goto('/')
  const failed = (one: typeof page) =>
    one.getByRole('heading', { level: 1, name: /^127\.0\.0\.1:9 n’a pas pu/ })
  await expect(failed(page)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  // Closed in the middle and opened again.
  await page.close()
  const again = await context.newPage()
  await again.goto('/me/planning/start')
  await expect(failed(again)).toBeVisible()
  await again.getByRole('button', { name: 'Essayer une autre adresse' }).click()
  await expect(again.getByLabel('Adresse de votre site')).toHaveValue(siteUrl)
  await again.getByRole('button', { name: 'Plus tard' }).click()
  // Home leads nobody back on this visit, and keeps the way.
  await expect(again).toHaveURL('/')
  await again.getByRole('link', { name: 'Reprendre où j’en étais' }).click()
  await expect(failed(again)).toBeVisible()
})

test('whoever would rather answer themselves is asked as before', async ({ page, context }) => {
  const { email } = await newCustomer(context.request, {
    welcomed: false,
    siteUrl: 'https://fournil.example/',
  })
  await signIn(context, email, ownPassword)
  await page.goto('/welcome')
  await page.getByRole('button', { name: spaced('Répondre moi-même, sans mon site') }).click()
  await expect(page.getByText('1 sur 5, votre entreprise')).toBeVisible()
})
