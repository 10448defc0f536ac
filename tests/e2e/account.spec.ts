import type { Page } from '@playwright/test'
import { ownPassword } from './support/people.ts'
import { pick, redDot, save, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

async function upload(page: Page, label: string) {
  await page.getByLabel(label).setInputFiles(redDot)
  await page.getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(page.getByText('À cocher pour envoyer l’image.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'J’ai les droits' }).check()
  await page.getByRole('button', { name: 'Utiliser cette image' }).click()
}

test.describe('the account', () => {
  test.beforeEach(({ me: _ }) => undefined)

  test('essential information is saved, with the server’s faults at their fields', { tag: '@gate' }, async ({
    page,
  }) => {
    await page.goto('/me/account')
    await expect(page.getByRole('tab', { name: 'Entreprise' })).toHaveAttribute('aria-selected', 'true')
    await page.getByLabel('Nom commercial').fill('Le Fournil')
    await page.getByLabel('SIRET ou SIREN').fill('73282932000075')
    await page.getByLabel('Numéro de TVA').fill('FR12')
    await page.getByLabel('Ce que vous faites, pour qui').fill('Pains au levain.')
    await page.getByLabel('Effectif').selectOption({ label: '2 à 9 personnes' })
    await page.getByLabel('Vos clients').selectOption({ label: 'Des particuliers' })
    await page.getByLabel('Ville').fill('Rennes')
    await save(page).click()
    await expect(page.getByLabel('SIRET ou SIREN')).toHaveAccessibleDescription(/Un SIRET compte 14 chiffres/)
    await expect(page.getByLabel('Numéro de TVA')).toHaveAccessibleDescription(/n’a pas la bonne forme/)
    await expect(page.getByText('2 champs à corriger')).toBeVisible()
    await page.getByLabel('SIRET ou SIREN').fill('732 829 320 00074')
    await page.getByLabel('Numéro de TVA').fill('FR44732829320')
    await save(page).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Nom commercial')).toHaveValue('Le Fournil')
    await expect(page.getByLabel('SIRET ou SIREN')).toHaveValue('73282932000074')
    await expect(page.getByLabel('Effectif')).toHaveValue('2-9')
    await expect(page.getByLabel('Ville')).toHaveValue('Rennes')
  })

  test('a faulty field comes out from under the foot bar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/me/account')
    const site = page.getByLabel(/^Site/)
    await site.fill('pas un site !')
    await page.evaluate(() => window.scrollTo(0, 0))
    await save(page).click()
    await expect(site).toBeFocused()
    const note = page.getByText('1 champ à corriger')
    await expect(note).toBeVisible()
    const field = await page.locator('.po-field', { has: site }).boundingBox()
    const bar = await page.locator('.po-action-bar').boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })

  test('a sector is searched from three letters, or proposed', async ({ page }) => {
    await page.goto('/me/account')
    const sector = page.getByLabel('Secteur d’activité')
    await sector.fill('fa')
    await expect(page.getByText('Tapez au moins trois lettres.').first()).toBeVisible()
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
    await sector.fill('fabrique de nuages')
    await page.getByRole('option', { name: /Proposer/ }).click()
    await save(page).click()
    await expect(toast(page, 'Secteur proposé.')).toBeVisible()
  })

  test('the contact for alerts is kept apart', async ({ page }) => {
    await page.goto('/me/account')
    await page.getByLabel('Adresse e-mail').fill('alerte@maison.example')
    await page.getByRole('textbox', { name: /^Téléphone/ }).fill('12')
    await page.getByRole('button', { name: 'Enregistrer le contact' }).click()
    await expect(page.getByText('Ce numéro de téléphone n’existe pas dans ce pays.')).toBeVisible()
    await page.getByRole('textbox', { name: /^Téléphone/ }).fill('06 12 34 56 78')
    await page.getByRole('button', { name: 'Enregistrer le contact' }).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Téléphone/ })).toHaveValue(/612345678/)
  })

  test('the editorial and the graphic line are saved together, a tone of one’s own with its words', async ({
    page,
  }) => {
    await page.goto('/me/account?tab=brand')
    await page.getByLabel('Ton', { exact: true }).selectOption({ label: 'Le vôtre' })
    await page.getByLabel('Ce qu’on doit retenir de vous').fill('Le geste avant tout.')
    await page.getByLabel('Exigences graphiques').fill('Photos plutôt que dessins.')
    await pick(page, 'Vous ou tu', 'On se tutoie')
    await pick(page, 'Émojis', 'Volontiers')
    await page.getByRole('checkbox', { name: 'Décalée' }).check()
    await save(page).click()
    await expect(page.getByLabel('Décrivez ce ton')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Décrivez ce ton').fill('Direct, un peu bourru.')
    await save(page).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Décrivez ce ton')).toHaveValue('Direct, un peu bourru.')
    await expect(page.getByLabel('Exigences graphiques')).toHaveValue('Photos plutôt que dessins.')
    await expect(page.getByRole('radio', { name: 'On se tutoie' })).toBeChecked()
  })

  test('three brand colours save themselves', async ({ page }) => {
    await page.goto('/me/account?tab=brand')
    for (const [name, hex] of [
      ['Principale', '20402f'],
      ['Secondaire', 'E7BC68'],
      ['Troisième', '#B5632A'],
    ] as const)
      await page.getByRole('textbox', { name }).last().fill(hex)
    await expect(page.getByRole('status').getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Principale' }).last()).toHaveValue('#20402F')
    await expect(page.getByRole('textbox', { name: 'Troisième' }).last()).toHaveValue('#B5632A')
  })

  test('the logo is uploaded with the word that one may, replaced, and removed', async ({ page, me }) => {
    await page.goto('/me/account?tab=brand')
    await upload(page, 'Ajouter votre logo')
    const logo = page.getByRole('img', { name: `Logo d’${me.societyName}` })
    await expect(logo.first()).toBeVisible()
    await page.getByRole('button', { name: 'Retirer le logo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(toast(page, 'Logo retiré.')).toBeVisible()
    await expect(page.getByLabel('Ajouter votre logo')).toBeAttached()
  })

  test('additional logos are added, replaced and removed by their place', async ({ page }) => {
    await page.goto('/me/account?tab=brand')
    await upload(page, 'Ajouter un logo')
    await expect(page.getByRole('img', { name: 'Autre logo, numéro 1' })).toBeVisible()
    await upload(page, 'Ajouter un logo')
    await expect(page.getByRole('img', { name: 'Autre logo, numéro 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Remplacer' }).last().click()
    await upload(page, 'Remplacer')
    await page.getByRole('button', { name: 'Retirer' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByRole('img', { name: 'Autre logo, numéro 1' })).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Autre logo, numéro 2' })).toBeVisible()
  })

  test('notification choices save themselves', async ({ page }) => {
    await page.goto('/me/account?tab=notifications')
    await page.getByLabel('Fréquence').selectOption({ label: 'Tous les 21 jours' })
    await page.getByLabel('Jour').selectOption({ label: 'vendredi' })
    await page.getByRole('checkbox', { name: 'SMS' }).check()
    await page.getByRole('checkbox', { name: 'Les dates à venir' }).check()
    await expect(page.getByRole('status').getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Fréquence')).toHaveValue('every21Days')
    await expect(page.getByLabel('Jour')).toHaveValue('5')
    await expect(page.getByRole('checkbox', { name: 'SMS' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Les dates à venir' })).toBeChecked()
  })

  test('each network has its switch and its tone', async ({ page }) => {
    await page.goto('/me/account?tab=content')
    const tone = page.getByRole('combobox', { name: 'Ton sur LinkedIn' })
    await expect(tone).toHaveCount(0)
    await page.getByRole('button', { name: /LinkedIn/ }).click()
    await tone.selectOption({ label: 'Le vôtre' })
    await page.getByRole('textbox', { name: 'Ton sur LinkedIn, avec vos mots' }).fill('Sec et précis.')
    await expect(page.getByRole('status').getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Ton sur LinkedIn, avec vos mots' })).toHaveValue(
      'Sec et précis.',
    )
  })

  test('content sources are added to the limit, removed, and put back', async ({ page }) => {
    await page.goto('/me/account?tab=content')
    for (const place of ['un', 'deux', 'trois', 'quatre', 'cinq']) {
      await page.getByLabel('Nom', { exact: true }).fill(`Blog ${place}`)
      await page.getByLabel('Adresse', { exact: true }).fill(`blog-${place}.fr`)
      await page.getByRole('button', { name: 'Ajouter la source' }).click()
      await expect(page.getByRole('button', { name: `Retirer Blog ${place}` })).toBeVisible()
    }
    await expect(page.getByText('Vous avez atteint 5 sources.')).toBeVisible()
    await page.getByRole('button', { name: 'Retirer Blog deux' }).click()
    await expect(page.getByRole('button', { name: 'Retirer Blog deux' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Retirer Blog deux' })).toBeVisible()
  })

  test('one’s own name and languages are saved, and the portrait', async ({ page }) => {
    await page.goto('/me/account?tab=profile')
    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByRole('checkbox', { name: 'Espagnol' }).check()
    await save(page).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
    await expect(page.getByRole('checkbox', { name: 'Espagnol' })).toBeChecked()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger mes données' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.json$/)
  })

  test('what is no colour stays as it was typed, and is called so', async ({ page }) => {
    await page.goto('/me/account?tab=brand')
    const main = page.getByRole('textbox', { name: 'Principale' }).last()
    await main.fill('magenta')
    await expect(main).toHaveValue('magenta')
    await expect(page.getByText('Une couleur s’écrit #20402F.')).toBeVisible()
    await main.fill('b5632a')
    await expect(main).toHaveValue('#B5632A')
    await expect(page.getByText('Une couleur s’écrit #20402F.')).toHaveCount(0)
  })

  test('a save that fails keeps the words and can be tried again', async ({ page, context }) => {
    await page.goto('/me/account')
    await page.getByLabel('Nom commercial').fill('Hors ligne')
    await context.setOffline(true)
    await save(page).click()
    await expect(page.getByText('Pas de connexion. Rien n’est perdu').first()).toBeVisible()
    await expect(page.getByLabel('Nom commercial')).toHaveValue('Hors ligne')
    await context.setOffline(false)
    await save(page).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
  })

  test('what saves itself says when it could not, keeps it, and tries again by itself', async ({
    page,
    context,
  }) => {
    await page.goto('/me/account?tab=notifications')
    await expect(page.getByLabel('Fréquence')).toBeVisible()
    await context.setOffline(true)
    await page.getByLabel('Fréquence').selectOption({ label: 'Chaque mois' })
    await expect(page.getByText('Non enregistré, texte gardé')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('status').getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Fréquence')).toHaveValue('monthly')
  })

  test('two people on the same line: nothing is overwritten, and one chooses', async ({
    page,
    me,
    pageOf,
  }) => {
    const other = await pageOf(me.email, ownPassword)
    await page.goto('/me/account?tab=brand')
    await expect(page.getByLabel('Ce qu’on doit retenir de vous')).toBeVisible()
    await page.getByLabel('Ce qu’on doit retenir de vous').fill('La mienne.')
    await other.goto('/me/account?tab=brand')
    await other.getByLabel('Ce qu’on doit retenir de vous').fill('La sienne.')
    await save(other).click()
    await expect(toast(other, 'Enregistré.')).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Quelqu’un d’autre a enregistré entre-temps.')).toBeVisible()
    await expect(page.getByLabel('Ce qu’on doit retenir de vous')).toHaveValue('La mienne.')
    await page.getByRole('button', { name: 'Enregistrer ma version' }).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
  })

  test('leaving with something unsaved asks first', async ({ page }) => {
    await page.goto('/me/account')
    await page.getByLabel('Nom commercial').fill('À moitié')
    await page.getByRole('link', { name: 'Accueil', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Partir sans enregistrer' })
    await dialog.getByRole('button', { name: 'Rester' }).click()
    await expect(page.getByLabel('Nom commercial')).toHaveValue('À moitié')
    await page.getByRole('link', { name: 'Accueil', exact: true }).click()
    await dialog.getByRole('button', { name: 'Partir' }).click()
    await expect(page).toHaveURL('/')
  })
})
