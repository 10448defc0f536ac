// From an account on a network to a post that can be seen there, through the network's own consent page.
import { faultsOf } from './support/drawing.ts'
import { linkByConsent, someoneOverThere } from './support/networks.ts'
import { newAddress, newCustomer, newStaff, ownPassword, signIn } from './support/people.ts'
import { approve, businessOn, validatedPost } from './support/posts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.describe('networks', () => {
  test('are linked through their own page, take a post at once, and show it; the post follows by itself', {
    tag: '@gate',
  }, async ({ page, context }) => {
    const { email } = await newCustomer(context.request)
    await signIn(context, email, ownPassword)
    const over = await someoneOverThere()
    await page.goto('/')
    await page.getByRole('link', { name: 'Mes réseaux', exact: true }).click()
    await expect(page).toHaveURL('/me/networks')
    await expect(page.getByText('0 en service sur 1 réseau')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Relier X', exact: true }).click()
    await page.getByRole('radio', { name: over.page }).check()
    await page.getByRole('button', { name: 'Autoriser' }).click()
    await expect(page).toHaveURL(/\/me\/networks$/)
    await expect(page.getByText('X est relié.')).toBeVisible()
    // An account that is its own page leaves nothing to choose.
    await expect(page.locator('.po-connection').getByText(over.page, { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)

    await page.goto('/me/tasks/write?way=blank')
    await page.getByLabel('Titre').fill('Vidange du printemps')
    await page.getByRole('button', { name: 'Un chiffre, une forme' }).click()
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    const words = `Vidange et contrôle, à ${Date.now() % 100_000} pas de chez vous.`
    await page.getByRole('textbox', { name: 'Accroche' }).fill(words)
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.getByRole('button', { name: 'Publier maintenant' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publier sur 1 page' }).click()
    await approve(page)
    const link = page.getByRole('link', { name: 'Voir le post' })
    await expect(link).toBeVisible()
    await expect(page.getByText(/^Confirmé à/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page.getByText(words)).toBeVisible()
  })

  test('of a customer are linked by its agency, from the customer’s own screen', async ({
    page,
    context,
  }) => {
    const { email } = await newStaff(context.request, 'agencyManager')
    const api = await signIn(context, email, ownPassword)
    const { user } = await api.call('POST', '/api/admin/users/customer', {
      firstName: 'Lou',
      lastName: 'Petit',
      email: newAddress('lou'),
      phone: '',
      country: 'FR',
      timeZone: 'Europe/Paris',
      applicationLang: 'fr',
      languages: ['fr'],
      ownerId: null,
      freeSubscriptionUntil: null,
    })
    const at = `/agency/customers/${(user as { id: number }).id}`
    await page.goto(`${at}/account`)
    await page.getByRole('link', { name: 'Réseaux', exact: true }).click()
    await expect(page).toHaveURL(`${at}/networks`)
    await expect(page.getByText('0 en service sur 1 réseau')).toBeVisible()
    const { person } = await someoneOverThere()
    await linkByConsent(page, 'X', person)
    await expect(page).toHaveURL(`${at}/networks`)
    await expect(page.locator('.po-connection').getByText(person, { exact: true })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    // A second one is for sale: said instead of offered. Another account on the same one is none.
    await expect(page.getByText('Votre formule comprend un réseau, et il est pris.')).toBeVisible()
    await expect(page.getByText('Pas de place dans votre formule', { exact: true })).toHaveCount(5)
    await expect(page.getByText('le titulaire du compte peut demander une autre formule')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Relier / })).toHaveCount(0)
    const another = await someoneOverThere()
    await page.getByRole('button', { name: 'Ajouter un compte sur X' }).click()
    await page.getByRole('radio', { name: another.person }).waitFor()
    await page.getByRole('button', { name: 'Refuser' }).click()
    await page.goto(`${at}/tasks`)
    await expect(page.getByText('Écrivez le premier post de ce client')).toBeVisible()
  })

  test('linked with the wrong person are rid of them; with the right one, unlinking shows what waits', async ({
    page,
    context,
  }) => {
    const wrong = await someoneOverThere()
    const business = await businessOn({ page, context }, 'Facebook')
    const account = (person: string) => page.getByRole('article', { name: `${person}, Facebook` })
    await page.getByRole('button', { name: 'Ajouter un compte sur Facebook' }).click()
    await page.getByRole('radio', { name: wrong.person }).check()
    await page.getByRole('button', { name: 'Autoriser' }).click()
    await account(wrong.person).getByRole('button', { name: 'Délier' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Délier', exact: true }).click()
    await expect(page.getByText(`${wrong.person} est délié.`)).toBeVisible()
    await expect(account(wrong.person)).toHaveCount(0)

    const title = 'Les brioches du dimanche'
    const post = await validatedPost(business, { network: 'Facebook', title, hook: 'À dimanche.' })
    const { version } = (await business.api.call('GET', `${business.account}/tasks/${post.id}`)).task as {
      version: number
    }
    await business.api.call('POST', `${business.account}/tasks/${post.id}/schedule`, {
      version,
      pageIds: post.pageIds,
      localTime: `${new Date().getFullYear() + 1}-05-03T09:00`,
      zone: 'Europe/Paris',
    })
    await page.goto('/me/networks')
    await account(business.over.person).getByRole('button', { name: 'Délier' }).click()
    await expect(dialog.getByText('1 post devait y partir, et n’y partira pas :')).toBeVisible()
    const line = dialog.getByRole('listitem').filter({ hasText: title })
    await expect
      .poll(() => line.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Délier', exact: true }).click()
    // Its history stays, and the account with it.
    await expect(account(business.over.person).getByText('Délié', { exact: true })).toBeVisible()
  })

  test('say that nothing goes out while everything is stopped', async ({ page, context }) => {
    const business = await businessOn({ page, context }, 'X')
    await business.api.call('POST', `${business.account}/publication-hold`, { reason: 'Inventaire' })
    await page.goto('/me/networks')
    await expect(page.getByText('Inventaire')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test('where nothing can appear say so, why, and what helps', async ({ page, context }) => {
    const { email } = await newCustomer(context.request)
    await signIn(context, email, ownPassword)
    const { person } = await someoneOverThere('analyst')
    await page.goto('/me/networks')
    await page.getByRole('button', { name: 'Relier Facebook' }).click()
    await page.getByRole('radio', { name: person }).check()
    await page.getByRole('button', { name: 'Autoriser' }).click()
    await expect(
      page.getByText('Le compte Facebook est là, mais rien ne peut encore y paraître'),
    ).toBeVisible()
    await expect(page.getByText('Facebook est relié')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: 'ne peut recevoir vos posts' })).toBeVisible()
    await expect(page.getByText('Demandez ce droit à son administrateur')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Relier de nouveau' }).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    // It takes no place: the only one of the plan is still free, for another account or another network.
    await expect(page.getByText('0 en service sur 1 réseau')).toBeVisible()
    const right = await someoneOverThere()
    await page.getByRole('button', { name: 'Choisir un autre compte' }).click()
    await page.getByRole('radio', { name: right.person }).waitFor()
    await page.getByRole('button', { name: 'Refuser' }).click()
    // Registration's last question is still open, since nothing could go out.
    await page.goto('/welcome?step=networks')
    await expect(page.getByRole('button', { name: 'Le faire plus tard' })).toBeVisible()
    await page.goto('/me/networks')
    await linkByConsent(page, 'X', right.person)
    await expect(page.getByText('1 en service sur 1 réseau')).toBeVisible()
    const useless = page.getByRole('article', { name: `${person}, Facebook` })
    await expect(useless.getByText('Inutilisable')).toBeVisible()
    await expect(useless.getByRole('button', { name: 'Choisir un autre compte' })).toHaveCount(0)
    await expect(page.getByText('Pas de place dans votre formule', { exact: true })).toHaveCount(5)
    expect(await faultsOf(page)).toEqual([])
  })

  test('that the person refuses over there are not linked, and it is said', async ({ page, context }) => {
    const { email } = await newCustomer(context.request)
    await signIn(context, email, ownPassword)
    await page.goto('/me/networks')
    await page.getByRole('button', { name: 'Relier LinkedIn' }).click()
    await page.getByRole('button', { name: 'Refuser' }).click()
    await expect(page.getByText('Le réseau n’a pas été relié')).toBeVisible()
    await page.getByRole('button', { name: 'Revenir aux réseaux' }).click()
    await expect(page.getByText('0 en service sur 1 réseau')).toBeVisible()
  })
})
