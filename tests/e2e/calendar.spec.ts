// Posts in the month, the week and the list: another day by dragging, by keys and in a dialogue, and several at once.
import type { Page } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { businessOn, validatedPost } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Days of a month in which none has passed. */
function dayOfNextMonth(date: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, date)).toISOString().slice(0, 10)
}
const typed = (day: string) => day.split('-').toReversed().join('/')
const dayField = (page: Page, date: number) => page.locator(`[data-day="${dayOfNextMonth(date)}"]`)

test('a post is given a day, dragged to another, taken back, and moved by keys', async ({
  page,
  context,
}) => {
  const business = await businessOn({ page, context }, 'X')
  await validatedPost(business, { network: 'X', hook: 'Vidange et contrôle.', title: 'Vidange' })
  await page.goto('/me/tasks')
  // What has no day yet stands below.
  await page.getByRole('button', { name: 'Donner une date à « Vidange »' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Date' }).fill(typed(dayOfNextMonth(10)))
  await dialog.getByLabel('Heure').fill('9h30')
  await dialog.getByLabel('Heure').press('Tab')
  await dialog.getByRole('button', { name: 'Changer la date' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Mois suivant' }).click()
  const card = page.locator('.po-cal-card').filter({ hasText: 'Vidange et contrôle.' })
  await expect(dayField(page, 10).locator(card)).toContainText('9\u00a0h\u00a030')
  await expect(card).toContainText('Pas programmé')
  expect(await faultsOf(page)).toEqual([])

  // The card follows the pointer, and stands on the day it is let go over, at its hour.
  await card.hover()
  await page.mouse.down()
  const target = await dayField(page, 12).boundingBox()
  if (!target) throw new Error('The day is on the screen')
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 })
  await expect(dayField(page, 12)).toContainText('Même heure, annulable')
  await page.mouse.up()
  await expect(dayField(page, 12).locator(card)).toContainText('9\u00a0h\u00a030')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(dayField(page, 10).locator(card)).toBeVisible()

  await card.getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(dayField(page, 11).locator(card)).toBeVisible()
  // The keys stay with a card that stands elsewhere now.
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(dayField(page, 18).locator(card)).toBeVisible()
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(dayField(page, 11).locator(card)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(dayField(page, 18).locator(card)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(dayField(page, 11).locator(card)).toBeVisible()
  // The way back does not go with what was said of it.
  await page.keyboard.press('Control+z')
  await expect(dayField(page, 10).locator(card)).toBeVisible()
  await card.getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(dayField(page, 11).locator(card)).toBeVisible()
  await page.reload()
  await expect(dayField(page, 11).locator(card)).toBeVisible()

  // The same post in its day and in its week.
  await dayField(page, 11).getByRole('button', { name: '11', exact: true }).click()
  await expect(dayField(page, 11).locator(card)).toBeVisible()
  // The view stands in the address: it is chosen once one has got there, and not at the press.
  await page.getByRole('radio', { name: 'Semaine' }).click({ force: true })
  await expect(page.locator('.po-hours-day').locator(card)).toBeVisible()
})

test('several posts are moved and removed together, and taken back at once', async ({ page, context }) => {
  const business = await businessOn({ page, context }, 'X')
  for (const title of ['Pneus', 'Freins'])
    await validatedPost(business, { network: 'X', hook: `${title} contrôlés.`, title })
  await page.goto('/me/tasks?view=list')
  for (const title of ['Pneus', 'Freins'])
    await page.getByRole('checkbox', { name: `Choisir « ${title} »` }).check()
  await expect(page.getByText('2 posts choisis')).toBeVisible()
  await page.getByRole('button', { name: 'Autres actions sur ces posts' }).click()
  await page.getByRole('menuitem', { name: 'Retirer' }).click()
  await expect(page.getByText('2 posts retirés.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Choisir « Pneus »' }).check()
  await page.getByRole('button', { name: 'Décaler' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre de jours').fill('3')
  await dialog.getByRole('button', { name: 'Décaler' }).click()
  // It has no date that could be moved.
  await expect(page.getByText(/1 post n’a pas changé/)).toBeVisible()
})
