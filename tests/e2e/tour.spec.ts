// The guided tour: every step over the screen it belongs to, by pointer and by keys; left and taken up again.
import { faultsOf } from './support/drawing.ts'
import { businessOn } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the guided tour leads through its screens, is left with Escape and taken up where it was', async ({
  page,
  context,
}) => {
  const business = await businessOn({ page, context }, 'X')
  await business.api.call('POST', `${business.account}/tasks`, {
    title: 'Vidange',
    format: 'image',
    networks: ['x'],
    hooks: { common: 'Vidange et contrôle.' },
  })
  await page.goto('/help')
  await page.getByRole('button', { name: 'Commencer la visite' }).click()
  // Over an open panel it stands inside it.
  const step = page
    .getByRole('dialog')
    .filter({ hasText: /étape \d+ \/ \d+/ })
    .last()
  const next = step.getByRole('button', { name: /^(Suivant|Chapitre suivant)$/ })
  await expect(step).toContainText('Reliez vos réseaux')
  await expect(step).toContainText('Commencer, étape 1 / ')
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

  // A chapter is a whole: one ends after it, and goes on with the next another day.
  await next.click()
  await expect(step).toContainText('Tous vos posts')
  await step.getByRole('button', { name: 'Terminer ici' }).click()
  await expect(page.getByText('Les autres chapitres vous attendent dans l’aide.')).toBeVisible()
  await page.goto('/help')
  await page.getByRole('button', { name: 'Reprendre la visite' }).click()
  await expect(step).toContainText('Le post comme on le verra')

  // To its end: what is not on this business's screens is passed over, and counted no more.
  const seen: string[] = []
  for (;;) {
    const title = (await step.getByRole('heading').or(step.locator('header')).first().textContent()) ?? ''
    seen.push(title)
    if (title === 'Le rythme') await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible()
    if (await step.getByRole('button', { name: 'Terminer', exact: true }).isVisible()) break
    await next.click()
    await expect(step).not.toContainText(title)
  }
  // A post written by hand has nothing that could be made anew.
  expect(seen).toEqual([
    'Le post comme on le verra',
    'Dessinez',
    'Changez de modèle',
    'Choisissez le fond',
    'Validez le visuel',
    'Choisissez l’accroche',
    'Vos propres images',
    'Renommez le post',
    'La date et l’heure',
    'Où le post paraît',
    'Retirez le post',
    'Validez et programmez',
    'Mois, semaine, jour, liste',
    'À vous',
    'Le rythme',
    'Le public',
    'Le ton',
    'Les émojis',
  ])
  await step.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('La visite est finie.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/help')
  await expect(page.getByRole('button', { name: 'Reprendre la visite' })).toHaveCount(0)
})
