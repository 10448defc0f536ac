// From a validated post to its date: scheduling it, otherwise, and not at all; and what keeps it from going out.
import type { BrowserContext, Page } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { businessOn, validatedPost } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Somebody with an account on a network, on the screen of a post that is validated. */
async function validated(
  at: { page: Page; context: BrowserContext },
  network: string,
  hook = 'Vidange et contrôle.',
): Promise<void> {
  const business = await businessOn(at, network)
  const { id } = await validatedPost(business, { network, hook, title: 'Vidange du printemps' })
  await at.page.goto(`/me/tasks/${id}`)
}

/** On which clocks change. */
const lastSunday = (month: 3 | 10, year: number) => {
  const day = 31 - new Date(Date.UTC(year, month - 1, 31)).getUTCDay()
  return `${day}/${String(month).padStart(2, '0')}/${year}`
}

/** The dialogue in which it is said when. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('À une date', { exact: true }).click()
  return dialog
}

/** The same, filled. */
async function openWhen(page: Page, day: string, hour: string) {
  const dialog = await openDialog(page)
  const fill = async (to: string, at: string) => {
    await dialog.getByRole('textbox', { name: 'Date' }).fill(to)
    await dialog.getByLabel('Heure').fill(at)
    await dialog.getByLabel('Heure').press('Tab')
  }
  await fill(day, hour)
  return { dialog, fill, confirm: dialog.getByRole('button', { name: 'Programmer' }) }
}

