import type { Page } from '@playwright/test'
import * as OTPAuth from 'otpauth'
import { linkTo, mailTo } from './support/mailbox.ts'
import { newAddress, ownPassword } from './support/people.ts'
import { logIn, logOut } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const security = '/me/account?tab=security'

async function begin(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mot de passe actuel').fill(ownPassword)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  return dialog
}
test.describe('security of an account', () => {
  test('an authenticator app is set up, asked for, and replaced once by a recovery code', {
    tag: '@gate',
  }, async ({ page, me }) => {
    await page.goto(security)
    const dialog = await begin(page, 'Installer')
    const secret = await dialog.getByLabel('Ou saisissez cette clé').inputValue()
    const app = new OTPAuth.TOTP({ secret })
    await dialog.getByLabel('Code à six chiffres').fill('000000')
    await dialog.getByRole('button', { name: 'Activer' }).click()
    await expect(dialog.getByText('Ce code n’est pas le bon')).toBeVisible()
    await dialog.getByLabel('Code à six chiffres').fill(app.generate())
    await dialog.getByRole('button', { name: 'Activer' }).click()
    await expect(dialog.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
    const [recoveryCode = ''] = await dialog.getByRole('listitem').allTextContents()
    await dialog.getByRole('button', { name: 'Je les ai gardés' }).click()
    await expect(page.getByText('En service')).toBeVisible()
    await logOut(page)

    await logIn(page, me.email, ownPassword)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmez que c’est vous.')
    await page.getByLabel('Code à six chiffres').fill('123456')
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByText('Ce code n’est pas le bon')).toBeVisible()
    // The code of the set-up is spent: the next one is taken.
    await page.getByLabel('Code à six chiffres').fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page).toHaveURL('/')
    await logOut(page)

    for (const works of [true, false]) {
      await logIn(page, me.email, ownPassword)
      await page.getByRole('button', { name: 'code de secours' }).click()
      await page.getByLabel('Code de secours').fill(recoveryCode)
      await page.getByRole('button', { name: 'Vérifier' }).click()
      if (works) {
        await expect(page).toHaveURL('/')
        await logOut(page)
      } else await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible()
    }
  })

  test('a passkey is added, and opens the account without a password', async ({ page, context, me }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto(security)
    const dialog = await begin(page, 'Ajouter une clé')
    await dialog.getByLabel('Nom de la clé').fill('Portable du bureau')
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await dialog.getByRole('button', { name: 'Je les ai gardés' }).click()
    await expect(page.getByText('Portable du bureau')).toBeVisible()
    await logOut(page)
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
    await expect(page).toHaveURL('/')
    await page.goto(security)
    await page.getByRole('button', { name: 'Retirer la clé Portable du bureau' }).click()
    const asks = page.getByRole('dialog')
    await asks.getByLabel('Mot de passe actuel').fill(ownPassword)
    await asks.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByText('est retirée')).toBeVisible()
    await expect(page.getByRole('button', { name: /Retirer la clé/ })).toHaveCount(0)
    await logOut(page)
    await logIn(page, me.email, ownPassword)
    await expect(page).toHaveURL('/')
  })

  test('another device is seen, and signed out from here', async ({ page, me, pageOf }) => {
    const other = await pageOf(me.email, ownPassword)
    await other.goto('/me/account')
    await page.goto(security)
    await expect(page.getByText('Cet appareil', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Déconnecter', exact: true }).click()
    await expect(page.getByText('Appareil déconnecté.')).toBeVisible()
    // Nobody touched the other browser: it is told.
    await expect(other).toHaveURL(/\/auth\/login/)
  })

  test('the e-mail address changes by the link sent to the new one, and the old one is told', async ({
    page,
    me,
  }) => {
    const next = newAddress('nouvelle')
    await page.goto(security)
    await page.getByLabel('Nouvelle adresse').fill(next)
    await page.getByLabel('Mot de passe actuel').last().fill(ownPassword)
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(page.getByText(`Un lien est parti à ${next}`)).toBeVisible()
    const link = await linkTo(next, 'Confirmez votre nouvelle adresse')
    await page.goto(link)
    await page.getByRole('button', { name: 'Oui, utiliser cette adresse' }).click()
    await expect(page.getByText('Nouvelle adresse confirmée. Connectez-vous avec elle.')).toBeVisible()
    await mailTo(me.email, /adresse/i)
    await logIn(page, next, ownPassword)
    await expect(page).toHaveURL('/')
  })

  test('the password changes, with the old one in hand', async ({ page, me }) => {
    await page.goto(security)
    await page.getByLabel('Mot de passe actuel').first().fill('not this one')
    await page.getByLabel('Nouveau mot de passe').fill('dix cailloux sous la mer grise')
    await page.getByLabel('Encore une fois').fill('dix cailloux sous la mer grise')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
    await page.getByLabel('Mot de passe actuel').first().fill(ownPassword)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Mot de passe changé.')).toBeVisible()
    await logOut(page)
    await logIn(page, me.email, 'dix cailloux sous la mer grise')
    await expect(page).toHaveURL('/')
  })

  test('an account is left, with a way back by the screen and by the mail', async ({ page, me }) => {
    const leave = async () => {
      await page.goto('/me/account?tab=profile')
      await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
      const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' })
      await expect(dialog.getByText('Vos crédits restants')).toBeVisible()
      await dialog.getByLabel('Votre mot de passe, pour confirmer').fill(ownPassword)
      await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
      await expect(page.getByText(/Votre compte sera supprimé le/)).toBeVisible()
    }
    await leave()
    await page.getByRole('button', { name: 'Garder mon compte' }).click()
    await expect(page.getByText('Votre compte est gardé. Rien n’a été supprimé.')).toBeVisible()
    await leave()
    const link = await linkTo(me.email, /supprim/i, 2)
    await page.goto(link)
    await page.getByRole('button', { name: 'Garder mon compte' }).click()
    await expect(page.getByText('Votre compte est gardé, rien n’a été supprimé.')).toBeVisible()
  })
})
