// What a post's words rest on: what no source says is marked, answered for, and blocks nothing; what is over blocks its date.
import type { Page } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, proposed, readyToPlan, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

type Api = Awaited<ReturnType<typeof signIn>>
const base = '/api/users'

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)

/** Somebody whose bakery said a few things, and a post drafted of the first. */
async function drafted(page: Page, facts: readonly object[]) {
  const { email } = await newCustomer(page.context().request)
  const api = await signIn(page.context(), email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const { id } = user as { id: number }
  const account = `${base}/${id}`
  await readyToPlan(api, id)
  for (const fact of facts) await api.call('POST', `${account}/facts`, fact)
  const subjects = await proposed(api, account, 1)
  const [subject] = subjects
  await api.call('POST', `${account}/planning/runs`, { subjectIds: [subject?.id], agreedCredits: 2 })
  await expect
    .poll(async () => ((await api.call('GET', `${account}/tasks`)).data as { total: number }).total, {
      timeout: 60_000,
    })
    .toBe(1)
  const [post] = ((await api.call('GET', `${account}/tasks`)).data as { items: { id: string }[] }).items
  await page.goto(`/me/tasks/${post?.id}`)
  const hook = page.getByRole('textbox', { name: 'Accroche', exact: false }).first()
  await expect(hook).not.toBeEmpty()
  return { api, account, post: post?.id ?? '', hook }
}

const loaf = {
  kind: 'product',
  about: 'pain de campagne',
  says: [
    'Le pain de campagne repose une nuit entière avant le four.',
    'Sa croûte chante encore quand il arrive en boutique.',
    'On le garde quatre jours dans un torchon de lin.',
    'Rémi en façonne chaque miche à la main, sans moule.',
  ],
}

const creditsOf = async (api: Api, account: string, post: string) =>
  ((await api.call('GET', `${account}/tasks/${post}/remakes/price`)).price as { balance: number }).balance

test('a price typed by hand is marked, answered for, and stays unmarked', async ({ page }) => {
  const { hook } = await drafted(page, [loaf])
  const marks = page.locator('.po-marks')
  await expect(page.getByText('D’où viennent ces informations')).toBeVisible()
  await expect(marks).toHaveCount(0)
  await page.getByText('D’où viennent ces informations').click()
  await expect(page.getByText('Dit par vous').first()).toBeVisible()
  await expect(page.getByText('Rédigé sans IA, depuis vos sources.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await hook.fill('La miche est à 9,90 €.')
  await expect(marks).toContainText('Ce prix n’est dans aucune de vos sources.')
  await marks.getByRole('button', { name: /^Modifier/ }).click()
  await expect(hook).toBeFocused()
  expect(
    await hook.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe('9,90 €')
  expect(await faultsOf(page)).toEqual([])

  // Whoever says yes with marks left does it knowingly.
  await page.getByRole('button', { name: 'Valider et programmer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Une affirmation sans source')
  await expect(dialog).toContainText('9,90 €')
  await dialog.getByRole('button', { name: 'Revenir au post' }).click()

  await marks.getByRole('button', { name: /^C’est vrai/ }).click()
  await expect(marks).toHaveCount(0)
  await page.reload()
  await expect(hook).toHaveValue('La miche est à 9,90 €.')
  await expect(page.getByText('D’où viennent ces informations')).toBeVisible()
  await expect(marks).toHaveCount(0)
})

test('another hook is written for what was said, another is taken for nothing, and one goes back', async ({
  page,
}) => {
  const { api, account, post, hook } = await drafted(page, [loaf])
  const before = await hook.inputValue()
  const had = await creditsOf(api, account, post)
  const others = page.getByRole('list', { name: 'Accroches au choix' })
  await others.getByRole('button').nth(1).click()
  const taken = await hook.inputValue()
  expect(taken).not.toBe(before)
  await expect(page.locator('footer .po-save')).toContainText('Enregistré')
  await others.getByRole('button').first().click()
  await expect(hook).toHaveValue(before)

  await page.getByRole('button', { name: /En écrire une autre/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Cela coûte 1 crédit, il vous restera ${had - 1} crédits.`)
  await dialog.getByRole('button', { name: 'Écrire une autre accroche' }).click()
  await expect(page.getByText(`Nouvelle accroche. Il vous reste ${had - 1} crédits.`)).toBeVisible({
    timeout: 60_000,
  })
  await expect(hook).not.toHaveValue(before)
  await expect(hook).not.toHaveValue(taken)
  // What is offered beside a sentence goes with it: it is pressed before anything slow is asked of the page.
  await page.getByRole('button', { name: 'Revenir à la version précédente' }).click()
  await expect(hook).toHaveValue(before)
  expect(await faultsOf(page)).toEqual([])
  expect(await creditsOf(api, account, post)).toBe(had - 1)
})

test('where nothing new can be said the question is answered on the spot, put away, or gone with the words', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const { hook } = await drafted(page, [{ ...loaf, says: loaf.says.slice(0, 1) }])
  const saved = page.locator('footer .po-save')
  const notice = page.getByText('Rien de nouveau ne peut être dit sans inventer.')
  const another = async () => {
    await page.getByRole('button', { name: /En écrire une autre/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Écrire une autre accroche' }).click()
    await expect(notice.or(page.getByText(/^Nouvelle accroche\. Il vous reste/)).first()).toBeVisible({
      timeout: 60_000,
    })
  }
  // One sentence can be told in a few ways; then there is none left.
  for (let nth = 0; nth < 8 && !(await notice.isVisible()); nth++) {
    await another()
    const told = page.getByText(/^Nouvelle accroche\. Il vous reste/)
    if (await told.isVisible())
      await page.getByRole('button', { name: 'Fermer', exact: true }).first().click()
  }
  await expect(notice).toBeVisible()
  const before = await hook.inputValue()
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(notice).toHaveCount(0)

  await another()
  await hook.fill('La miche sort du four à sept heures.')
  await expect(saved).toContainText('Enregistré')
  await expect(notice).toHaveCount(0)

  await hook.fill(before)
  await expect(saved).toContainText('Enregistré')
  await another()
  await page.getByRole('button', { name: 'Répondre' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Son nom').fill('tourte de seigle')
  await dialog.getByLabel('Une phrase ou deux').fill('La tourte de seigle se garde six jours.')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('C’est noté.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
})

test('what a remake leaves is a number, also where it leaves nothing', async ({ page }) => {
  await page.route(/\/remakes\/price$/, async (route) => {
    const answer = await route.fetch()
    const { price, ...rest } = await answer.json()
    return route.fulfill({ json: { ...rest, price: { ...price, balance: price.credits.hook } } })
  })
  await drafted(page, [loaf])
  await page.getByRole('button', { name: /En écrire une autre/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Cela coûte 1 crédit, il vous restera 0 crédit.')
})

test('a visual is made anew by its button, and another subject from the menu', async ({ page }) => {
  const { hook } = await drafted(page, [
    loaf,
    {
      kind: 'method',
      about: 'levain dur',
      says: ['Le levain dur est nourri chaque soir à la farine de meule.'],
    },
  ])
  const picture = page.locator('.po-visual-face img')
  const before = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Refaire le visuel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refaire le visuel' }).click()
  await expect(page.getByText(/^Nouveau visuel/)).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  const words = await hook.inputValue()
  await page.getByRole('button', { name: /^Actions sur/ }).click()
  await page.getByRole('menuitem', { name: /^Une autre idée/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Prendre une autre idée' }).click()
  await expect(page.getByText(/^Nouvelle idée/)).toBeVisible()
  await expect(hook).not.toHaveValue(words)
})

test('an event that is over by its date keeps a post from being scheduled, in words', async ({ page }) => {
  const event = {
    kind: 'event',
    about: 'atelier levain',
    says: ['L’atelier levain réunit douze personnes autour du four.'],
    date: day(5),
  }
  const { api, account, post } = await drafted(page, [event])
  const pages = await linked(api, account)
  const path = `${account}/tasks/${post}`
  const { task } = await api.call('GET', path)
  const { visual, version } = task as { visual: { designVersion: number }; version: number }
  await api.call('POST', `${path}/visual/validate`, { designVersion: visual.designVersion })
  await api.call('POST', `${path}/validate`, { version: version + 1 })
  expect(pages).toBeGreaterThan(0)
  await page.reload()
  const hour = page.getByRole('textbox', { name: 'Heure' })
  // Within the week that needs no plan, whatever day of the month it is.
  await page.getByRole('textbox', { name: 'Date' }).fill(french(day(6)))
  await hour.fill('9h')
  await hour.press('Tab')
  await page.getByRole('button', { name: /^Programmer/ }).click()
  await expect(
    page.getByRole('region', { name: 'Date et heure' }).getByText(/atelier levain.*sera passé à cette date/),
  ).toBeVisible()
})

const french = (iso: string) => iso.split('-').toReversed().join('/')

async function linked(api: Api, account: string): Promise<number> {
  const { consentOf, someoneToBe } = await import('./support/over-there.ts')
  const { url } = await api.call('POST', `${account}/networks/x/begin`, { back: '/me/networks' })
  const query = await consentOf(String(url), (await someoneToBe()).id)
  await api.call('POST', '/api/networks/finish', { network: 'x', query })
  const { connections } = await api.call('GET', `${account}/networks`)
  return (connections as { pages: unknown[] }[]).flatMap(({ pages }) => pages).length
}
