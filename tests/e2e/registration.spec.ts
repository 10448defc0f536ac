import type { Page } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { linkTo } from './support/mailbox.ts'
import { linkByConsent, someoneOverThere } from './support/networks.ts'
import { newAddress, ownPassword, signIn } from './support/people.ts'
import { redDot } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const next = (page: Page) => page.getByRole('button', { name: /^Continuer(?! sans)/ }).click()
const question = (page: Page) => page.getByRole('heading', { level: 1 })

async function answerYou(page: Page, email: string) {
  await page.getByLabel('Prénom').fill('Nadia')
  await page.getByLabel('Nom', { exact: true }).fill('Kessler')
  await page.getByLabel('Adresse e-mail professionnelle').fill(email)
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await expect(page.getByLabel('Pays')).toHaveValue('France')
  await expect(page.getByLabel('Fuseau horaire')).toHaveValue(/Paris/)
  await expect(page.getByLabel('Langue de l’interface')).toHaveValue('fr')
  await next(page)
}

async function chooseAccess(page: Page) {
  await page.getByLabel('Mot de passe', { exact: true }).fill(ownPassword)
  await page.getByLabel('Encore une fois').fill(ownPassword)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText('À cocher pour continuer.')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'conditions d’utilisation' }).check()
  await page.getByRole('checkbox', { name: 'politique de confidentialité' }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

test.describe('registering', () => {
  test('a customer registers, validates by the button of the mail, and is led to their first posts', {
    tag: '@gate',
  }, async ({ page, browser }) => {
    const email = newAddress()
    await page.goto('/auth/register')
    await next(page)
    await expect(page.getByText('À remplir.')).toBeVisible()
    await page.getByLabel('Nom de l’entreprise').fill('Atelier Kessler')
    await page.getByLabel('Secteur d’activité').fill('bo')
    await expect(page.getByText('Tapez au moins trois lettres.').first()).toBeVisible()
    await page.getByLabel('Secteur d’activité').fill('boulang')
    await page
      .getByRole('option', { name: /^Boulangerie/ })
      .first()
      .click()
    await page.getByLabel('Métier, avec vos mots').fill('Boulangère')
    await next(page)
    const dialog = page.getByRole('dialog', { name: 'Pas de site pour l’instant' })
    await dialog.getByRole('button', { name: 'Donner l’adresse' }).click()
    await expect(page.getByLabel('Adresse de votre site')).toBeFocused()
    await next(page)
    await dialog.getByRole('button', { name: 'Continuer sans site' }).click()
    await answerYou(page, email)
    await chooseAccess(page)
    await expect(question(page)).toHaveText('Regardez vos e-mails : confirmez votre adresse.')
    await expect(page.getByText('Vos premiers posts sont prêts.')).toBeVisible()
    // Asked for again once it is there, as people do: two mails on their way at once may overtake one another.
    await linkTo(email, 'Validez votre inscription')
    await page.getByRole('button', { name: 'renvoyez l’e-mail' }).click()
    await expect(page.getByText('E-mail renvoyé à')).toBeVisible()

    // The newer link replaces the older.
    const link = await linkTo(email, 'Validez votre inscription', 2)
    // A mail scanner opens the link; that validates nothing.
    const scanner = await browser.newPage()
    await scanner.goto(link)
    await expect(scanner.getByText(`${email}, pour Atelier Kessler.`)).toBeVisible()
    await scanner.close()
    await page.goto('/auth/login')
    await logIn(page, email)
    await expect(page.getByText('Votre inscription n’est pas encore validée')).toBeVisible()

    await page.goto(link)
    await page.getByRole('button', { name: 'Oui, valider mon adresse' }).click()
    // Where one registered one is in: the password was chosen here.
    await expect(page).toHaveURL(/\/me\/planning\/start/)
    // Who said that there is no site is asked for none.
    await expect(question(page)).toHaveText(/^Que vendez/)
  })

  test('a registration that fails goes back to the question, with the words kept', async ({ page }) => {
    const email = newAddress()
    await page.goto('/auth/register')
    await page.getByLabel('Nom de l’entreprise').fill('Atelier Fautif')
    await page.getByLabel('Adresse de votre site').fill('atelier-fautif.fr')
    await next(page)
    await page.getByLabel('Prénom').fill('Nadia')
    await page.getByLabel('Nom', { exact: true }).fill('Kessler')
    await page.getByLabel('Adresse e-mail professionnelle').fill(email)
    await page.getByLabel('Téléphone').fill('06 12 34')
    await next(page)
    await chooseAccess(page)
    await expect(page.getByText('Ce numéro de téléphone n’existe pas dans ce pays.')).toBeVisible()
    await expect(page.getByLabel('Téléphone')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByLabel('Prénom')).toHaveValue('Nadia')
  })

  test('what is typed outlives a reload, but for the password; what cannot be right is said at once', async ({
    page,
  }) => {
    await page.goto('/auth/register')
    await page.getByLabel('Nom de l’entreprise').fill('Atelier Gardé')
    await page.getByLabel('Adresse de votre site').fill('atelier-garde.fr')
    await next(page)
    await page.getByLabel('Prénom').fill('Odile')
    await page.getByLabel('Nom', { exact: true }).fill('Testut')
    await page.getByLabel('Adresse e-mail professionnelle').fill('odile@testut')
    await page.getByLabel('Téléphone').fill('abc')
    await next(page)
    await expect(page.getByText('Une adresse s’écrit')).toBeVisible()
    await expect(page.getByText('Un numéro contient seulement des chiffres')).toBeVisible()
    await page.getByLabel('Adresse e-mail professionnelle').fill('odile@testut.fr')
    await page.getByLabel('Téléphone').fill('')
    await next(page)
    await page.getByLabel('Mot de passe', { exact: true }).fill(ownPassword)

    await page.reload()
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('Atelier Gardé')
    await next(page)
    await expect(page.getByLabel('Adresse e-mail professionnelle')).toHaveValue('odile@testut.fr')
    await next(page)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(ownPassword)
  })

  test('an agency registers, and waits for an administrator', async ({ page }) => {
    const email = newAddress('agence')
    await page.goto('/auth/register?userType=agency')
    await expect(question(page)).toHaveText('Quelle agence voulez-vous inscrire ?')
    await page.getByLabel('Nom de l’agence').fill('Agence Kessler')
    await page.getByLabel('Adresse de votre site').fill('agence-kessler.fr')
    await next(page)
    await answerYou(page, email)
    await chooseAccess(page)
    await page.goto(await linkTo(email, 'Validez votre inscription'))
    await page.getByRole('button', { name: 'Oui, valider mon adresse' }).click()
    await expect(page.getByText('Nous vérifions votre agence')).toBeVisible()
  })

  test('no other kind of user is taken from the address', async ({ page }) => {
    const email = newAddress('mallory')
    await page.goto('/auth/register?userType=superAdmin')
    await page.getByLabel('Nom de l’entreprise').fill('Atelier Mallory')
    await page.getByLabel('Adresse de votre site').fill('mallory.fr')
    await next(page)
    await answerYou(page, email)
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/register'))
    await chooseAccess(page)
    expect((await sent).postDataJSON()).toMatchObject({ email, userType: 'customer' })
  })

  test('the wizard is left and taken up again where it was, to its end', async ({
    page,
    context,
    newCustomer,
  }) => {
    const { email } = await newCustomer({ welcomed: false })
    const api = await signIn(context, email, ownPassword)
    // Until there is a post, home asks for the shorter way alone.
    await page.goto('/')
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { user } = await api.call('GET', '/user/current')
    await api.call('POST', `/api/users/${(user as { id: number }).id}/tasks`, {
      ...{
        title: 'Pain de garde',
        format: 'image',
        networks: ['x'],
        hooks: { common: 'Il tient la semaine.' },
      },
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Continuer', exact: true }).click()
    await expect(page).toHaveURL('/welcome')
    await expect(page.getByText('5 questions sur votre entreprise')).toBeVisible()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(question(page)).toHaveText('Que fait votre entreprise, et pour qui ?')
    await expect(page.getByText('1 sur 5, votre entreprise')).toBeVisible()
    await page.getByLabel('Ce que vous faites, pour qui').fill('Pains au levain, pour le quartier.')
    await page.getByLabel('Nom commercial').fill('Le Fournil')
    await page.getByLabel('Raison sociale').fill('Fournil SARL')
    await page.getByLabel('SIRET ou SIREN').fill('732 829 320 00075')
    await page.getByLabel('Effectif').selectOption({ label: '2 à 9 personnes' })
    await page.getByLabel('Vos clients').selectOption({ label: 'Des particuliers' })
    await next(page)
    await expect(page.getByText('Un SIRET compte 14 chiffres')).toBeVisible()
    await page.getByLabel('SIRET ou SIREN').fill('732 829 320 00074')
    await next(page)
    await expect(question(page)).toContainText('Comment parlez')
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(page).toHaveURL('/')

    await expect(page.getByText('il reste 4 questions')).toBeVisible()
    await expect(
      page.getByText('votre façon de parler, votre identité visuelle, vos notifications et vos réseaux'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Continuer' }).click()
    await expect(question(page)).toContainText('Comment parlez')
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page.getByLabel('Nom commercial')).toHaveValue('Le Fournil')
    await next(page)
    await page.getByRole('radio', { name: 'Expert technique' }).check()
    await expect(page.getByRole('complementary')).toContainText('Samedi, la méthode pas à pas')
    await page.getByText('Affiner').click()
    // Drawn, not left to the letters of this machine.
    await page.getByRole('radio', { name: 'Volontiers' }).check({ force: true })
    const drawn = page.getByRole('complementary').getByRole('img', { name: '🥳' })
    await expect
      .poll(() => drawn.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await page.getByLabel('Ce qu’on doit retenir de vous').fill('Le geste avant tout.')
    await page.getByRole('radio', { name: 'On se tutoie' }).check({ force: true })
    await next(page)
    await expect(question(page)).toHaveText('Quels sont vos couleurs et votre logo ?')
    await page.getByLabel('Exigences graphiques').fill('Photos plutôt que dessins.')
    await page.getByLabel('Ajouter votre logo').setInputFiles(redDot)
    await next(page)
    await expect(page.getByText('Votre image n’est pas encore envoyée')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Exigences graphiques')).toHaveValue('Photos plutôt que dessins.')
    await next(page)
    await expect(question(page)).toHaveText('Quand voulez-vous recevoir votre récapitulatif ?')
    await page.getByLabel('Fréquence').selectOption({ label: 'Tous les 14 jours' })
    await page.getByRole('checkbox', { name: 'SMS' }).check()
    await next(page)

    // The networks may wait; the question is asked until one is linked.
    await expect(question(page)).toContainText('Où vos posts')
    await expect(page.getByText('5 sur 5, vos réseaux')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Le faire plus tard' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('il reste 1 question')).toBeVisible()
    await page.getByRole('link', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Relier X', exact: true }).click()
    await page.getByRole('button', { name: 'Refuser' }).click()
    await page.getByRole('button', { name: 'Revenir aux réseaux' }).click()
    await expect(question(page)).toContainText('Où vos posts')
    const { person } = await someoneOverThere()
    await linkByConsent(page, 'X', person)
    // Taken back and made again, from within the question.
    await page.getByRole('button', { name: 'Délier', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Délier', exact: true }).click()
    await expect(page.getByText(`${person} est délié.`)).toBeVisible()
    await linkByConsent(page, 'X', person)
    await expect(page).toHaveURL('/welcome?step=networks')
    await expect(page.getByText('5 sur 5, vos réseaux')).toBeVisible()
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(question(page)).toHaveText('Quand voulez-vous recevoir votre récapitulatif ?')
    await next(page)
    await page.getByRole('button', { name: 'Ouvrir mon espace' }).press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Finir l’installation')).toHaveCount(0)
    await page.goto('/me/account?tab=notifications')
    await expect(page.getByLabel('Fréquence')).toHaveValue('every14Days')
    await page.goto('/me/account?tab=brand')
    await expect(page.getByLabel('Ce qu’on doit retenir de vous')).toHaveValue('Le geste avant tout.')
  })
})
