// The guided tour: every step over the screen it belongs to, by pointer and by keys; left and taken up again.
import type { Page } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { signInAnew } from './support/people.ts'
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
    'Écrivez l’accroche',
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

/** What is lit and what the balloon hides of it, as shares of the window and of what is lit. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const [element, balloon] = ['.driver-active-element', '.po-tour'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    if (!element || !balloon) return null
    const across = Math.min(element.right, balloon.right) - Math.max(element.left, balloon.left)
    const down = Math.min(element.bottom, balloon.bottom) - Math.max(element.top, balloon.top)
    const area = element.width * element.height
    return {
      ofWindow: area / (window.innerWidth * window.innerHeight),
      hidden: (Math.max(0, across) * Math.max(0, down)) / area,
      isInside: balloon.right < window.innerWidth && balloon.bottom <= window.innerHeight,
    }
  })

test('help shows each chapter by itself, lights one thing at a time, and says where there is nothing to show', async ({
  page,
  context,
}) => {
  const { api } = await signInAnew(context)
  const step = page
    .getByRole('dialog')
    .filter({ hasText: /étape \d+ \/ \d+/ })
    .last()
  const over = page.getByText(/(vous attendent|la retrouvez) dans l’aide\.$/)
  const show = async (chapter: string) => {
    await page.goto('/help')
    await page.getByRole('button', { name: `Montrer : ${chapter}` }).click()
  }
  // Without a post, a chapter about posts is not answered by another one.
  await show('Le visuel')
  await expect(page.getByText('Ce chapitre se montre sur un post')).toBeVisible()
  await expect(step).toHaveCount(0)
  await page.getByRole('button', { name: 'Ajouter un post' }).click()
  await expect(page).toHaveURL(/\/me\/tasks\/write/)

  const { user } = await api.call('GET', '/user/current')
  await api.call('POST', `/api/users/${(user as { id: number }).id}/tasks`, {
    ...{ title: 'Vidange', format: 'image', networks: ['x'], hooks: { common: 'Vidange et contrôle.' } },
  })
  const first = {
    Commencer: 'Reliez vos réseaux',
    'Le visuel': 'Le post comme on le verra',
    'Le texte et vos images': 'Écrivez l’accroche',
    'La date et l’envoi': 'Renommez le post',
    'Les réglages': 'Mois, semaine, jour, liste',
  }
  for (const [chapter, title] of Object.entries(first)) {
    await show(chapter)
    await expect(step).toContainText(title)
    for (;;) {
      await expect(step).toContainText(`${chapter}, étape`)
      const words = (await step.textContent()) ?? ''
      await expect
        .poll(async () => {
          const seen = await lit(page)
          return seen !== null && seen.ofWindow < 0.35 && seen.hidden < 0.05 && seen.isInside
        }, words)
        .toBe(true)
      const end = step.getByRole('button', { name: /^Terminer( ici)?$/ })
      if (await end.isVisible()) {
        await end.click()
        break
      }
      await step.getByRole('button', { name: 'Suivant' }).click()
      // What is not there at its end ends it as well.
      await expect
        .poll(
          async () =>
            (await over.count()) > 0 || ![words, ''].includes((await step.allTextContents())[0] ?? ''),
        )
        .toBe(true)
      if ((await over.count()) > 0) break
    }
    await expect(step).toHaveCount(0)
    await expect(over).toBeVisible()
  }

  await page.goto('/help')
  await expect(page.getByRole('button', { name: 'Montrer : Le visuel' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Montrer : Le visuel' }).click()
  await expect(page.getByText('Pas de connexion')).toBeVisible()
  await expect(step).toHaveCount(0)
  await context.setOffline(false)
})
