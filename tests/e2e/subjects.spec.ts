// Subjects of posts: changed on screen, looked for, and answered by mail on a phone.
import { aBakery } from './support/bakery.ts'
import { faultsOf } from './support/drawing.ts'
import { linkTo } from './support/mailbox.ts'
import { newCustomer, ownPassword, proposed, readyToPlan, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('subjects are sent by mail, and answered on a phone without signing in', { tag: '@gate' }, async ({
  page,
  context,
  browser,
}) => {
  const { email, api, account } = await aBakery(context)
  await proposed(api, account, 3)
  await page.goto('/me/planning')
  await page.getByRole('button', { name: 'Demander par e-mail' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText(`Envoyé à ${email}.`)).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'fr-FR' })
  const there = await phone.newPage()
  await there.goto(await linkTo(email, 'idées à valider'))
  await expect(there.getByRole('heading', { level: 1, name: /De quoi parlera/ })).toBeVisible()
  const asked = there.getByRole('main').getByRole('listitem')
  await expect(asked).toHaveCount(3)
  expect(await faultsOf(there)).toEqual([])
  // It is as wide as the phone: nothing is cut, nothing moves sideways.
  expect(await there.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Nobody's answer is said for them: each is given, or all at once.
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0)
  await there.getByRole('button', { name: /^Envoyer/ }).click()
  await expect(there.getByText('Encore 3 idées sans réponse')).toBeVisible()
  await asked.nth(1).getByText('Non', { exact: true }).click()
  // A no that was given stays one.
  await there.getByRole('button', { name: 'Oui aux autres' }).click()
  await expect(there.getByRole('button', { name: /^Oui/ })).toHaveCount(0)
  await there.getByRole('button', { name: 'Envoyer : 2 oui sur 3' }).click()
  await expect(there.getByRole('heading', { level: 1, name: 'Merci, c’est noté.' })).toBeVisible()
  await there.reload()
  await expect(there.getByRole('heading', { level: 1, name: 'Merci, c’est noté.' })).toBeVisible()
  await expect(there.getByRole('button', { name: /^Envoyer/ })).toHaveCount(0)
  await phone.close()

  // Who asked sees it without a reload.
  await expect(page.getByRole('heading', { name: 'Prêts à rédiger (2)' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(/a répondu sur vos idées\s: 2 sur 3 à garder/)).toBeVisible()
})

test('with credits for some of them the soonest are drafted, and what is not ticked is left out', async ({
  page,
  context,
}) => {
  const { api, account } = await aBakery(context, 'none')
  const subjects = await proposed(api, account, 4)
  const [first, second, third, fourth] = subjects
  await api.call('POST', `${account}/subjects/answers`, {
    subjects: subjects.map(({ id, version }) => ({ id, version })),
    accept: true,
  })
  // The month's free ones are used up, and credits are nearly.
  await page.route(/\/planning\/price/, (route) => {
    const credits = Number(new URL(route.request().url()).searchParams.get('count')) * 2
    const price = { free: 0, freeMonthly: 10, freeLeft: 0, creditsEach: 2, credits, balance: 5 }
    return route.fulfill({ json: { success: true, price } })
  })
  let asked: unknown
  await page.route(/\/planning\/runs$/, (route) => {
    asked = route.request().postDataJSON()
    return route.abort()
  })
  await page.goto('/me/planning')
  const bar = page.locator('.po-action-bar')
  await expect(bar).toContainText(/8 crédits, il n’en reste que 5\s: assez pour rédiger les 2 plus proches/)
  await bar.getByRole('button', { name: 'Rédiger 2 posts' }).click()
  await expect(page.getByRole('dialog')).toContainText(/4\scrédits pour cette demande, il vous en restera 1/)
  await page.getByRole('dialog').getByRole('button', { name: 'Rédiger 2 posts' }).click()
  await expect.poll(() => asked).toMatchObject({ subjectIds: [first?.id, second?.id], agreedCredits: 4 })

  const leaveOut = (name = '') => page.getByRole('checkbox', { name: `À rédiger, ${name}` }).uncheck()
  await leaveOut(first?.name)
  await leaveOut(third?.name)
  await expect(bar).toContainText(/^2 idées prêtes.*4 crédits, il vous restera 1 crédit/)
  await leaveOut(second?.name)
  await leaveOut(fourth?.name)
  await expect(bar).toContainText('Cochez les idées à rédiger.')
  await expect(bar.getByRole('button')).toBeDisabled()
  expect(await faultsOf(page)).toEqual([])
})

test('subjects stand under their month, and those without a day are given the next free ones', async ({
  page,
  context,
}) => {
  const { api, account } = await aBakery(context)
  const { settings } = await api.call('GET', `${account}/planning/settings`)
  const slow = { postsPerWeek: 1, weekdays: [3] }
  await api.call('POST', `${account}/planning/settings`, { ...(settings as object), ...slow })
  await proposed(api, account, 4)
  const { data } = await api.call('GET', `${account}/subjects`)
  const { items } = data as { items: { id: string; version: number; localTime: string }[] }
  const monthOf = (localTime: string) =>
    new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${localTime}Z`),
    )
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) throw new Error('No subjects were proposed')
  await api.call('POST', `${account}/subjects/${first.id}`, { version: first.version, localTime: null })

  await page.goto('/me/planning')
  await expect(page.getByRole('heading', { level: 3, name: monthOf(last.localTime) })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Sans jour' })).toBeVisible()
  await expect(page.getByText(/Le prochain jour libre est le mercredi/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Utiliser les prochains jours libres' }).click()
  await expect(page.getByText('1 idée a maintenant son jour.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Sans jour' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3, name: monthOf(first.localTime) })).toBeVisible()
})

test('what is known in another language than that of posts is said, and one press writes in it', async ({
  page,
  context,
}) => {
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const { id } = user as { id: number }
  await readyToPlan(api, id)
  const account = `/api/users/${id}`
  await api.call('POST', `${account}/account/posts-language`, { language: 'en' })
  const says = ['The country loaf rests a whole night in the cellar before it meets the oven.']
  await api.call('POST', `${account}/facts`, { kind: 'product', about: 'country loaf', says })
  await api.call('POST', `${account}/account/posts-language`, { language: 'fr' })
  await page.goto('/me/planning/start?step=you')
  const living = page.getByRole('complementary')
  await expect(living.getByText(/votre premier post s’écrira ici/)).toBeVisible()
  // The name in its colours stands there, and not a word of the other language.
  await expect(living.getByText(/loaf/)).toHaveCount(0)
  // The planning says what stands in the way, with the press that helps.
  await page.goto('/me/planning')
  await expect(page.getByText(/est en anglais, et vos posts sont en français/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Écrire les posts en anglais' }).click()
  await expect(page.getByText(/est en anglais, et vos posts sont en français/)).toHaveCount(0)
  await page.goto('/me/planning/start?step=you')
  await expect(living.getByRole('img')).toBeVisible()
  await expect(living.getByText(/country loaf rests/).first()).toBeVisible()
})

test('a day that does not exist is said, and the one before it is kept', async ({ page, context }) => {
  const { api, account } = await aBakery(context)
  await proposed(api, account, 1)
  await page.goto('/me/planning')
  await page.getByRole('button', { name: /^Changer «/ }).click()
  const day = page.getByRole('dialog').getByPlaceholder('jj/mm/aaaa')
  const before = await day.inputValue()
  await day.fill('31/02/2027')
  await page.keyboard.press('Tab')
  await expect(
    page.getByText(/31\/02\/2027.*pas une date valable.*la date précédente est gardée/),
  ).toBeVisible()
  await expect(day).toHaveValue(before)
  expect(await faultsOf(page)).toEqual([])
  await day.fill('14/07/2027')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/n’est pas une date valable/)).toHaveCount(0)
  await expect(day).toHaveValue('14/07/2027')
})

test('Enter goes on from the wizard’s first screen, also after a press beside everything', async ({
  page,
  context,
}) => {
  await aBakery(context)
  await page.goto('/me/planning/start?step=address')
  await expect(page.getByLabel('Adresse de votre site')).toBeVisible()
  await page.mouse.click(600, 740)
  await page.keyboard.press('Enter')
  // Who has no site is asked instead.
  await expect(page).toHaveURL(/step=ask/)
})

test('a subject is looked for by a word, and changed before it is written', async ({ page, context }) => {
  await aBakery(context)
  await page.goto('/me/planning')
  await page.getByRole('button', { name: 'Chercher une idée' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('De quoi parler').fill('nos brioches')
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Trouver des idées' }).click()
  const rows = page.locator('.po-subject')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(/brioche/i)

  await rows.getByRole('button', { name: /^Changer/ }).click()
  await dialog.getByLabel('Titre').fill('La brioche se réserve')
  await dialog.getByLabel('Ce que vous cherchez').selectOption('traffic')
  await dialog.getByLabel('Ce dont parle l’image').selectOption('brand')
  await dialog.getByRole('button', { name: 'La pastille' }).click()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(rows.getByRole('heading', { name: 'La brioche se réserve' })).toBeVisible()
  await expect(rows).toContainText('Faire venir')
  await rows.getByRole('button', { name: /^Changer/ }).click()
  await expect(dialog.getByLabel('Ce dont parle l’image')).toHaveValue('brand')
  await expect(dialog.getByRole('button', { name: 'La pastille' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Chercher une idée' }).click()
  await dialog.getByLabel('De quoi parler').fill('nos glaces italiennes')
  await dialog.getByRole('button', { name: 'Trouver des idées' }).click()
  await expect(page.getByRole('button', { name: /nos glaces italiennes/ })).toBeVisible()
})

test('subjects that wait are said above the posts, and validated from there', async ({ page, context }) => {
  const { api, account } = await aBakery(context)
  await page.goto('/me/tasks?view=list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Répondre' })).toHaveCount(0)
  await proposed(api, account, 3)
  await expect(page.getByText('3 idées attendent votre réponse.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Répondre' }).click()
  await page.getByRole('button', { name: 'Tout garder' }).click()
  await expect(page.getByRole('heading', { name: 'Prêts à rédiger (3)' })).toBeVisible()
  await page.getByRole('link', { name: /^Posts/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts')
  await expect(page.getByRole('link', { name: 'Répondre' })).toHaveCount(0)
})

test('home and the menu count the subjects that wait, and one is kept from there', async ({
  page,
  context,
}) => {
  const { api, account } = await aBakery(context)
  await api.call('POST', `${account}/subjects/propose`, { count: 4 })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'quatre idées attendent votre réponse.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Commencer', exact: true })).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: /^Planning.*4/ })).toBeVisible()
  const tile = page.getByRole('region', { name: 'Idées à garder' })
  await expect(tile.getByText('3 sur 4')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await tile
    .getByRole('button', { name: /^Garder/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'trois idées attendent votre réponse.' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Planning.*3/ })).toBeVisible()
})

test('data of the business that cannot be loaded are said, and asked for again', async ({
  page,
  context,
}) => {
  await aBakery(context)
  let isLost = true
  await page.route(/\/api\/users\/\d+\/account$/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/me/planning/start?step=you')
  await expect(page.getByText('Les données de votre entreprise n’ont pas pu être chargées')).toBeVisible({
    timeout: 60_000,
  })
  isLost = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Qui êtes/ })).toBeVisible()
})

test('a subject that a post says already shows that post, and how the list came about is said once', async ({
  page,
  context,
}) => {
  const { api, account } = await aBakery(context)
  const subjects = await proposed(api, account, 2)
  const [first, other] = subjects
  if (!first || !other) throw new Error('No subjects were proposed')
  await api.call('POST', `${account}/planning/runs`, { subjectIds: [first.id], agreedCredits: 0 })
  const posts = async () => {
    const { data } = await api.call('GET', `${account}/tasks`)
    return (data as { items: { id: string; title: string }[] }).items
  }
  await expect.poll(async () => (await posts()).length).toBe(1)

  await page.goto('/me/planning')
  await expect(page.getByText('Idées proposées sans IA.')).toHaveCount(1)
  const row = page.locator('.po-subject')
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText('sans IA')
  await expect(row.getByRole('link', { name: /^Proche de/ })).toHaveCount(0)
  await row.getByRole('button', { name: /^Changer/ }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Titre')
    .fill(first.facts[0]?.says[0] ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  const near = row.getByRole('link', { name: /^Proche de «.*», du \d/ })
  await expect(near).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const [post] = await posts()
  await near.click()
  await expect(page).toHaveURL(new RegExp(`/me/tasks/${post?.id}`))
})

test('a day without posts has ideas, and one press keeps one for it, until it is taken back', async ({
  page,
  context,
}) => {
  const { api, account } = await aBakery(context)
  const [idea] = await proposed(api, account, 1)
  await api.call('POST', `${account}/tasks`, { title: 'Le levain', format: 'image' })
  const ideaNow = async () =>
    ((await api.call('GET', `${account}/subjects`)).data as { items: Idea[] }).items[0]
  const before = await ideaNow()
  const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/me/tasks?view=day&day=${day}`)
  const ideas = page.getByRole('region', { name: 'Idées à prendre pour ce jour' })
  await expect(ideas).toContainText(idea?.name ?? '')
  await ideas.getByRole('button', { name: `Garder pour ce jour, ${idea?.name}` }).click()
  await expect(ideas).toContainText('Gardée pour ce jour.')
  expect(await faultsOf(page)).toEqual([])
  const kept = await ideaNow()
  expect([kept?.status, kept?.localTime?.slice(0, 10)]).toEqual(['accepted', day])

  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(ideas.getByRole('button', { name: /^Garder pour ce jour/ })).toBeVisible()
  expect(await ideaNow()).toMatchObject({ status: 'proposed', localTime: before?.localTime })
})

interface Idea {
  readonly status: string
  readonly localTime: string | null
}
