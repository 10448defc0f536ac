// From a day of the calendar, and from an idea, to a post that waits for its reader.
import type { Locator } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { linkSomeone, newCustomer, ownPassword, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** What is chosen stands in the address: it is chosen once one has got there, and not at the press. */
const press = async (choice: Locator) => {
  await choice.click({ force: true })
  await expect(choice).toBeChecked()
}

const signedIn = async (context: Parameters<typeof signIn>[0], applicationLang: 'fr' | 'en') => {
  const { email } = await newCustomer(context.request, { applicationLang })
  return signIn(context, email, ownPassword)
}

test.describe('in French', () => {
  // Whoever reads in another zone is told the business's hour.
  test.use({ locale: 'fr-FR', timezoneId: 'America/Martinique' })

  test('a feast is found, looked at, and becomes a post of its day, once', async ({ page, context }) => {
    test.setTimeout(120_000)
    const api = await signedIn(context, 'fr')
    await page.goto('/me/key-dates')
    await expect(page.getByRole('heading', { level: 1, name: 'Temps forts' })).toBeVisible()
    await expect(page.getByRole('region', { name: /\d{4}$/ }).first()).toBeVisible()
    await press(page.getByRole('radio', { name: 'Mois' }))
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Mois suivant' }).click()
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
    await page.getByRole('button', { name: 'Aujourd’hui' }).click()

    // Looking for a day lists the year that comes.
    await page.getByRole('textbox', { name: 'Chercher un jour' }).fill('fete meres dimanche mai')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Fête des Mères'])
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Créer, Fête des Mères' }).click()
    const drawer = page.getByRole('dialog', { name: 'Fête des Mères' })
    await expect(
      drawer.getByText('En France, la fête des Mères tombe le dernier dimanche de mai.'),
    ).toBeVisible()
    // A post needs somewhere to go.
    await expect(drawer.getByText('Aucun réseau social compatible n’a été trouvé.')).toBeVisible()
    const { user } = await api.call('GET', '/user/current')
    await linkSomeone(api, (user as { id: number }).id, 'tiktok')
    await page.reload()
    await expect(drawer.getByRole('button', { name: 'TikTok' })).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer.getByText(/Prévu le dimanche \d+ (mai|juin).*, 9/)).toBeVisible()
    await expect(drawer.getByText(/offert\s: il vous en restera 7/i)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Faire un post', exact: true }).click()

    await expect(page).toHaveURL(/\/me\/tasks\/.+/)
    await expect(page.getByRole('heading', { level: 1, name: 'Fête des Mères' })).toBeVisible()
    const hook = page.getByRole('textbox', { name: /Accroche/ }).first()
    await expect(hook).toHaveValue(/fête des mères/i)
    await expect(hook).toHaveValue(/dimanche \d+\s(mai|juin)/i)

    // Who has a post sees on home what comes next.
    await page.goto('/')
    const coming = page.getByRole('region', { name: 'Dates à venir' })
    await expect(coming.getByRole('listitem').first()).toBeVisible()

    await page.goto('/me/key-dates?view=list&search=fete+meres+dimanche+mai')
    await expect(page.getByText('Un post est prêt')).toBeVisible()
    await page.getByRole('link', { name: 'Ouvrir le post' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fête des Mères' })).toBeVisible()
  })

  test('days and their months are reached by keys, and a day without an answer says so', async ({
    page,
    context,
  }) => {
    await signedIn(context, 'fr')
    await page.goto('/me/key-dates?view=month&month=2027-05')
    const feast = page.getByRole('button', { name: 'Fête des Mères' })
    await feast.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Fête des Mères' })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(feast).toBeFocused()
    await page.goto('/me/key-dates?view=list&search=zzzz')
    await expect(page.getByRole('heading', { name: 'Rien au calendrier' })).toBeVisible()
    await page.goto('/me/key-dates?day=no-such-day.2027')
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await page.goto('/me/key-dates?month=<script>&offset=-4&view=%27')
    await expect(page.getByRole('region', { name: /\d{4}$/ }).first()).toBeVisible()
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('an idea asks its question, and its answer is the post', async ({ page, context }) => {
    test.setTimeout(120_000)
    await signedIn(context, 'en')
    await page.goto('/me/ideas')
    await expect(page.getByRole('heading', { level: 1, name: 'Inspiration' })).toBeVisible()
    await press(page.getByRole('radio', { name: 'Bring people in' }))
    await expect(page).toHaveURL(/objective=traffic/)
    await press(page.getByRole('radio', { name: 'All', exact: true }))
    await page.getByRole('textbox', { name: 'Search for an idea' }).fill('first hour')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['The first hour of the day'])
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^Make a post of this idea/ }).click()
    const drawer = page.getByRole('dialog', { name: 'The first hour of the day' })
    await expect(drawer.getByText('What do you do before opening, and at what time?')).toBeVisible()
    const make = drawer.getByRole('button', { name: 'Draft the post' })
    await expect(make).toBeDisabled()
    await drawer
      .getByRole('textbox', { name: 'Your answer' })
      .fill('The kiln is opened at six, and the glazes are sorted by hand.')
    expect(await faultsOf(page)).toEqual([])
    await make.click()
    await expect(page).toHaveURL(/\/me\/tasks\/.+/)
    await expect(page.getByRole('textbox', { name: /Hook/ }).first()).toHaveValue(/kiln is opened at six/)
  })
})
