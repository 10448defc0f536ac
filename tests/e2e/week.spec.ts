// Twenty minutes a week: ideas kept and written, a hook and a picture mended, one post moved to a Thursday, all scheduled by a
// press each, and seen where they went out.
import { aBakery } from './support/bakery.ts'
import { countPresses } from './support/clicks.ts'
import { faultsOf } from './support/drawing.ts'
import { proposed } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

interface Task {
  readonly id: string
  readonly status: string
  readonly hooks: { readonly common: string }
  readonly pageIds: number[]
}

/** A Tuesday of next month whose Thursday is in it: no month ends between them, whatever today is. */
function tuesdayAhead(): { tuesday: string; thursday: string } {
  const now = new Date()
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 8))
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  const tuesday = day.toISOString().slice(0, 10)
  day.setUTCDate(day.getUTCDate() + 2)
  return { tuesday, thursday: day.toISOString().slice(0, 10) }
}

test('a week of posts is kept, mended, moved and scheduled in twenty presses, and goes out', {
  tag: '@gate',
}, async ({ page, context }) => {
  const { api, account } = await aBakery(context)
  await proposed(api, account, 3)
  const pressed = await countPresses(context)
  await page.goto('/me/planning')
  await page.getByRole('button', { name: 'Rédiger 3 posts' }).click()
  const items = async () => (await api.call('GET', `${account}/tasks`)).data as { items: Task[] }
  await expect.poll(async () => (await items()).items.length, { timeout: 120_000 }).toBe(3)
  const [first, second, third] = (await items()).items
  if (!first || !second || !third) throw new Error('Three posts were written')
  const { tuesday, thursday } = tuesdayAhead()
  const hours = { [first.id]: '09:00', [second.id]: '12:30', [third.id]: '18:00' }
  for (const [id, hour] of Object.entries(hours))
    await api.call('POST', `${account}/tasks/${id}/date`, {
      localTime: `${tuesday}T${hour}`,
      zone: 'Europe/Paris',
    })

  await page.goto(`/me/tasks?day=${tuesday}`)
  const cards = page.locator('.po-cal-card')
  await expect(page.locator(`[data-day="${tuesday}"]`).locator(cards)).toHaveCount(3)
  expect(await faultsOf(page)).toEqual([])
  await cards.filter({ has: page.locator(`[href$="/${second.id}"]`) }).hover()
  await page.mouse.down()
  const target = await page.locator(`[data-day="${thursday}"]`).boundingBox()
  if (!target) throw new Error('The day is on the screen')
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(page.locator(`[data-day="${thursday}"]`).locator(cards)).toHaveCount(1)

  await page.locator(`.po-cal-card [href$="/${first.id}"]`).click()
  const hook = page.getByRole('textbox', { name: 'Accroche' })
  const words = `${await hook.inputValue()} À bientôt.`
  await hook.fill(words)
  await page.getByRole('button', { name: 'Changer de modèle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.po-starts button').nth(1).click()
  await dialog.getByRole('button', { name: 'Remplacer le visuel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Valider et programmer/ }).click()
  await expect(page.getByText('Partira à l’heure prévue')).toBeVisible()

  await page.getByRole('link', { name: 'Accueil', exact: true }).click()
  const waiting = page.getByRole('button', { name: /^Valider et programmer/ })
  for (const left of [2, 1]) {
    await expect(waiting).toHaveCount(left)
    await waiting.first().click()
  }
  await expect(waiting).toHaveCount(0)
  const presses = pressed()
  test.info().annotations.push({ type: 'clicks', description: String(presses) })
  expect(presses).toBeLessThanOrEqual(20)

  // Their hour does not come within a test: they are sent as their clock would, and looked at over there.
  for (const { id } of [first, second, third]) {
    const at = `${account}/tasks/${id}`
    const { task } = (await api.call('GET', at)) as unknown as { task: Task }
    expect(task.status).toBe('publicationWaiting')
    await api.call('POST', `${at}/publish`, { pageIds: task.pageIds })
    type Publication = { state: string; url: string | null }
    const out = async () =>
      ((await api.call('GET', `${at}/publications`)).publications as Publication[]).find(
        ({ state }) => state === 'published',
      )?.url
    await expect.poll(out, { timeout: 60_000 }).toBeTruthy()
    if (id !== first.id) continue
    expect(task.hooks.common).toBe(words)
    await page.goto((await out()) ?? '')
    await expect(page.getByText('À bientôt.')).toBeVisible()
  }
})
