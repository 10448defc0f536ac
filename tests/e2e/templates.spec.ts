import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { newAddress, newCustomer, newStaff, ownPassword, signIn } from './support/people.ts'
import { pick, save, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const own = () => `${process.pid}${Date.now()}`.slice(-9)
const gallery = '/admin/graphical-line-templates'
const square = (x: number) => ({ pages: [{ nodes: [{ kind: 'shape', x, y: 0, width: 600, height: 600 }] }] })

interface Template {
  readonly id: number
}
/** The platform's templates, kept by somebody of this test. */
async function keeper(context: BrowserContext) {
  const { email, id } = await newStaff(context.request, 'productManager')
  const api = await signIn(context, email, ownPassword)
  return { api, base: `/api/users/${id}/graphical-line-templates` }
}
async function make(api: Api, base: string, name: string, more: object = {}): Promise<Template> {
  const body = { names: { fr: name }, type: 'SINGLE', format: '1:1', ...more }
  return (await api.call('POST', base, body)).template as Template
}
const cards = (page: Page) => page.locator('.po-tpl')
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })
async function action(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions sur ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}
/** Every picture in sight has come, and is one. */
const pictures = (page: Page) =>
  page
    .locator('img.po-tpl-picture')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))

test('an administrator makes a theme and a template, offers it, moves it and takes it away', async ({
  page,
  context,
}) => {
  const key = own()
  await keeper(context)
  await page.goto(gallery)
  await page.getByRole('button', { name: 'Thèmes', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Thèmes' })
  await drawer.getByRole('button', { name: 'Ajouter un thème' }).click()
  const naming = page.getByRole('dialog', { name: 'Nouveau thème' })
  await naming.getByLabel('Nom en français').fill(`Thème ${key}`)
  await naming.getByRole('button', { name: 'Ajouter un thème' }).click()
  await expect(drawer.getByText(`Thème ${key}`, { exact: true })).toBeVisible()
  // What is said of it stands in the drawer, too, with a button of its own.
  await drawer.getByRole('button', { name: 'Fermer' }).first().click()

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Nouveau modèle' })
  await dialog.getByLabel('Nom').fill(`Affiche ${key}`)
  await pick(page, 'Type', 'Carrousel')
  await dialog.getByRole('radio', { name: 'Vertical 9:16' }).click({ force: true })
  await dialog.getByLabel('Thème').selectOption({ label: `Thème ${key}` })
  await dialog.getByRole('button', { name: 'Créer le modèle' }).click()

  await expect(page).toHaveURL(/\/admin\/graphical-line-templates\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: `Affiche ${key}` })).toBeVisible()
  await page.getByLabel('Événement').check()
  await page.getByLabel('État').selectOption({ label: 'Proposé' })
  await save(page).click()
  await expect(toast(page, `Le modèle « Affiche ${key} » est enregistré.`).first()).toBeVisible()
  const large = page.locator('.po-tpl-large')
  const light = await large.getAttribute('src')
  await pick(page, 'Marque d’essai', 'Vive')
  await expect(large).not.toHaveAttribute('src', light ?? '')
  await expect.poll(() => large.evaluate((one) => (one as HTMLImageElement).naturalHeight)).toBe(1920)

  await page.goto(`${gallery}?search=${key}`)
  const card = cardOf(page, `Affiche ${key}`)
  await expect(card).toContainText('Vertical 9:16 · Carrousel, 1 page')
  await expect(card).toContainText('Événement')
  await expect.poll(() => pictures(page)).toEqual([288])
  await action(page, `Affiche ${key}`, 'Dupliquer')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).nth(1)).toContainText(`Affiche ${key} (copie)`)
  await expect(cards(page).nth(1)).toContainText('Brouillon')

  const grip = page.getByRole('button', { name: `Déplacer Affiche ${key}`, exact: true })
  await grip.focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards(page).nth(0)).toContainText(`Affiche ${key} (copie)`)
  await expect(grip).toBeFocused()
  await expect(page.getByText(`Affiche ${key}, place 2 sur 2`)).toBeAttached()
  await page.reload()
  await expect(cards(page).nth(0)).toContainText(`Affiche ${key} (copie)`)
  await cards(page).nth(0).dragTo(cards(page).nth(1))
  await expect(cards(page).nth(1)).toContainText(`Affiche ${key} (copie)`)

  await page.getByRole('button', { name: new RegExp(`^Affiche ${key}, état`) }).click()
  await page.getByRole('menuitem', { name: 'Retiré' }).click()
  await expect(cards(page).nth(0)).toContainText('Retiré')
  await action(page, `Affiche ${key} (copie)`, 'Supprimer')
  const question = page.getByRole('dialog', { name: `Supprimer « Affiche ${key} (copie) » ?` })
  await expect(question).toContainText('Les posts et les copies déjà faits restent.')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('the one that is given by default takes the place of the one before, and is not to be deleted', async ({
  page,
  context,
}) => {
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const base = `/api/users/${(user as { id: number }).id}/graphical-line-templates`
  await make(api, base, 'Premier')
  await make(api, base, 'Second')
  await page.goto('/me/graphical-line-templates')
  await action(page, 'Premier', 'Utiliser par défaut')
  await expect(cardOf(page, 'Premier')).toContainText('Par défaut')
  await page.getByRole('button', { name: 'Actions sur Premier' }).click()
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await action(page, 'Second', 'Utiliser par défaut')
  await expect(cardOf(page, 'Second')).toContainText('Par défaut')
  await expect(cardOf(page, 'Premier')).not.toContainText('Par défaut')
})

