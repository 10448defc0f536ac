import type { Page } from '@playwright/test'
import { linkTo, mailTo } from './support/mailbox.ts'
import { demo, newAddress, newStaff, ownPassword, signIn } from './support/people.ts'
import { logIn, save, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const types = [
  ['customer', 'Clients', 'helene@maisonverdier.fr'],
  ['internalAgent', 'Agents internes', 'camille@postelier.fr'],
  ['externalAgent', 'Agents externes', 'diego@ruiz-studio.es'],
  ['teamManager', 'Responsables d’équipe', 'karim@postelier.fr'],
  ['productManager', 'Responsables produit', 'jeanne@postelier.fr'],
  ['agencyManager', 'Agences', 'solene@agence-papier.fr'],
] as const

/** Asks for an action on somebody's screen, and answers the question. */
async function action(page: Page, label: string, confirm: string) {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
}
async function openPerson(page: Page, type: string, email: string) {
  await page.goto(`/admin/users/${type}?search=${encodeURIComponent(email)}`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/edit/)
}

test.describe('the administration of people', () => {
  test.beforeEach(async ({ context }) => void (await signIn(context, demo.admin)))

  test('lists each of the six kinds, in a tab of its own', async ({ page }) => {
    await page.goto('/admin/users/customer')
    for (const [type, tab, email] of types) {
      await page.getByRole('link', { name: tab, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/users/${type}`))
      await page.getByLabel('Nom, entreprise, adresse').fill(email)
      await expect(page.getByRole('table').getByText(email)).toBeVisible()
    }
    await page.goto('/admin/users/robot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas')
    await page.goto('/admin/users/customer/abc/edit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas')
  })

  test('searches without accents, and says when nobody answers', async ({ page }) => {
    await page.goto('/admin/users/customer')
    await page.getByLabel('Nom, entreprise, adresse').fill('helene verdier')
    await expect(page.getByRole('table').getByText('helene@maisonverdier.fr')).toBeVisible()
    await page.getByLabel('Nom, entreprise, adresse').fill('personne de ce nom')
    await expect(page.getByRole('heading', { name: 'Aucun utilisateur trouvé' })).toBeVisible()
  })

  test('makes an account, whose person chooses a password by mail and is let in', { tag: '@gate' }, async ({
    page,
    browser,
  }) => {
    const email = newAddress('lou')
    await page.goto('/admin/users/customer')
    await page.getByRole('link', { name: 'Nouveau client' }).click()
    await page.getByLabel('Prénom').fill('Lou')
    await page.getByLabel('Nom', { exact: true }).fill('Petit')
    await page.getByLabel('Adresse e-mail').fill('not an address')
    await page.getByLabel('Nom de l’entreprise').fill('Chez Lou')
    await page.getByRole('button', { name: 'Créer et inviter' }).click()
    await expect(page.getByText('Cette adresse e-mail est incorrecte.')).toBeVisible()
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Créer et inviter' }).click()
    await expect(page).toHaveURL(/\/admin\/users\/customer\/\d+\/edit/)
    const visitor = await browser.newPage()
    await visitor.goto(await linkTo(email, 'Votre accès à'))
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Bienvenue Lou, choisissez votre mot de passe.',
    )
    await visitor.getByLabel('Mot de passe', { exact: true }).fill(ownPassword)
    await visitor.getByLabel('Encore une fois').fill(ownPassword)
    await visitor.getByRole('checkbox', { name: 'conditions d’utilisation' }).check()
    await visitor.getByRole('checkbox', { name: 'politique de confidentialité' }).check()
    await visitor.getByRole('button', { name: 'Choisir ce mot de passe' }).click()
    await expect(visitor.getByText('Mot de passe choisi. Connectez-vous pour continuer.')).toBeVisible()
    await logIn(visitor, email, ownPassword)
    await expect(visitor).toHaveURL(/\/me\/planning\/start/)
    await visitor.close()
  })

  test('keeps what is typed of a new person over a small window and a reload, until it is left on purpose', async ({
    page,
  }) => {
    await page.goto('/admin/users/customer/create')
    await page.getByLabel('Prénom').fill('Lou')
    await page.getByLabel('Nom de l’entreprise').fill('Chez Lou')
    await page.setViewportSize({ width: 800, height: 700 })
    await expect(page.getByText('est trop étroite')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 700 })
    await expect(page.getByLabel('Prénom')).toHaveValue('Lou')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Lou')
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('Chez Lou')
    await page.getByRole('link', { name: 'Clients', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Partir' }).click()
    await page.getByRole('link', { name: 'Nouveau client' }).first().click()
    await expect(page.getByLabel('Prénom')).toHaveValue('')
  })

  test('edits somebody, and says when a save failed, with the words kept', async ({
    page,
    context,
    newCustomer,
  }) => {
    const { email } = await newCustomer()
    await openPerson(page, 'customer', email)
    await page.getByLabel('Prénom').fill('Naïma')
    await context.setOffline(true)
    await save(page).click()
    await expect(page.getByText('Pas de connexion. Rien n’est perdu').first()).toBeVisible()
    await expect(page.getByLabel('Prénom')).toHaveValue('Naïma')
    await context.setOffline(false)
    await save(page).click()
    await expect(toast(page, /c’est enregistré/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Naïma')
  })

  test('never writes over what somebody else has saved meanwhile', async ({ page, pageOf, newCustomer }) => {
    const { email } = await newCustomer()
    const other = await pageOf(demo.admin)
    await openPerson(page, 'customer', email)
    await openPerson(other, 'customer', email)
    const told = page.waitForResponse((answer) => answer.url().includes('/api/admin/users/customer/'))
    await page.getByLabel('Prénom').fill('Naïma')
    await other.getByLabel('Ville').fill('Rennes')
    await save(other).click()
    await expect(toast(other, /c’est enregistré/)).toBeVisible()
    // The live news has come: the form keeps the version it began with all the same.
    await told
    await save(page).click()
    await expect(page.getByText('Quelqu’un d’autre a enregistré entre-temps.')).toBeVisible()
    await expect(page.getByRole('definition').getByText('Rennes')).toBeVisible()
    await page.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
    await expect(page.getByLabel('Ville')).toHaveValue('Rennes')
    // What is taken back later is what was saved last.
    await page.getByLabel('Prénom').fill('Naïma')
    await save(page).click()
    await expect(toast(page, /c’est enregistré/)).toBeVisible()
    await page.getByLabel('Prénom').fill('Nour')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByLabel('Prénom')).toHaveValue('Naïma')
    // With nothing typed, news comes in by itself.
    await other.getByRole('button', { name: 'Annuler', exact: true }).waitFor({ state: 'detached' })
    await expect(other.getByLabel('Prénom')).toHaveValue('Naïma')
  })

  test('keeps an agent’s week within the contract, and days off', async ({ page, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
    const { email } = await newStaff(request, 'internalAgent')
    await request.dispose()
    await openPerson(page, 'internalAgent', email)
    await page.getByLabel('Heures par semaine').fill('3')
    await page.getByRole('button', { name: 'Ajouter une plage, lundi' }).click()
    await page.getByLabel('lundi, de').fill('09:00')
    await page.getByLabel('lundi, à').fill('13:00')
    await expect(page.getByText('c’est trop')).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Le temps de présence dépasse le temps hebdomadaire indiqué.')).toBeVisible()
    await page.getByLabel('lundi, à').fill('12:00')
    await save(page).click()
    await expect(toast(page, /c’est enregistré/)).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByLabel('Nom du jour')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Nom du jour').fill('Pont')
    await page.getByLabel('Date', { exact: true }).fill('07/05/2027')
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Retirer Pont' })).toBeVisible()
  })

  test('switches an agent off and on', async ({ page, playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
    const { email } = await newStaff(request, 'externalAgent')
    await request.dispose()
    await openPerson(page, 'externalAgent', email)
    await action(page, 'Désactiver l’agent', 'Désactiver')
    await expect(toast(page, /est désactivé/)).toBeVisible()
    await action(page, 'Réactiver l’agent', 'Réactiver')
    await expect(toast(page, /de nouveau actif/)).toBeVisible()
  })

  test('sends invitations and resets, deletes an account and keeps it', async ({ page, newCustomer }) => {
    const { email } = await newCustomer()
    await openPerson(page, 'customer', email)
    await action(page, 'Réinitialiser le mot de passe', 'Envoyer le lien')
    await mailTo(email, 'Votre nouveau mot de passe')
    await action(page, 'Supprimer le compte', 'Supprimer dans 30 jours')
    await expect(toast(page, 'sera supprimé dans 30 jours')).toBeVisible()
    await action(page, 'Garder le compte', 'Garder le compte')
    await expect(toast(page, 'est gardé')).toBeVisible()
  })

  test('invites again whom nobody has let in yet', async ({ page }) => {
    const email = newAddress('max')
    await page.goto('/admin/users/productManager/create')
    await page.getByLabel('Prénom').fill('Max')
    await page.getByLabel('Nom', { exact: true }).fill('Petit')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Créer et inviter' }).click()
    await expect(page).toHaveURL(/\/edit/)
    await action(page, 'Inviter à se connecter', 'Envoyer l’invitation')
    await expect(toast(page, /^L’invitation est partie à max/)).toBeVisible()
    await mailTo(email, 'Votre accès à', 2)
  })

  test('asks again for the validation of a registration', async ({ page, newCustomer }) => {
    const { email } = await newCustomer({ validated: false, mailed: true })
    await openPerson(page, 'customer', email)
    await action(page, 'Redemander la validation', 'Envoyer la demande')
    await expect(toast(page, `La demande est partie à ${email}`)).toBeVisible()
    await mailTo(email, 'Validez votre inscription', 2)
  })

  test('gives credits and corrects the balance, each with its line in the book', async ({
    page,
    newCustomer,
  }) => {
    const { email } = await newCustomer()
    await openPerson(page, 'customer', email)
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Combien').fill('20')
    await dialog.getByLabel('Motif').fill('Geste commercial')
    await dialog.getByRole('button', { name: 'Ajouter ces crédits' }).click()
    await expect(toast(page, 'Le solde est de 50 crédits.')).toBeVisible()
    await page.getByRole('button', { name: 'Corriger le solde' }).click()
    await dialog.getByLabel('Nouveau solde').fill('12')
    await dialog.getByLabel('Motif').fill('Erreur de saisie')
    await dialog.getByRole('button', { name: 'Fixer ce solde' }).click()
    await expect(toast(page, 'Le solde est de 12 crédits.')).toBeVisible()
    await page.getByRole('button', { name: 'Ouvrir l’historique des crédits' }).click()
    await expect(page.getByRole('dialog').getByText('Erreur de saisie').first()).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Geste commercial').first()).toBeVisible()
  })

  test('changes somebody’s role', async ({ page, context, newCustomer }) => {
    const { email } = await newCustomer()
    const name = `Essai ${email}`
    const admin = await signIn(context, demo.admin)
    await admin.call('POST', '/api/admin/roles', { name, permissions: ['account:consult'] })
    await openPerson(page, 'customer', email)
    const role = page.getByLabel(/Ce que .* peut faire/)
    // Roles made for other kinds of people are not on offer.
    await expect(role.getByRole('option', { name })).toBeAttached()
    await expect(role.getByRole('option', { name: /^(Client)$/ })).toBeAttached()
    for (const other of ['Super administrateur', 'Responsable d’agence', 'Lecture seule'])
      await expect(role.getByRole('option', { name: other })).toHaveCount(0)
    await role.selectOption({ label: name })
    await page.getByRole('button', { name: 'Donner ce rôle' }).click()
    await expect(toast(page, `Nadia a le rôle ${name}.`)).toBeVisible()
  })

  test('acts in somebody’s name under a strip that says so, and comes back', { tag: '@gate' }, async ({
    page,
    newCustomer,
  }) => {
    const { email, societyName } = await newCustomer()
    await openPerson(page, 'customer', email)
    await action(page, 'Agir en son nom', 'Agir en son nom')
    await expect(page.getByText('Ariane Moreau agit au nom de Nadia Kessler.')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Menu principal' }).getByText(societyName),
    ).toBeVisible()
    await page.goto('/me/account')
    await expect(page.getByText('Ariane Moreau agit au nom de Nadia Kessler.')).toBeVisible()
    await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
    // Back at the record one came from.
    await expect(page).toHaveURL(/\/admin\/users\/customer\/\d+\/edit/)
    await expect(page.getByText('agit au nom de')).toHaveCount(0)
    await page.goto('/admin/journal')
    await expect(
      page.getByRole('table').getByText('Début d’action au nom d’une personne').first(),
    ).toBeVisible()
  })
})

test.describe('an agency', () => {
  test('sees its customers, adds one, and acts in a customer’s name', { tag: '@gate' }, async ({
    page,
    context,
  }) => {
    await signIn(context, demo.agency)
    await page.goto('/agency/customers')
    await expect(page.getByText('Studio Lin')).toBeVisible()
    await expect(page.getByText('Maison Verdier')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Nouveau client' }).first()).toBeVisible()
    await page
      .getByRole('table')
      .getByRole('link', { name: /^Studio Lin Lin/ })
      .click()
    await expect(page.getByText('Vous travaillez pour Studio Lin.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Lin')
    // What is the agency's own person is not here, and a tab stays with the customer.
    await expect(page.getByRole('tab', { name: 'Sécurité' })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await expect(page).toHaveURL(/\/agency\/customers\/\d+\/account\?tab=notifications/)
    await page.goto('/admin/roles')
    await expect(page.getByRole('heading', { name: 'Vous n’avez pas accès à cette page' })).toBeVisible()
  })
})