test.describe('a date', () => {
  test('is given, changed, taken away and taken back, and the post says it everywhere', {
    tag: '@gate',
  }, async ({ page, context }) => {
    const year = new Date().getFullYear() + 1
    await validated({ page, context }, 'X')
    const dialog = await openDialog(page)
    const [date, time] = [dialog.getByRole('textbox', { name: 'Date' }), dialog.getByLabel('Heure')]
    // A calendar that hangs open is what Escape closes, and not the dialogue.
    await date.click()
    await expect(dialog.getByRole('table')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('table')).toHaveCount(0)
    await date.fill(`25/11/${year}`)
    await time.fill('9h')
    await time.press('Tab')
    await expect(dialog.getByText(new RegExp(`^Part \\w+ 25 novembre ${year} à 9\\u00a0h$`))).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await expect(dialog).toBeHidden()
    const bar = page.locator('.po-action-bar')
    await expect(bar.getByText(new RegExp(`25 novembre ${year} à 9\\u00a0h sur 1 réseau`))).toBeVisible()
    await expect(page.getByText('Partira à l’heure prévue')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await bar.getByRole('button', { name: 'Reprogrammer' }).click()
    await expect(date).toHaveValue(`25/11/${year}`)
    await time.fill('14:30')
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await expect(bar.getByText(/à 14\u00a0h\u00a030 sur 1 réseau/)).toBeVisible()

    await page.goto('/me/tasks?view=list&status=publicationWaiting')
    await expect(page.getByRole('article')).toContainText('25 nov., 14\u00a0h\u00a030')
    await page.getByRole('link', { name: 'Vidange et contrôle.' }).click()

    await page.getByRole('button', { name: 'Actions sur Vidange du printemps' }).click()
    await page.getByRole('menuitem', { name: 'Déprogrammer' }).click()
    await expect(page.getByText('n’est plus programmé.')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Publier maintenant' })).toBeVisible()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(bar.getByText(/à 14\u00a0h\u00a030 sur 1 réseau/)).toBeVisible()
  })

  test('waits behind a stop, which says how many do, and stands where it stood once things go on', async ({
    page,
    context,
  }) => {
    await validated({ page, context }, 'X')
    const { dialog, confirm } = await openWhen(page, `15/07/${new Date().getFullYear() + 1}`, '9h')
    await confirm.click()
    await expect(dialog).toBeHidden()
    await page.goto('/me/tasks?view=list')
    await expect(page.getByRole('heading', { name: 'À venir' })).toBeVisible()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Tout arrêter' }).click()
    await dialog.getByRole('button', { name: 'Tout arrêter' }).click()
    const post = page.getByRole('article')
    await expect(post.getByText('Arrêté', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: '1 post attend.' }).click()
    await expect(page.getByLabel('État')).toHaveValue('stopped')
    await expect(post).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/')
    await page.getByRole('link', { name: 'un post attend que vous relanciez.' }).click()
    await post.getByRole('link').click()
    await expect(page.locator('.po-action-bar').getByText('Arrêté', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Relancer' }).first().click()
    await dialog.getByRole('button', { name: 'Relancer' }).click()
    await expect(page.locator('.po-action-bar').getByText('Programmé', { exact: true })).toBeVisible()
  })

  test('that does not exist, that comes twice, that is gone or years away is told in words', async ({
    page,
    context,
  }) => {
    await validated({ page, context }, 'X')
    const year = new Date().getFullYear() + 1
    const { dialog, fill, confirm } = await openWhen(page, lastSunday(3, year), '2h30')
    await expect(dialog.getByText(/^Cette heure n’existe pas ce jour-là/)).toBeVisible()
    await expect(confirm).toBeDisabled()
    await fill(lastSunday(10, year), '2h30')
    await expect(dialog.getByText(/cette heure a lieu deux fois/)).toBeVisible()
    await expect(confirm).toBeEnabled()
    await fill('01/02/2024', '9h')
    await expect(dialog.getByText('Cette date est passée.')).toBeVisible()
    await expect(confirm).toBeDisabled()
    await fill('31/12/9999', '9h')
    await expect(dialog.getByText('Choisissez une date dans les 2 ans qui viennent.')).toBeVisible()
    await expect(confirm).toBeDisabled()
  })
})

test.describe('an hour', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('is the business’s; who reads from elsewhere is told whose it is, and their own', async ({
    page,
    context,
  }) => {
    const year = new Date().getFullYear() + 1
    await validated({ page, context }, 'X')
    const { dialog, confirm } = await openWhen(page, `15/07/${year}`, '9h')
    await expect(dialog.getByText('à 9\u00a0h (heure de Paris)')).toBeVisible()
    await expect(dialog.getByText(/^Chez vous\u00a0: \w+\. 15 juil\., 3\u00a0h$/)).toBeVisible()
    await confirm.click()
    await expect(page.locator('.po-action-bar').getByText(/9\u00a0h \(heure de Paris\)/)).toBeVisible()
  })
})

test.describe('what keeps a post from going out', () => {
  test('is said beside its page before anything is sent', async ({ page, context }) => {
    await validated({ page, context }, 'TikTok')
    const dialog = await openDialog(page)
    await expect(dialog.getByText('Dites qui peut voir ce post sur TikTok.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Programmer' })).toBeDisabled()
    await expect(dialog.getByRole('link', { name: 'confirmation d’utilisation de la musique' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    // A validated post keeps its approval while this is said.
    await page.getByRole('combobox', { name: 'Qui peut voir ce post' }).selectOption('Tout le monde')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await openDialog(page)
    await expect(dialog.getByText('Dites qui peut voir ce post sur TikTok.')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Programmer' })).toBeEnabled()
  })
})

test.describe('a story', () => {
  test('goes out where there are stories, without the words, now or at its hour', async ({
    page,
    context,
  }) => {
    await validated({ page, context }, 'Instagram', 'é'.repeat(2300))
    const dialog = await openDialog(page)
    await dialog.getByText('Maintenant', { exact: true }).click()
    await expect(dialog.getByText('100 caractères de trop pour Instagram.')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'En story' }).check()
    await expect(dialog.getByText('100 caractères de trop pour Instagram.')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByText('À une date', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Programmer la story' }).click()
    await expect(page.getByText(/^Programmé/).first()).toBeVisible()
    // Changed before its hour, it is still meant as a story.
    await page.getByRole('button', { name: 'Reprogrammer' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'En story' })).toBeChecked()
    await dialog.getByText('Maintenant', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Publier en story' }).click()
    await expect(page.getByText(/^Confirmé à/)).toBeVisible()
  })
})
