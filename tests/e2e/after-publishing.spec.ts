// Posts that went out in part, or will not go out as they are: what they say of it, and the one step that helps.
import { faultsOf } from './support/drawing.ts'
import { postsOf, refusePhotoAsTooMany, secondPage, someoneOverThere } from './support/networks.ts'
import { businessOn, validatedPost } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a post refused on one of two pages says where it is, and goes once more to the other alone', {
  tag: '@gate',
}, async ({ page, context }) => {
  const over = await someoneOverThere()
  const second = await secondPage(over)
  const business = await businessOn({ page, context }, 'Facebook', over)
  const hook = `Deux fournées, ${Date.now() % 100_000} baguettes.`
  const post = await validatedPost(business, { network: 'Facebook', title: 'Deux fournées', hook, pages: 2 })
  expect(post.pageIds).toHaveLength(2)
  await refusePhotoAsTooMany(second.id)
  await business.api.call('POST', `${business.account}/tasks/${post.id}/publish`, { pageIds: post.pageIds })

  await page.goto(`/me/tasks/${post.id}`)
  const bar = page.locator('.po-action-bar')
  await expect(bar.getByText('Publié sur Facebook')).toBeVisible()
  await expect(bar.getByText('Refusé', { exact: false })).toBeVisible()
  await expect(page.getByText(/: trop de publications\./)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const seen = page.waitForEvent('popup')
  await bar.getByRole('button', { name: 'Voir le post' }).click()
  const there = await seen
  await expect(there.getByText(hook).first()).toBeVisible()
  await there.close()

  await bar.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^Confirmé à/)).toHaveCount(2)
  await expect(bar.getByText('Publié', { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Voir le post' }).click()
  for (const name of [over.page, `${over.page} bis`])
    await expect(page.getByRole('menuitem', { name: `Facebook ${name}`, exact: true })).toBeVisible()
  // Once on each, whatever was pressed.
  for (const id of [over.pageId, second.id]) expect(await postsOf('Facebook', id)).toEqual([hook])
})

test('a scheduled post whose account is unlinked says in the list that it will not go out, and what helps', async ({
  page,
  context,
}) => {
  const business = await businessOn({ page, context }, 'X')
  const post = await validatedPost(business, {
    network: 'X',
    title: 'La tournée',
    hook: 'Nous passons mardi.',
  })
  const { version } = (await business.api.call('GET', `${business.account}/tasks/${post.id}`)).task as {
    version: number
  }
  const localTime = `${new Date().getFullYear() + 1}-07-15T09:00`
  const at = `${business.account}/tasks/${post.id}/schedule`
  await business.api.call('POST', at, { pageIds: post.pageIds, version, localTime, zone: 'Europe/Paris' })
  const list = await context.newPage()
  await list.goto('/me/tasks?view=list')
  const row = list.getByRole('article')
  await expect(row.getByText('Programmé', { exact: true })).toBeVisible()

  await page.goto('/me/networks')
  await page
    .getByRole('article', { name: business.over.person })
    .getByRole('button', { name: 'Délier' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Délier', exact: true }).click()
  await expect(row.getByText('X à relier', { exact: true })).toBeVisible()
  expect(await faultsOf(list)).toEqual([])
  await row.getByRole('link', { name: 'Nous passons mardi.' }).click()
  const bar = list.locator('.po-action-bar')
  await expect(bar.getByText('X à relier')).toBeVisible()
  expect(await faultsOf(list)).toEqual([])
  await bar.getByRole('link', { name: 'Relier de nouveau' }).click()
  await list.getByRole('button', { name: 'Relier de nouveau' }).first().click()
  await list.getByRole('radio', { name: business.over.person }).check()
  await list.getByRole('button', { name: 'Autoriser' }).click()
  await expect(list.getByText('X est relié.').first()).toBeVisible()
  await list.goto(`/me/tasks/${post.id}`)
  await expect(list.getByText('Partira à l’heure prévue')).toBeVisible()
})
