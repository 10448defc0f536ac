// A post from its first word to its validation, by whoever makes it alone; the sending comes after.
import { canvas, faultsOf } from './support/drawing.ts'
import { signInAnew } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.describe('a post', () => {
  test('is begun from a template, drawn on, written and validated; nothing of it is lost by a reload', {
    tag: '@gate',
  }, async ({ page, context }) => {
    await signInAnew(context)
    await page.goto('/')
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/me/tasks/write')
    await page.getByRole('link', { name: /^Page blanche/ }).click()
    await page.getByLabel('Titre').fill('La fournée du samedi')
    await page.getByRole('button', { name: 'Instagram' }).click()
    await page.getByRole('button', { name: 'Un chiffre, une forme' }).click()
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    await expect(page.getByRole('heading', { name: 'La fournée du samedi' })).toBeVisible()

    await page.getByRole('textbox', { name: 'Accroche' }).fill('Le pain sort du four à 7 h !')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Accroche' })).toHaveValue('Le pain sort du four à 7 h !')

    await page.getByRole('button', { name: 'Ouvrir dans l’éditeur' }).click()
    await expect(page.locator('.po-paper-picture path').first()).toBeVisible()
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Valider le visuel' }).click()
    await expect(page.getByText('Visuel approuvé', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Valider le post' }).click()
    await expect(page.getByText('«\u00a0La fournée du samedi\u00a0» est validé.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Accroche' })).toHaveJSProperty('readOnly', true)
    await page.getByRole('button', { name: 'Modifier le post' }).click()
    await expect(page.getByRole('textbox', { name: 'Accroche' })).toHaveJSProperty('readOnly', false)
    expect(await faultsOf(page)).toEqual([])
    // Home knows it from here on.
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'choisissez le prochain post.' })).toBeVisible()
    await page.getByRole('link', { name: 'Ajouter un post' }).click()
    await expect(page).toHaveURL('/me/tasks/write')
  })

  test('says what is missing, and one press validates what is on the screen', async ({ page, context }) => {
    await signInAnew(context)
    await page.goto('/me/tasks/write?way=blank')
    await page.getByLabel('Titre').fill('Sans mots')
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    await page.getByRole('button', { name: 'Valider le post' }).click()
    await expect(page.getByText('Il manque une accroche.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Accroche' }).fill('Les voici.')
    await page.getByRole('button', { name: 'Valider le post' }).click()
    // What is not finished is not sent without a word.
    const question = page.getByRole('dialog', { name: /^Ce visuel est/ })
    await expect(question.getByText('Une page est vide.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await question.getByRole('button', { name: 'Revenir au post' }).click()
    await expect(page.getByRole('button', { name: 'Valider le post' })).toBeEnabled()
    await page.getByRole('button', { name: 'Valider le post' }).click()
    await question.getByRole('button', { name: 'Valider ainsi' }).click()
    await expect(page.getByRole('button', { name: 'Modifier le post' })).toBeVisible()
  })

  test('that two people write in at once keeps both: the second sees the other’s words and decides', {
    tag: '@gate',
  }, async ({ page, context, browser }) => {
    await signInAnew(context)
    await page.goto('/me/tasks/write?way=blank')
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    await expect(page.getByRole('textbox', { name: 'Accroche' })).toBeVisible()
    const other = await browser.newContext({ storageState: await context.storageState() })
    const second = await other.newPage()
    // Cut off from news, as on a train.
    await second.route('**/api/events**', (route) => route.abort())
    await second.goto(page.url())
    await expect(second.getByRole('textbox', { name: 'Accroche' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Accroche' }).fill('Les mots du premier')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await second.getByRole('textbox', { name: 'Accroche' }).fill('Les mots du second')
    await expect(second.getByRole('definition').getByText('Les mots du premier')).toBeVisible()
    await expect(second.getByRole('textbox', { name: 'Accroche' })).toHaveValue('Les mots du second')
    await second.getByRole('button', { name: 'Enregistrer ma version' }).click()
    await expect(second.getByText(/^Enregistré à/)).toBeVisible()
    // The first hears of it by itself, for nothing of theirs waits.
    await expect(page.getByRole('textbox', { name: 'Accroche' })).toHaveValue('Les mots du second')
    await other.close()
  })

  test('tells what an edit changed, and a former text is put back and taken away again', async ({
    page,
    context,
  }) => {
    await signInAnew(context)
    await page.goto('/me/tasks/write?way=blank')
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    const hook = page.getByRole('textbox', { name: 'Accroche' })
    await hook.fill('Le pain sort du four à 7 h')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
    await hook.fill('Le pain sort du four à 8 h')
    const lines = page.getByRole('region', { name: 'Historique' }).getByRole('listitem')
    const dialog = page.getByRole('dialog', { name: 'Ce qui a changé' })
    const open = (nth: number) =>
      lines
        .nth(nth)
        .getByRole('button', { name: /^Voir ce qui a changé/ })
        .click()
    await open(0)
    const before = dialog.getByRole('button', { name: 'Remettre ce texte, Accroche, Avant' })
    await expect(dialog.getByText('Le pain sort du four à 8 h')).toBeVisible()
    await expect(dialog.getByText('C’est la version actuelle.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await before.click()
    await expect(dialog).toBeHidden()
    await expect(hook).toHaveValue('')
    await expect(lines.first().getByText('Ancienne version remise')).toBeVisible()
    await open(0)
    await before.click()
    await expect(dialog).toBeHidden()
    await expect(hook).toHaveValue('Le pain sort du four à 8 h')
    await hook.fill('Le pain sort du four à 9 h')
    await expect(lines.first().getByText('Modifié')).toBeVisible()
    await open(0)
    await expect(dialog.getByRole('deletion')).toHaveText(/8/)
    await expect(dialog.getByRole('insertion')).toHaveText(/9/)
    await dialog.getByRole('button', { name: 'Fermer' }).filter({ hasText: 'Fermer' }).click()

    // Of an approved post it is asked first: the yes is void.
    await page.getByRole('button', { name: 'Valider le post' }).click()
    await page.getByRole('button', { name: 'Valider ainsi' }).click()
    await expect(page.getByRole('button', { name: 'Modifier le post' })).toBeVisible()
    await lines
      .filter({ hasText: 'Modifié' })
      .first()
      .getByRole('button', { name: /^Voir ce qui a changé/ })
      .click()
    await before.click()
    await page
      .getByRole('dialog', { name: 'Modifier ce post' })
      .getByRole('button', { name: 'Remettre' })
      .click()
    await expect(hook).toHaveValue('Le pain sort du four à 8 h')
    await expect(hook).toHaveJSProperty('readOnly', false)
  })

  test('is removed and brought back by one press, and wears another template when asked', async ({
    page,
    context,
  }) => {
    await signInAnew(context)
    await page.goto('/me/tasks/write?way=blank')
    await page.getByLabel('Titre').fill('À retirer')
    await page.getByRole('button', { name: 'Commencer le post' }).click()
    await page.getByRole('button', { name: 'Changer de modèle' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Le grand jour' }).click()
    await dialog.getByRole('button', { name: 'Remplacer le visuel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Actions sur À retirer' }).click()
    await page.getByRole('menuitem', { name: 'Retirer' }).click()
    await expect(page).toHaveURL(/\/me\/tasks$/)
    await expect(page.getByText('Vos trois premiers posts, tout de suite')).toBeVisible()
    // The way back of the visual may stand there, too.
    await page.getByRole('button', { name: 'Annuler', exact: true }).last().click()
    await expect(page.getByText('À retirer', { exact: true })).toBeVisible()
  })
})
