import { Api } from './support/api.ts'
import { mailTo } from './support/mailbox.ts'
import { demo, demoPassword, ownPassword, signIn } from './support/people.ts'
import { redDot, save, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const own = () => `${process.pid}${Date.now()}`.slice(-9)

test.describe('the administration of the platform', () => {
  test.beforeEach(async ({ context }) => void (await signIn(context, demo.admin)))

  test('a section of permissions gets a group, usable in roles once it has its Grant', async ({ page }) => {
    const key = `essai${own()}`
    await page.goto('/admin/permissions/sections')
    await expect(page.getByRole('link', { name: 'Compte client' })).toBeVisible()
    await page.getByRole('button', { name: 'Nouvelle section' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Clé').fill('customer')
    await dialog.getByLabel('Nom', { exact: true }).fill(`Section ${key}`)
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await expect(dialog.getByText('Déjà pris.')).toBeVisible()
    await dialog.getByLabel('Clé').fill(key)
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await expect(page).toHaveURL(/\/admin\/permissions\/sections\/\d+/)
    await page.getByRole('button', { name: 'Nouveau groupe' }).first().click()
    await dialog.getByLabel('Clé').fill(`${key}g`)
    await dialog.getByLabel('Nom', { exact: true }).fill(`Groupe ${key}`)
    await dialog.getByRole('button', { name: 'Créer' }).click()
    await expect(page.getByText('Sans « Accorder », aucun rôle ne peut l’utiliser.')).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter une permission' }).click()
    await dialog.getByLabel('Ce qu’elle permet').selectOption({ label: 'Accorder' })
    await dialog.getByLabel('Nom', { exact: true }).fill('Grant')
    await dialog.getByRole('button', { name: /Créer|Ajouter/ }).click()
    await expect(page.getByText('Sans « Accorder », aucun rôle ne peut l’utiliser.')).toHaveCount(0)
  })

  test('a role is made, edited and removed', async ({ page }) => {
    const name = `Rôle ${own()}`
    await page.goto('/admin/roles')
    await expect(page.getByRole('link', { name: 'Super administrateur' })).toBeVisible()
    await page.getByRole('link', { name: 'Nouveau rôle' }).click()
    await expect(page).toHaveURL('/admin/roles/add')
    await page.getByLabel('Nom du rôle').fill(name)
    await page.getByRole('checkbox', { name: 'Publications, Consulter' }).check()
    await page.getByRole('button', { name: 'Créer le rôle' }).click()
    await expect(page).toHaveURL(/\/admin\/roles\/\d+/)
    await page.getByRole('checkbox', { name: 'Marque, Modifier' }).check()
    // Making it was told in the same words: only the answer says that this change is kept.
    const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
    await save(page).click()
    await kept
    await expect(toast(page, `Le rôle ${name} est enregistré.`).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Marque, Modifier' })).toBeChecked()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page).toHaveURL('/admin/roles')
  })

  test('a sector is made and changed', async ({ page }) => {
    const name = `Métier ${own()}`
    await page.goto('/admin/activity-sectors')
    await page.getByRole('link', { name: 'Nouveau secteur' }).click()
    await page.getByLabel('Français').fill(name)
    await page.getByLabel('Anglais').fill(`${name} (en)`)
    await page.getByRole('button', { name: /Créer/ }).click()
    await expect(page).toHaveURL(/\/admin\/activity-sectors(\?.*)?$/)
    await page.goto(`/admin/activity-sectors?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/admin\/activity-sectors\/\d+/)
    await page.getByLabel('Espagnol').fill(`${name} (es)`)
    await save(page).click()
    await expect(toast(page, new RegExp(name))).toBeVisible()
  })

  test('a proposed sector is answered, and who proposed it is told by mail', async ({
    page,
    newCustomer,
    pageOf,
  }) => {
    const { email } = await newCustomer()
    const proposer = await pageOf(email, ownPassword)
    const name = `fabrique ${own()}`
    await proposer.goto('/me/account')
    await proposer.getByLabel('Secteur d’activité').fill(name)
    await proposer.getByRole('option', { name: /Proposer/ }).click()
    await save(proposer).click()
    await expect(toast(proposer, 'Secteur proposé.')).toBeVisible()
    await page.goto('/admin/activity-sectors?tab=proposals')
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Accepter' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
    await expect(toast(page, /reçoit un mail/)).toBeVisible()
    await mailTo(email, /secteur/i)
    await expect(proposer.getByLabel('Secteur d’activité')).toHaveValue(new RegExp(name))
  })

  test('the platform is renamed, and every open page says the new name at once', { tag: '@site' }, async ({
    page,
    pageOf,
  }) => {
    const other = await pageOf(demo.agent, demoPassword)
    await other.goto('/')
    await expect(other.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    const name = `Postelier ${own()}`
    await page.goto('/admin/application')
    await page.getByLabel('Nom', { exact: true }).fill(name)
    await save(page).click()
    await expect(toast(page, 'C’est enregistré, et déjà visible partout.')).toBeVisible()
    await expect(other.getByText(name).first()).toBeVisible()
    await page.getByLabel('Nom', { exact: true }).fill('Postelier')
    await save(page).click()
    await expect(other.getByText(name)).toHaveCount(0)
  })

  test('the platform’s own logo stands at once, and goes', { tag: '@site' }, async ({ page }) => {
    await page.goto('/admin/application')
    await page.getByLabel('Un autre logo').setInputFiles(redDot)
    await expect(page.getByRole('img', { name: 'Logo actuel' })).toBeVisible()
    await page.getByRole('button', { name: 'Retirer' }).first().click()
    await expect(page.getByRole('img', { name: 'Logo actuel' })).toHaveCount(0)
  })

  test('general settings are kept: credits, regenerations, appointments', { tag: '@site' }, async ({
    page,
  }) => {
    await page.goto('/admin/master')
    for (const label of [
      'Supplément pour une tâche urgente',
      'Une accroche',
      'Un visuel',
      'Une idée',
      'Un post entier',
    ])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(/^\d+$/)
    await page.getByLabel('Supplément pour une tâche urgente').fill('')
    await save(page).click()
    await expect(page.getByLabel('Supplément pour une tâche urgente')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Supplément pour une tâche urgente').fill('9')
    await page.getByLabel('Adresse de prise de rendez-vous').fill('https://rdv.example.org/atelier')
    await save(page).click()
    await expect(toast(page, /C’est enregistré/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Supplément pour une tâche urgente')).toHaveValue('9')
    await expect(page.getByLabel('Adresse de prise de rendez-vous')).toHaveValue(
      'https://rdv.example.org/atelier',
    )
  })

  test('sentences go out as CSV, come back after a preview, and show without a restart', async ({
    page,
    pageOf,
  }) => {
    const other = await pageOf(demo.admin, demoPassword)
    await other.goto('/')
    const menu = other.getByRole('navigation', { name: 'Menu principal' })
    await expect(menu.getByRole('link', { name: 'Réglages généraux', exact: true })).toBeVisible()
    await page.goto('/admin/master?tab=texts')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger le CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    const take = async (words: string) => {
      await page.getByLabel('Le CSV corrigé').setInputFiles({
        name: 'textes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`key,fr,en\nclé,français,anglais\nmenu:master.name,${words},\n`),
      })
      await expect(page.getByRole('table').getByText(words, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Appliquer ces changements' }).click()
      await expect(menu.getByRole('link', { name: words, exact: true })).toBeVisible()
    }
    const heavy = { name: 'tout.csv', mimeType: 'text/csv', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
    await page.getByLabel('Le CSV corrigé').setInputFiles(heavy)
    await expect(page.getByText('« tout.csv » dépasse la taille maximale de 5 Mo.')).toBeVisible()
    await page.getByLabel('Le CSV corrigé').setInputFiles(redDot)
    await expect(page.getByText('« logo.png » n’a pas le bon format. Formats acceptés : CSV.')).toBeVisible()
    await take('Réglages de la maison')
    await take('Réglages généraux')
  })

  test('the journal says who did what, and is narrowed', async ({ page }) => {
    const signIn = { email: demo.admin, password: demoPassword, remember: false }
    await new Api(page.request).call('POST', '/auth/login', signIn)
    await page.goto('/admin/journal')
    const lines = page.getByRole('table')
    await expect(lines.getByText('Ariane Moreau').first()).toBeVisible()
    await page.getByLabel('Quoi').selectOption({ label: 'Connexion' })
    await expect(lines.getByText('Connexion').first()).toBeVisible()
    await expect(lines.getByText('Compte créé')).toHaveCount(0)
  })
})

test.describe('menus by abilities', () => {
  for (const [who, email, seen, unseen] of [
    [
      'a customer',
      demo.customer,
      ['Accueil', 'Posts', 'Mon compte', 'Crédits et abonnement', 'Contacts', 'Rôles'],
      ['Utilisateurs', 'Mes clients', 'Journal'],
    ],
    ['an agency', demo.agency, ['Mon compte', 'Mes clients'], ['Application', 'Journal']],
    [
      'an agent',
      demo.agent,
      ['Accueil', 'File de travail', 'Congés et absences'],
      ['Travail de l’équipe', 'Contacts', 'Utilisateurs', 'Journal'],
    ],
    [
      'a team manager',
      demo.teamManager,
      ['Travail de l’équipe', 'Demandes de congés'],
      ['File de travail', 'Application', 'Journal'],
    ],
    ['a super admin', demo.admin, ['Utilisateurs', 'Rôles', 'Permissions', 'Journal'], ['Mes clients']],
  ] as const)
    test(`${who} sees what the role allows, and nothing else`, async ({ page, context }) => {
      await signIn(context, email)
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Menu principal' })
      for (const name of seen) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
      for (const name of unseen) await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
    })
})
