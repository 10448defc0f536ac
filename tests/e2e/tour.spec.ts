// The guided tour: every step over the screen it belongs to, by pointer and by keys; left and taken up again.
import { faultsOf } from './support/drawing.ts'
import { businessOn, validatedPost } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the guided tour leads through its screens, is left with Escape and taken up where it was', async ({
  page,
  context,
}) => {
  const business = await businessOn({ page, context }, 'X')
  await validatedPost(business, { network: 'X', hook: 'Vidange et contrôle.', title: 'Vidange' })
  await page.goto('/help')
  await page.getByRole('button', { name: 'Commencer la visite' }).click()
  const step = page.getByRole('dialog').filter({ hasText: /^.*Étape \d+ \/ \d+/s })
  const next = step.getByRole('button', { name: 'Suivant' })
  await expect(step).toContainText('Reliez vos réseaux')
  await expect(step).toContainText('Étape 1 / 25')
  await expect(page).toHaveURL(/\/me\/networks$/)
  expect(await faultsOf(page)).toEqual([])
  await next.click()
  await expect(step).toContainText('Ajoutez un post')
  await expect(page).toHaveURL(/\/me\/tasks$/)
  await page.keyboard.press('ArrowRight')
  await expect(step).toContainText('Demandez des idées')
  await page.keyboard.press('Escape')
  await expect(step).toHaveCount(0)
  await page.goto('/help')
  await page.getByRole('button', { name: 'Reprendre la visite' }).click()
  await expect(step).toContainText('Demandez des idées')

  // To its end: what is not on this business's screens is passed over, and counted no more.
  const seen: string[] = []
  for (;;) {
    const title = (await step.getByRole('heading').or(step.locator('header')).first().textContent()) ?? ''
    if (seen.at(-1) !== title) seen.push(title)
    const last = step.getByRole('button', { name: 'Terminer' })
    if (await last.isVisible()) break
    await next.click()
    await expect(step).not.toContainText(title)
  }
  expect(seen).toContain('Le post comme on le verra')
  expect(seen.at(-1)).toBe('Les émojis')
  await step.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('La visite est finie.')).toBeVisible()
  await page.goto('/help')
  await expect(page.getByRole('button', { name: 'Reprendre la visite' })).toHaveCount(0)
})
