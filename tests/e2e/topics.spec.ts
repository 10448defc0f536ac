// What a business speaks of and to whom, beside its subjects.

import { aBakery } from './support/bakery.ts'
import { faultsOf } from './support/drawing.ts'
import { proposed } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('what a business speaks of is read once, and again only where it changed', async ({ page, context }) => {
  const { api, account } = await aBakery(context)
  const asked: string[] = []
  // What a closed dialog no longer waits for is asked for again, and was not read.
  page.on('requestfinished', (request) => {
    if (/\/ai-(?:thematics|audiences)$/.test(request.url()) && request.method() === 'GET')
      asked.push(request.url().replace(/.*ai-/, ''))
  })
  const add = (name: string) =>
    api.call('POST', `${account}/ai-thematics`, { name, description: '', kinds: ['method'] })
  await add('Le fournil')
  await proposed(api, account, 1)
  await page.goto('/me/planning')
  const open = async () => {
    await page.getByRole('button', { name: 'Chercher une idée' }).click()
    await expect(page.getByRole('dialog').getByLabel('Dans quel thème')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Changer «/ }).click()
    await expect(page.getByRole('dialog').getByLabel('Titre')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await open()
  await page.getByRole('link', { name: 'Accueil', exact: true }).click()
  await page.getByRole('link', { name: /^Planning/ }).click()
  await open()
  expect(asked.toSorted()).toEqual(['audiences', 'thematics'])
  // Somebody else adds one: it is there without a reload.
  await add('Les coulisses')
  await page.getByRole('button', { name: 'Chercher une idée' }).click()
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Les coulisses' })).toBeAttached({
    timeout: 60_000,
  })
})

test('what a business speaks of and to whom is added, changed and taken away beside its subjects', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  const { api, account } = await aBakery(context)
  await proposed(api, account, 1)
  const names = async (of: 'Thematics' | 'Audiences') =>
    ((await api.call('GET', `${account}/ai-${of.toLowerCase()}`))[`ai${of}`] as { name: string }[]).map(
      ({ name }) => name,
    )
  await page.goto('/me/planning')
  const side = page.getByRole('complementary', { name: 'Ce que l’on sait de vous' })
  await side.getByRole('button', { name: 'Changer vos thèmes et vos publics' }).click()
  const drawer = page.getByRole('dialog', { name: 'Vos thèmes et vos publics' })
  const thematics = drawer.getByRole('region', { name: 'Thèmes' })
  const audiences = drawer.getByRole('region', { name: 'Publics' })

  await thematics.getByRole('button', { name: 'Ajouter un thème' }).click()
  const name = thematics.getByLabel('Nom')
  await expect(name).toBeFocused()
  await name.fill('Le fournil')
  await thematics.getByLabel('Produits').check()
  await thematics.getByRole('button', { name: 'X', exact: true }).click()
  expect(await faultsOf(page)).toEqual([])
  await thematics.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const row = thematics.getByRole('listitem')
  await expect(row).toContainText(/Le fournil.*produits/)
  await expect(row.getByRole('img', { name: 'X' })).toBeVisible()

  await row.getByRole('button', { name: /^Changer/ }).click()
  await name.fill('Les gestes du fournil')
  // Somebody else saves it meanwhile: nothing typed is lost.
  const [{ id } = { id: 0 }] = (await api.call('GET', `${account}/ai-thematics`)).aiThematics as {
    id: number
  }[]
  await api.call('POST', `${account}/ai-thematics/${id}`, { name: 'Leur nom', version: 1 })
  await name.press('Enter')
  await expect(thematics.getByText('Leur nom')).toBeVisible()
  await thematics.getByRole('button', { name: 'Enregistrer ma version' }).click()
  await expect(row).toContainText('Les gestes du fournil')
  await expect(row.getByRole('button', { name: /^Changer/ })).toBeFocused()
  expect(await names('Thematics')).toEqual(['Les gestes du fournil'])

  await audiences.getByRole('button', { name: 'Ajouter un public' }).click()
  await audiences.getByLabel('Nom').fill('Les lève-tôt')
  await page.keyboard.press('Enter')
  await audiences.getByRole('button', { name: 'Changer « Les lève-tôt »' }).click()
  await audiences.getByLabel('Nom').fill('Les lève-tôt du quartier')
  await page.keyboard.press('Enter')
  await expect(audiences.getByRole('listitem')).toContainText('Les lève-tôt du quartier')

  // What is proposed is kept by nobody until somebody says so.
  await audiences.getByRole('button', { name: 'Proposer des publics' }).click()
  const offered = audiences.locator('.po-spoken-proposed').getByRole('listitem')
  await expect(offered.first()).toBeVisible()
  const [all, first] = [await offered.count(), (await offered.first().locator('b').textContent()) ?? '']
  expect(await names('Audiences')).toEqual(['Les lève-tôt du quartier'])
  expect(await faultsOf(page)).toEqual([])
  await offered
    .first()
    .getByRole('button', { name: /^Garder/ })
    .click()
  await expect(offered).toHaveCount(all - 1)
  expect(await names('Audiences')).toEqual(['Les lève-tôt du quartier', first])

  await audiences.getByRole('button', { name: 'Retirer « Les lève-tôt du quartier »' }).click()
  const question = page.getByRole('dialog', { name: /^Ne plus s’adresser à/ })
  await question.getByRole('button', { name: 'Retirer' }).click()
  await expect.poll(() => names('Audiences')).toEqual([first])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(side).toContainText('Les gestes du fournil')
  await expect(side).toContainText(first)

  // A search offers the new one, and it is gone from there once it is taken away.
  const search = async () => {
    await page.getByRole('button', { name: 'Chercher une idée' }).click()
    return page.getByRole('dialog')
  }
  const option = (await search()).getByRole('option', { name: 'Les gestes du fournil' })
  await expect(option).toBeAttached()
  await page.keyboard.press('Escape')
  await side.getByRole('button', { name: 'Changer vos thèmes et vos publics' }).click()
  await thematics.getByRole('button', { name: /^Retirer «/ }).click()
  await page
    .getByRole('dialog', { name: /^Ne plus parler de/ })
    .getByRole('button', { name: 'Retirer' })
    .click()
  await expect.poll(() => names('Thematics')).toEqual([])
  await page.keyboard.press('Escape')
  await search()
  await expect(page.getByRole('dialog').getByLabel('De quoi parler')).toBeVisible()
  await expect(option).toHaveCount(0)
})
