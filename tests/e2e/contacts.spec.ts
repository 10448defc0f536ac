import { linkTo } from './support/mailbox.ts'
import { newAddress, ownPassword } from './support/people.ts'
import { logIn, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.describe('the people of an account', () => {
  test.beforeEach(({ me: _ }) => undefined)

  test('a contact is invited, joins by the mail, and sees what the role allows', { tag: '@gate' }, async ({
    page,
    browser,
    me,
  }) => {
    const email = newAddress('paul')
    await page.goto('/me/contacts')
    await page.getByRole('button', { name: 'Inviter un contact' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inviter un contact' })
    await dialog.getByLabel('Prénom').fill('Paul')
    await dialog.getByLabel('Nom', { exact: true }).fill('Roux')
    await dialog.getByLabel('Adresse e-mail').fill(email)
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(dialog.getByLabel('Rôle')).toBeFocused()
    await expect(dialog.getByLabel('Rôle')).toHaveAccessibleDescription('À remplir.')
    await dialog.getByLabel('Rôle').selectOption({ label: 'Lecture seule' })
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(toast(page, `L’invitation est partie à ${email}`)).toBeVisible()

    const visitor = await browser.newPage()
    const link = await linkTo(email, 'vous invite sur')
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      `Nadia Kessler vous invite chez ${me.societyName}.`,
    )
    await expect(visitor.getByLabel('Prénom')).toHaveValue('Paul')
    await visitor.getByLabel('Mot de passe', { exact: true }).fill(ownPassword)
    await visitor.getByLabel('Encore une fois').fill(ownPassword)
    await visitor.getByRole('checkbox', { name: 'conditions d’utilisation' }).check()
    await visitor.getByRole('checkbox', { name: 'politique de confidentialité' }).check()
    await visitor.getByRole('button', { name: 'Accepter l’invitation' }).click()
    await logIn(visitor, email, ownPassword)
    await expect(visitor).toHaveURL('/')
    const menu = visitor.getByRole('navigation', { name: 'Menu principal' })
    await expect(menu.getByText(me.societyName)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Mon compte' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Rôles' })).toHaveCount(0)
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne marche plus.')
    await visitor.close()

    await page.reload()
    await page.getByRole('button', { name: 'Retirer Paul' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(toast(page, /Paul.* est retiré\./)).toBeVisible()
  })

  test('a role of one’s own is composed, changed and removed', async ({ page }) => {
    await page.goto('/me/roles')
    await page.getByRole('link', { name: 'Nouveau rôle' }).first().click()
    await page.getByLabel('Nom du rôle').fill('Relectrice')
    await page.getByRole('checkbox', { name: 'Publications, Consulter' }).check()
    await page.getByRole('checkbox', { name: 'Publications, Modifier' }).check()
    await page.getByRole('button', { name: 'Créer le rôle' }).click()
    await expect(toast(page, 'Le rôle Relectrice est enregistré.')).toBeVisible()
    // The role has its own page then: what is changed before it is there belongs to the form that is left.
    await expect(page).toHaveURL(/\/me\/roles\/\d+$/)
    await page.getByRole('checkbox', { name: 'Publications, Modifier' }).uncheck()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await saved
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Publications, Consulter' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Publications, Modifier' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page).toHaveURL('/me/roles')
  })
})
