import type { Page } from '@playwright/test'
import { linkTo, mailTo } from './support/mailbox.ts'
import { demo, demoPassword, newAddress, ownPassword } from './support/people.ts'
import { expect, test } from './support/test.ts'

const fill = async (page: Page, email: string, password = demoPassword) => {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

test.describe('signing in', () => {
  test('asks for e-mail and password, keeps one signed in if wanted, and shows the ways around', {
    tag: '@gate',
  }, async ({ page }) => {
    await page.goto('/auth/login')
    await expect(page.getByRole('checkbox', { name: 'Rester connecté' })).toBeChecked()
    await expect(page.getByRole('link', { name: 'Oublié' })).toHaveAttribute('href', '/auth/forgot-password')
    await expect(page.getByRole('link', { name: 'Essayer avec votre site' })).toHaveAttribute(
      'href',
      '/auth/register',
    )
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible()
    await fill(page, demo.customer, 'not the password')
    await expect(page.getByText('Adresse e-mail ou mot de passe incorrect.')).toBeVisible()
    await fill(page, demo.customer)
    await expect(page).toHaveURL('/')
    await expect(page.getByText(/^(Bonjour|Bonsoir) Hélène\./)).toBeVisible()
  })

  test('leads back to the page that was wanted', async ({ page }) => {
    await page.goto('/me/account?tab=security')
    await expect(page).toHaveURL('/auth/login')
    await fill(page, demo.customer)
    await expect(page).toHaveURL('/me/account?tab=security')
  })

  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
  ]) {
    test(`never follows a previous page like ${hostile}`, async ({ page }) => {
      await page.goto(`/auth/login?previous=${encodeURIComponent(hostile)}`)
      // Whatever another script left there is not believed either.
      await page.evaluate((path) => sessionStorage.setItem('po:previous-page', path), hostile)
      await page.reload()
      await fill(page, demo.customer)
      await expect(page).toHaveURL('/')
    })
  }

  test('signing out leaves nothing open', async ({ page, me }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Votre compte' }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/auth/login')
    await page.goBack()
    await page.goto('/me/account')
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByText(me.societyName)).toHaveCount(0)
  })

  test('a registration that waits for its e-mail says so, and sends the mail again', async ({ page }) => {
    const email = newAddress()
    await page.goto('/auth/login')
    await page.evaluate(async (body) => {
      const send = () =>
        fetch('/auth/register', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'x-csrf-token': document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? '',
          },
          body: JSON.stringify(body),
        })
      await send()
    }, registration(email))
    await mailTo(email, 'Validez votre inscription')
    await fill(page, email, ownPassword)
    await expect(page.getByText('Votre inscription n’est pas encore validée')).toBeVisible()
    await page.getByRole('button', { name: 'Renvoyer l’e-mail de validation' }).click()
    await expect(page.getByText('Si un compte attend à cette adresse, l’e-mail est reparti.')).toBeVisible()
  })

  test('a forgotten password is replaced by mail, once', async ({ page, newCustomer }) => {
    const { email } = await newCustomer()
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Oublié' }).click()
    // The page that is left has a field of the same name.
    await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible()
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(page.getByText(`Si un compte existe pour ${email}`)).toBeVisible()
    const link = await linkTo(email, 'Votre nouveau mot de passe')
    await page.goto(link)
    await page.getByLabel('Mot de passe', { exact: true }).fill('huit lampions au plafond bleu')
    await page.getByLabel('Encore une fois').fill('huit lampions au plafond vert')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Les deux mots de passe diffèrent.')).toBeVisible()
    await page.getByLabel('Encore une fois').fill('huit lampions au plafond bleu')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Mot de passe changé. Connectez-vous avec le nouveau.')).toBeVisible()
    await fill(page, email, 'huit lampions au plafond bleu')
    await expect(page).toHaveURL('/')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne marche plus.')
    await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible()
  })

  test('an invitation that never was leads nowhere, and says so', async ({ page }) => {
    await page.goto('/auth/invitation/abc')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne marche plus.')
    await expect(page.getByRole('link', { name: 'Aller à la connexion' })).toBeVisible()
  })

  test('an unknown address is answered alike, and learns by mail', async ({ page }) => {
    const email = newAddress('nobody')
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(page.getByText(`Si un compte existe pour ${email}`)).toBeVisible()
    await mailTo(email, 'Aucun compte à cette adresse')
  })

  test('the validation mail can be asked for on a screen of its own', async ({ page }) => {
    const email = newAddress()
    await page.goto('/auth/resend-validation')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click()
    await expect(page.getByText(`Si un compte attend sa validation à l’adresse ${email}`)).toBeVisible()
  })

  test('says that the server does not answer, keeps the words, and lets one try again', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
    await page.context().setOffline(true)
    await fill(page, demo.customer)
    await expect(page.getByText('Pas de connexion. Rien n’est perdu')).toBeVisible()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(demo.customer)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
})

const registration = (email: string) => ({
  userType: 'customer',
  email,
  societyName: 'En attente',
  applicationLang: 'fr',
  firstName: 'Nadia',
  lastName: 'Kessler',
  phone: '',
  country: 'FR',
  timeZone: 'Europe/Paris',
  siteUrl: '',
  password: ownPassword,
  passwordConfirmation: ownPassword,
  acceptTerms: true,
  acceptPrivacy: true,
})
