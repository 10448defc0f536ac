// A limit leads to a plan, which is paid at the provider's, and back to what one was doing.
import type { Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { faultsOf } from './support/drawing.ts'
import { linkByConsent, someoneOverThere } from './support/networks.ts'
import { signInAnew, withAddress } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByLabel('Date d’expiration').fill('04/39')
  await page.getByLabel('Cryptogramme').fill('123')
}

/** The provider's own page, with a card whose bank asks first. */
async function payByCard(page: Page): Promise<void> {
  await typeCard(page, '4000 0000 0000 3220')
  await page.getByRole('button', { name: /^Payer / }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
}

test.describe('credits and plans', () => {
  test('at the limit of networks a plan is chosen, paid by card, and the second network is linked', {
    tag: '@gate',
  }, async ({ page, context }) => {
    const { api } = await signInAnew(context)
    await withAddress(api)
    const over = await someoneOverThere()
    await page.goto('/me/networks')
    await linkByConsent(page, 'X', over.page)
    await page.getByRole('link', { name: 'Voir les formules' }).first().click()
    await expect(page).toHaveURL(/\/me\/credits/)
    await page.getByRole('button', { name: 'Choisir Start' }).click()
    await expect(page.getByText('Total à payer')).toBeVisible()
    await expect(page.getByText('Renouvelée chaque mois')).toBeVisible()
    await page.getByRole('button', { name: 'Retirer Start' }).click()
    await page.getByRole('link', { name: 'Voir les formules' }).click()
    await page.getByRole('button', { name: 'Choisir Start' }).click()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^Payer 34,80/ }).click()
    await payByCard(page)
    await expect(page.getByRole('heading', { name: 'Paiement reçu' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await expect(page.getByText('Crédits reçus')).toBeVisible()
    await page.getByRole('button', { name: 'Retour à l’écran « Mes réseaux »' }).click()
    await expect(page).toHaveURL('/me/networks')
    await linkByConsent(page, 'TikTok', over.person)
    await expect(page.getByText('2 en service sur 2 réseaux')).toBeVisible()
  })

  test('credits that an order lacks are bought from its last question, where it goes on', async ({
    page,
    context,
  }) => {
    const { api } = await signInAnew(context)
    await withAddress(api)
    const over = await someoneOverThere()
    await page.goto('/me/networks')
    await linkByConsent(page, 'X', over.page)
    await spendWelcome(api)
    await page.goto('/me/tasks/write?way=order')
    await page.getByRole('link', { name: /^Image et accroche/ }).click()
    await page.getByLabel('Votre message').fill('Le seigle sort du four le jeudi.')
    const question = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    for (const name of [/^À qui parle-t-il/, /^À quoi ressemble/, /^Tout est juste/]) {
      await page.getByRole('button', { name: 'Continuer' }).click()
      await expect(question(name)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Acheter des crédits' }).click()
    await page
      .getByRole('button', { name: /^Un de plus/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Mettre au panier' }).click()
    await page.getByRole('button', { name: /^Payer / }).click()
    await payByCard(page)
    await page.getByRole('button', { name: 'Reprendre ma commande' }).click()
    await expect(question(/^Tout est juste/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Commander pour/ })).toBeVisible()
  })

  test('a plan paid by debit lasts while the bank takes its time, gets its credits then, and can be left', async ({
    page,
    context,
  }) => {
    const { api } = await signInAnew(context)
    await withAddress(api)
    const reference = await buyStartByDebit(page)
    await page.getByRole('button', { name: 'Voir mes crédits' }).click()
    await expect(page.getByText('Prélèvement en cours')).toBeVisible()
    await fetch(`${process.env.E2E_MAILBOX}/payments/bank/${reference}/settle`, { method: 'POST' })
    await expect(page.getByText('Prélèvement en cours')).toBeHidden()
    await page.getByRole('tab', { name: 'Relevé' }).click()
    await expect(page.getByText('+30').first()).toBeVisible()
    const over = await someoneOverThere()
    await page.goto('/me/networks')
    await linkByConsent(page, 'X', over.page)
    await linkByConsent(page, 'TikTok', over.person)
    await page.goto('/me/credits')
    await page.getByRole('button', { name: 'Résilier' }).click()
    const dialog = page.getByRole('dialog')
    // Without a plan one network stays: which one is said by who leaves.
    await dialog.getByRole('radio', { name: /^TikTok/ }).check()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByLabel('Je fais une pause').check()
    await dialog.getByRole('button', { name: 'Résilier', exact: true }).click()
    await page.getByRole('button', { name: 'Garder Start' }).click()
    await expect(page.getByRole('button', { name: 'Résilier' })).toBeVisible()
    // A plan and packs are paid for apart: what goes out of the cart is said, and comes back.
    await page.getByRole('button', { name: 'Passer à Growth maintenant' }).click()
    // What is kept comes first, also where it is an account.
    await expect(page.getByRole('radio', { name: 'Prélèvement SEPA' })).toBeChecked()
    await page.goto('/me/credits?tab=credits')
    await page
      .getByRole('button', { name: /^Un de plus/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Mettre au panier' }).click()
    await expect(page.getByText('La formule qui était dans votre panier')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('button', { name: 'Retirer Growth' })).toBeVisible()
    await page.goto('/me/credits')
    await page.getByRole('link', { name: 'Voir le panier' }).click()
    await expect(page).toHaveURL('/me/credits/cart')
  })

  test('a card whose bank asks is added by itself, and pays the plan from then on', async ({
    page,
    context,
  }) => {
    const { api } = await signInAnew(context)
    await withAddress(api)
    await buyStartByDebit(page)
    await page.getByRole('button', { name: 'Voir mes crédits' }).click()
    await page.getByRole('button', { name: 'Moyens de paiement' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'Compte FR •••• 2606' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Ajouter une carte ou un compte' }).click()
    await expect(dialog.getByLabel('Payer ma formule avec cette carte')).toBeChecked()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Saisir la carte' }).click()
    await typeCard(page, '4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Ajouter cette carte' }).click()
    await expect(page.getByText('La banque a refusé cette carte.')).toBeVisible()
    await page.getByRole('link', { name: 'Revenir sans rien ajouter' }).click()
    await expect(dialog.getByText('La carte n’est pas ajoutée. Votre banque a refusé.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await typeCard(page, '4000 0000 0000 3220')
    await page.getByRole('button', { name: 'Ajouter cette carte' }).click()
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(dialog.getByText('Carte ajoutée : Visa •••• 3220.')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Visa •••• 3220' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Compte FR •••• 2606' })).not.toBeChecked()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(page).toHaveURL('/me/credits')
    await expect(page.getByText(/Visa •••• 3220/)).toBeVisible()
  })
})

/** A plan by the month whose debit is on its way; answers the provider's name for it. */
async function buyStartByDebit(page: Page): Promise<string> {
  await page.goto('/me/credits')
  await page.getByRole('button', { name: 'Choisir Start' }).click()
  await page.getByRole('radio', { name: 'Prélèvement SEPA' }).click({ force: true })
  await page.getByRole('button', { name: /^Autoriser un prélèvement de 34,80/ }).click()
  await page.waitForURL(/\/payments\/pay\/\w+$/)
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 606')
  await page.getByRole('button', { name: 'Signer le mandat' }).click()
  await expect(page.getByRole('heading', { name: 'Prélèvement en cours' })).toBeVisible()
  return reference
}

/** Two films are ordered of what a business is given to begin with. */
async function spendWelcome(api: Api): Promise<void> {
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  const { configurations } = await api.call('GET', `${account}/order-kinds`)
  const film = (configurations as { id: number; format: string | null }[]).find(
    ({ format }) => format === 'video',
  )
  for (const title of ['Le four', 'Le levain']) {
    const { draft } = await api.call('POST', `${account}/order-drafts`, { title })
    const { taskId, version } = draft as { taskId: string; version: number }
    const at = `${account}/order-drafts/${taskId}`
    const brief = { title, networks: ['x'], subject: { type: 'other', message: title } }
    const saved = await api.call('POST', at, { version, configurationId: film?.id, brief })
    const agreed = { credits: 100, promisedAt: '2199-01-01T00:00:00.000Z' }
    await api.call('POST', `${at}/place`, { version: (saved.draft as { version: number }).version, agreed })
  }
}
