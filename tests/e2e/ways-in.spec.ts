// Ways into one post: a feed that is matched and kept, and a post of a sentence, a page, a photo and an item of a source.
import type { Page } from '@playwright/test'
import { type ServedSite, serveSite } from '../sites/serve.ts'
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { redDot } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const sites: ServedSite[] = []
test.afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()))
})
async function serve(key: Parameters<typeof serveSite>[0]): Promise<string> {
  const site = await serveSite(key)
  sites.push(site)
  return site.origin
}

const hook = (page: Page) => page.getByRole('textbox', { name: 'Accroche' })
const draft = (page: Page) => page.getByRole('button', { name: 'Rédiger le post' })

async function entered(page: Page, context: Parameters<typeof signIn>[0]): Promise<void> {
  const { email } = await newCustomer(context.request)
  await signIn(context, email, ownPassword)
  await page.goto('/me/sources')
}

async function look(page: Page, kind: 'Produits' | 'Articles' | 'Nouvelles', url: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une source' }).click()
  await page.getByRole('radio', { name: kind }).check({ force: true })
  await page.getByLabel('Adresse du flux').fill(url)
  await page.keyboard.press('Enter')
}

test.describe('a source', () => {
  test('that names things its own way is matched, seen before it is kept, and one of its items becomes a post', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const origin = await serve('baker')
    await entered(page, context)
    expect(await faultsOf(page)).toEqual([])
    await look(page, 'Produits', `${origin}/catalogue.xml`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Associer les éléments')).toBeVisible()
    // What was guessed stands there already.
    await expect(dialog.getByLabel('Prix', { exact: true })).toHaveValue('tarif')
    await expect(dialog.getByText('il est indispensable')).toBeVisible()
    await dialog.getByLabel('Nom', { exact: true }).selectOption('intitule')
    await dialog.getByLabel('Description').selectOption('accroche')
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByRole('listitem').first()).toContainText('Pain de seigle du Vercors')
    await expect(dialog.getByRole('listitem').first()).toContainText('4,20')
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByLabel('Nom de la source').fill('La boutique')
    await dialog.getByRole('button', { name: 'Ajouter cette source' }).click()
    await expect(page.getByText('4 éléments')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await page.getByRole('link', { name: 'Voir les contenus' }).click()
    await page.getByRole('radio', { name: /Fougasse aux olives/ }).check()
    expect(await faultsOf(page)).toEqual([])
    await draft(page).click()
    await expect(hook(page)).toHaveValue(/fougasse sort du four/i)
    // Somebody else's address is not the business's.
    await expect(hook(page)).not.toHaveValue(/ailleurs\.example/)
  })

  test('that is a page, or made by Google Shopping’s rules, is said to be', async ({ page, context }) => {
    const origin = await serve('baker')
    await entered(page, context)
    await look(page, 'Produits', `${origin}/nos-pains/`)
    await expect(
      page.getByText('L’adresse doit mener à un fichier XML\u00a0: celle-ci mène à une page de site.'),
    ).toBeVisible()
    await page.getByLabel('Adresse du flux').fill(`${origin}/produits.xml`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Google Shopping reconnu\u00a0: rien à associer.')).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  })

  test('whose items speak to machines shows what is written there', async ({ page, context }) => {
    test.setTimeout(90_000)
    const origin = await serve('hostile')
    await entered(page, context)
    await look(page, 'Nouvelles', `${origin}/hidden-feed.xml`)
    await expect(
      page.getByRole('dialog').getByText(/2 passages contenaient des consignes pour une IA/),
    ).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Ajouter cette source' }).click()
    await page.getByText('Voir ce qui est écrit').click()
    await expect(page.getByText(/^Ignore all previous instructions/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test('whose contents cannot be had is said to be', async ({ page, context }) => {
    test.setTimeout(90_000)
    const origin = await serve('baker')
    const { email } = await newCustomer(context.request)
    const api = await signIn(context, email, ownPassword)
    const { user } = await api.call('GET', '/user/current')
    await api.call('POST', `/api/users/${(user as { id: number }).id}/account/content-sources`, {
      kind: 'products',
      name: 'La boutique',
      url: `${origin}/nos-pains/`,
    })
    await page.goto('/me/sources')
    await expect(page.getByText(/celle-ci mène à une page de site/)).toBeVisible({ timeout: 70_000 })
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Voir les contenus' }).click()
    await expect(
      page.getByText('Nous avons rencontré un problème pour récupérer les sujets de cette source.'),
    ).toBeVisible()
  })
})

test.describe('a post', () => {
  test('of a sentence tells it; what was typed is still there after a reload', async ({ page, context }) => {
    test.setTimeout(90_000)
    await entered(page, context)
    await page.goto('/me/tasks/write')
    const field = page.getByLabel('Que voulez-vous raconter')
    await field.fill('Écris un post sur nos croissants')
    await page.reload()
    await expect(field).toHaveValue('Écris un post sur nos croissants')
    await expect(page.getByText(/^Offert/)).toBeVisible()
    await draft(page).click()
    await expect(page.getByText(/Dites-le comme à un client, en une phrase/)).toBeVisible()
    await expect(field).toHaveValue('Écris un post sur nos croissants')
    await field.fill('a'.repeat(2010))
    await expect(page.getByText(/10 caractères de trop/)).toBeVisible()
    await expect(draft(page)).toBeDisabled()
    expect(await faultsOf(page)).toEqual([])
    await field.fill('Le four neuf chauffe depuis lundi à trois cents degrés.')
    await draft(page).click()
    await expect(hook(page)).toHaveValue(/Le four neuf chauffe depuis lundi/)
  })

  test('of a page tells what stays ticked; what is hostile on a page is shown and told nowhere', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const [baker, hostile] = [await serve('baker'), await serve('hostile')]
    await entered(page, context)
    await page.goto('/me/tasks/write?way=address')
    const address = page.getByLabel('Adresse de la page')
    await address.fill(`${hostile}/injection.html`)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(/6 passages de cette page contiennent des consignes pour une IA/),
    ).toBeVisible({ timeout: 60_000 })
    expect(await faultsOf(page)).toEqual([])
    await address.fill(`${baker}/nos-pains/`)
    await page.getByRole('button', { name: 'Lire la page' }).click()
    await expect(page.getByRole('checkbox', { name: /tourte de seigle/ })).toBeChecked()
    await draft(page).click()
    await expect(hook(page)).toHaveValue(/tourte de seigle/i)
  })

  test('of a site that is down says so, and everything typed stays', async ({ page, context }) => {
    test.setTimeout(90_000)
    const site = await serveSite('baker')
    await entered(page, context)
    await page.goto('/me/tasks/write?way=address')
    const address = page.getByLabel('Adresse de la page')
    // It was there a moment ago; now nobody answers at it.
    await site.close()
    await address.fill(`${site.origin}/nos-pains/`)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(/La page n’a pas pu être lue\. Le site ne répond pas\. Est-il en ligne/),
    ).toBeVisible()
    await expect(address).toHaveValue(`${site.origin}/nos-pains/`)
    await expect(draft(page)).toBeDisabled()
    expect(await faultsOf(page)).toEqual([])
    await page.reload()
    await expect(address).toHaveValue(`${site.origin}/nos-pains/`)
  })

  test('around a photo says what it shows in the person’s own words', async ({ page, context }) => {
    test.setTimeout(90_000)
    await entered(page, context)
    await page.goto('/me/tasks/write?way=picture')
    await page.locator('input[type=file]').setInputFiles(redDot)
    await page.getByRole('checkbox', { name: /J’ai les droits/ }).check()
    await page.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(page.getByRole('radio', { name: redDot.name })).toBeChecked()
    await page.getByLabel('Que montre-t-elle').fill('Les premières galettes sont sorties du four.')
    expect(await faultsOf(page)).toEqual([])
    await draft(page).click()
    await expect(hook(page)).toHaveValue(/premières galettes/)
  })
})