test('a template goes back to a saved state, and forth again', async ({ page, context }) => {
  const { api, base } = await keeper(context)
  const name = `États ${own()}`
  const { id } = await make(api, base, name)
  await api.call('POST', `${base}/${id}/design`, { design: square(0), designVersion: 1 })
  await api.call('POST', `${base}/${id}/design`, { design: square(400), designVersion: 2 })
  await page.goto(`${gallery}/${id}`)
  const states = page.locator('.po-tpl-states li')
  await expect(states).toHaveCount(3)
  await expect(states.nth(0)).toContainText('Actuel')
  await states.nth(1).getByRole('button', { name: 'Revenir à cet état' }).click()
  await expect(states).toHaveCount(4)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(states).toHaveCount(5)
  const { design } = (await api.call('GET', `${base}/${id}`)) as unknown as {
    design: { pages: { nodes: { x: number }[] }[] }
  }
  expect(design.pages[0]?.nodes[0]?.x).toBe(400)
})

test('two who change the same template are told of each other', async ({ page, context }) => {
  const { api, base } = await keeper(context)
  const { id } = await make(api, base, `Deux mains ${own()}`)
  await page.goto(`${gallery}/${id}`)
  const name = page.getByLabel('Nom en français')
  await name.fill('Ma version')
  await api.call('POST', `${base}/${id}`, { names: { fr: 'Leur version' } })
  await save(page).click()
  await expect(page.getByText('Quelqu’un d’autre a enregistré entre-temps.')).toBeVisible()
  await expect(page.getByText('Leur version').first()).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer ma version' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ma version' })).toBeVisible()
})

test('a customer finds the platform’s templates in its own colours, makes one its own and deletes it', async ({
  page,
  context,
}) => {
  const { email } = await newCustomer(context.request)
  await signIn(context, email, ownPassword)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Modèles graphiques' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Modèles graphiques' })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Les vôtres' })).toHaveCount(0)
  await expect.poll(async () => (await pictures(page))[0]).toBeGreaterThan(200)
  await expect(cards(page).first()).not.toContainText('Par défaut')
  await page
    .getByRole('button', { name: /^Copier pour moi/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/editor$/)
  await page.getByRole('button', { name: 'Revenir au modèle' }).click()
  await page.getByLabel('Nom').fill('Le nôtre')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le nôtre' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions sur Le nôtre' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL('/me/graphical-line-templates')
  await expect(page.getByRole('heading', { level: 2, name: 'Les vôtres' })).toHaveCount(0)
})

test('an agency keeps the templates of its customers', async ({ page, context }) => {
  const { email } = await newStaff(context.request, 'agencyManager')
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('POST', '/api/admin/users/customer', {
    firstName: 'Lou',
    lastName: 'Petit',
    email: newAddress('lou'),
    phone: '',
    country: 'FR',
    timeZone: 'Europe/Paris',
    applicationLang: 'fr',
    languages: ['fr'],
    ownerId: null,
    freeSubscriptionUntil: null,
  })
  const id = (user as { id: number }).id
  await page.goto(`/agency/customers/${id}/account`)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Modèles graphiques' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Modèles graphiques' }))
    .click()
  await expect(page).toHaveURL(`/agency/customers/${id}/graphical-line-templates`)
  await page
    .getByRole('button', { name: /^Copier pour ce client/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/editor$/)
  await page.goto(`/agency/customers/${id}/graphical-line-templates`)
  await expect(page.getByRole('heading', { level: 2, name: /^Ceux de / })).toBeVisible()
  await page.goto('/me/graphical-line-templates')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Les vôtres' })).toHaveCount(0)
})

test('a failed change of a template is said, and what was there stays', async ({ page, context }) => {
  const { api, base } = await keeper(context)
  const name = `Panne ${own()}`
  await make(api, base, name)
  await page.goto(`${gallery}?search=${name}`)
  await expect(cards(page)).toHaveCount(1)
  await page.route('**/graphical-line-templates/*/duplicate', (route) =>
    route.fulfill({ status: 503, json: { success: false } }),
  )
  await action(page, name, 'Dupliquer')
  await expect(toast(page, /Quelque chose s’est mal passé/).first()).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
})

test('walls, a template, its dialogue and its themes are accessible', async ({ page, context }) => {
  const { api, base } = await keeper(context)
  const { id } = await make(api, base, `Accès ${own()}`, { type: 'CAROUSEL' })
  const faults = async () =>
    (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations.map(
      ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  await page.goto(gallery)
  await expect(cards(page).first()).toBeVisible()
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Thèmes', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  expect(await faults()).toEqual([])
  await page.goto(`${gallery}?new=1`)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults()).toEqual([])
  await page.goto(`${gallery}/${id}`)
  await expect(page.locator('.po-tpl-large')).toBeVisible()
  expect(await faults()).toEqual([])
})
