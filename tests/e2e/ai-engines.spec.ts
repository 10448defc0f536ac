import { demo, signIn } from './support/people.ts'
import { pick, save, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const sandbox = () => process.env.E2E_MAILBOX ?? ''

// What the platform chooses is one thing for everybody: these follow each other, and leave it as it was.
test.describe
  .serial('AI engines', { tag: '@site' }, () => {
    test.beforeEach(async ({ context }) => void (await signIn(context, demo.admin)))

    test('the demo AI is chosen in one click, a key is set, tested, replaced and removed', async ({
      page,
    }) => {
      await page.goto('/admin/master')
      await page.getByRole('tab', { name: 'Moteurs d’IA' }).click()
      await page.getByRole('button', { name: 'Utiliser l’IA de démonstration' }).click()
      await expect(page.getByText('L’IA de démonstration répond à tout.')).toBeVisible()
      await expect(page.getByLabel('Textes des posts')).toHaveValue('compatible')

      await page.getByRole('button', { name: 'Essayer IA de démonstration' }).click()
      await expect(page.getByText(/Répond en.*avec demo.*bonjour/)).toBeVisible()

      const keyIs = async (button: string, key: string) => {
        await page.getByRole('button', { name: button }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Clé', { exact: true }).fill(key)
        await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
        await expect(dialog).toHaveCount(0)
      }
      await keyIs('Enregistrer une clé (IA de démonstration)', 'a-wrong-key')
      await page.getByRole('button', { name: 'Essayer IA de démonstration' }).click()
      await expect(
        page.getByText('La clé est absente, fausse, ou ne donne pas accès à ce modèle.'),
      ).toBeVisible()
      await keyIs('Remplacer la clé (IA de démonstration)', 'a-good-key')
      await page.getByRole('button', { name: 'Essayer IA de démonstration' }).click()
      await expect(page.getByText(/Répond en/)).toBeVisible()

      await page.reload()
      await expect(page.getByText(/Clé enregistrée le/)).toBeVisible()
      expect(await page.content()).not.toContain('a-good-key')
      await page.getByRole('button', { name: 'Retirer la clé (IA de démonstration)' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
      await expect(page.getByText(/Clé enregistrée le/)).toHaveCount(0)
    })

    test('words, pictures and stock pictures are tried out, with who answered, how fast and for how much', async ({
      page,
      request,
    }) => {
      await page.goto('/admin/master/ai-test')
      await page
        .getByLabel('Demande', { exact: true })
        .fill('Une accroche pour un garage qui change les pneus')
      await page.getByRole('button', { name: 'Demander ce texte' }).click()
      await expect(page.getByText(/IA de démonstration · demo ·.*0,00/)).toBeVisible()
      await expect(page.getByText('Une accroche pour un garage qui change les pneus')).toHaveCount(2)

      await page.getByRole('button', { name: 'Chercher', exact: true }).click()
      await expect(page.getByText(/image trouvée|images trouvées/)).toBeVisible()

      await pick(page, 'Format', '9:16')
      await page.getByRole('button', { name: 'Faire cette image' }).click()
      const picture = page.getByRole('img', { name: /Image faite par une IA/ })
      await expect(picture).toBeVisible()
      expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalHeight)).toBe(1536)

      await request.post(`${sandbox()}/engines/faults`, { data: { kind: 'overloaded', call: 'chat' } })
      await page.getByRole('button', { name: 'Demander ce texte' }).click()
      await expect(
        page.getByText('Le service est surchargé ou en panne. Réessayez dans un moment.'),
      ).toBeVisible()
    })

    test('another engine and a budget are saved, an address inside a link is refused, and all goes back', async ({
      page,
    }) => {
      await page.goto('/admin/master?tab=engines')
      await page
        .getByLabel('En cas d’échec, demander ensuite à')
        .selectOption({ label: 'Claude (pas encore prêt)' })
      await page.getByLabel('Par client et par mois').fill('12')
      await page.getByLabel('Adresse du service').fill('http://169.254.169.254/v1')
      await save(page).click()
      await expect(page.getByText(/Cette adresse ne convient pas/)).toBeVisible()
      await page.getByRole('button', { name: 'Annuler' }).click()
      await page.getByLabel('Par client et par mois').fill('12')
      await save(page).click()
      await expect(toast(page, /les prochains appels iront là/)).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Par client et par mois')).toHaveValue('12')
      await page.getByLabel('Par client et par mois').fill('5')
      const saved = page.waitForResponse((response) => response.request().method() === 'POST')
      await save(page).click()
      await saved
      await page.getByRole('button', { name: 'Ne plus utiliser d’IA' }).click()
      await expect(page.getByLabel('Textes des posts')).toHaveValue('built-in')
    })
  })
