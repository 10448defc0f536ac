// What is said to whoever writes a post, while they write it: how long it is, what a network asks, what stands against it.
import { faultsOf } from './support/drawing.ts'
import { signInAnew } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.describe('while a post is written', () => {
  test('each network counts its words, and the limit is told when it is crossed', async ({
    page,
    context,
  }) => {
    await signInAnew(context)
    await page.goto('/me/tasks/write?way=blank')
    for (const network of ['LinkedIn', 'X', 'Bluesky'])
      await page.getByRole('button', { name: network, exact: true }).click()
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    const hook = page.getByRole('textbox', { name: 'Accroche' })
    await hook.fill('é'.repeat(250))
    await expect(page.getByText('X\u00a0: 250 caractères sur 280')).toBeAttached()
    await expect(page.getByText('Bluesky\u00a0: 250 caractères sur 300')).toBeAttached()

    const spoken = page.getByRole('status').filter({ hasText: /Trop long|convient/ })
    await expect(spoken).toHaveCount(0)
    await hook.fill('é'.repeat(294))
    await expect(page.getByText('14 caractères de trop pour X.')).toBeVisible()
    await expect(spoken).toHaveText('Trop long pour X.')
    await expect(hook).toHaveAttribute('aria-invalid', 'true')
    expect(await faultsOf(page)).toEqual([])

    // Words of its own for X leave the rest as it is.
    await page.getByRole('button', { name: 'Une par réseau' }).click()
    const apart = page.getByRole('region', { name: 'Accroche' })
    await apart.getByRole('tab', { name: 'X', exact: true }).click()
    await page.getByRole('textbox', { name: 'Accroche pour X' }).fill('Court.')
    await expect(page.getByText('14 caractères de trop pour X.')).toHaveCount(0)
    await expect(page.getByText('X\u00a0: 6 caractères sur 280')).toBeAttached()
    await apart.getByRole('tab', { name: 'Tous' }).click()
    await expect(page.getByText('Bluesky\u00a0: 294 caractères sur 300')).toBeAttached()
    expect(await faultsOf(page)).toEqual([])
  })

  test('TikTok’s audience is asked for and not chosen for anybody; what does not go together is said there', async ({
    page,
    context,
  }) => {
    await signInAnew(context)
    await page.goto('/me/tasks/write?way=blank')
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    await expect(page.getByRole('textbox', { name: 'Accroche' })).toBeVisible()
    await page.getByRole('button', { name: 'TikTok' }).click()
    const audience = page.getByRole('combobox', { name: 'Qui peut voir ce post' })
    await expect(audience).toHaveValue('')
    await expect(page.getByText('Rien n’est choisi pour vous')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await audience.selectOption('Vous seul')
    await page.getByRole('combobox', { name: 'Contenu commercial' }).selectOption('Partenariat rémunéré')
    await expect(
      page.getByText('Sur TikTok, un partenariat rémunéré ne peut pas rester privé.'),
    ).toBeVisible()
    await audience.selectOption('Tout le monde')
    await page.getByRole('switch', { name: 'Permettre les commentaires' }).check()
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Tout le monde · commentaires · Partenariat rémunéré')).toBeVisible()
    await page.getByText('Tout le monde · commentaires · Partenariat rémunéré').click()
    await expect(audience).toHaveValue('public')
    expect(await faultsOf(page)).toEqual([])
  })
})
