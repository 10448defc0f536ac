import { demo, demoPassword, ownPassword, signIn } from './support/people.ts'
import { pick, save, toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.describe('the frame', () => {
  test('home greets by name, and shows only tiles that work', async ({ page, context }) => {
    await signIn(context, demo.customer)
    await page.goto('/')
    await expect(page.getByText(/^(Bonjour|Bonsoir) Hélène\./)).toBeVisible()
    await expect(page.getByText('crédits disponibles')).toBeVisible()
  })

  test('an agency that waits is told so, and an administrator finds it from home', async ({
    page,
    context,
    newCustomer,
    pageOf,
  }) => {
    const { email, societyName } = await newCustomer({ userType: 'agency' })
    const agency = await pageOf(email, ownPassword)
    await agency.goto('/')
    await expect(agency.getByText('Nous vérifions votre agence,')).toBeVisible()
    await agency.getByRole('link', { name: 'Mes clients' }).first().click()
    await expect(agency.getByText(email)).toBeVisible()
    await expect(agency.getByRole('link', { name: 'Nouveau client' })).toHaveCount(0)
    await signIn(context, demo.admin)
    await page.goto('/')
    await page.getByRole('link', { name: 'Examiner' }).click()
    await expect(page).toHaveURL(/agencyManager\?.*awaitingAcceptance/)
    await page.getByRole('link', { name: societyName }).click()
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Accepter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
    await expect(agency.getByRole('link', { name: 'Nouveau client' }).first()).toBeVisible()
  })

  test('the menu and the account menu lead to the account, and out', async ({ page, context }) => {
    await signIn(context, demo.customer)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('link', { name: 'Mon compte' }).click()
    await expect(page).toHaveURL('/me/account')
    await menu.getByRole('button', { name: 'Réduire' }).click()
    await expect(menu.getByRole('button', { name: 'Déplier le menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await menu.getByRole('link', { name: 'Accueil', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Votre compte' }).click()
    const account = page.getByRole('dialog', { name: 'Votre compte' })
    await expect(account.getByText(demo.customer)).toBeVisible()
    for (const [name, to] of [
      ['Ma formule', '/me/credits'],
      ['Mes factures', '/me/account/bills'],
    ] as const)
      await expect(account.getByRole('link', { name })).toHaveAttribute('href', to)
    await account.getByRole('link', { name: 'Mon compte' }).click()
    await expect(page).toHaveURL(/\/me\/account/)
  })

  test('the language follows the browser, French where it speaks neither', async ({ browser }) => {
    for (const [locale, lang, title] of [
      ['en-GB', 'en', 'Sign in'],
      ['fr-CA', 'fr', 'Connexion'],
      ['de-DE', 'fr', 'Connexion'],
    ] as const) {
      const context = await browser.newContext({ locale })
      const page = await context.newPage()
      await page.goto('/auth/login')
      await expect(page).toHaveTitle(new RegExp(title))
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await context.close()
    }
  })

  test('language and theme stay after a reload, and are the person’s on another device', {
    tag: '@gate',
  }, async ({ page, me, pageOf }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Votre compte' }).click()
    const saved = page.waitForResponse((response) => response.url().endsWith('/settings'))
    await pick(page, 'Apparence', 'Sombre')
    await saved
    const changed = page.waitForResponse((response) => response.url().endsWith('/change-language'))
    await pick(page, 'Langue', 'EN')
    await changed
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign out' })).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    const other = await pageOf(me.email, ownPassword)
    await other.goto('/me/account')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('My account')
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('under 992 pixels a warning stands there, in both languages, and one may go on', async ({
    page,
    context,
  }) => {
    await signIn(context, demo.customer)
    await page.setViewportSize({ width: 991, height: 700 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre fenêtre est trop étroite')
    await expect(page.getByText('écran d’ordinateur pour voir vos posts')).toBeVisible()
    await pick(page, 'Langue', 'EN')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/étroite/)
    await pick(page, 'Language', 'FR')
    await page.getByRole('button', { name: 'Continuer quand même' }).click()
    await expect(page.getByText(/^(Bonjour|Bonsoir) Hélène\./)).toBeVisible()
    await page.goto('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
  })

  test('at 992 pixels the frame itself is there', async ({ page, context }) => {
    await signIn(context, demo.customer)
    await page.setViewportSize({ width: 992, height: 700 })
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  })

  test('the privacy policy is there for everybody, and as a PDF', async ({ page, request }) => {
    await page.goto('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
    await expect(page.getByText('Postelier Démonstration').first()).toBeVisible()
    const link = page.getByRole('link', { name: 'Télécharger en PDF' })
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByRole('link', { name: 'Conditions d’utilisation' }).click()
    await expect(page).toHaveURL('/terms')
  })

  test('the living catalogue of the design system is there', async ({ page, context }) => {
    await signIn(context, demo.customer)
    await page.goto('/testing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
  })

  test('every screen is fetched when it is needed', async ({ page, context }) => {
    await signIn(context, demo.customer)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByText(/^(Bonjour|Bonsoir) Hélène\./)).toBeVisible()
    const before = scripts.length
    await page.getByRole('link', { name: 'Contacts' }).click()
    await expect(page).toHaveURL('/me/contacts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts')
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('a screen begins at its top, and going back returns to where one was', async ({ page, context }) => {
    await signIn(context, demo.customer)
    await page.goto('/testing')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await page.getByRole('link', { name: 'Mon compte' }).click()
    await expect(page).toHaveURL('/me/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  })

  test('the person is asked for before a screen is shown, and a session that ended leads to sign-in', async ({
    page,
    context,
    me: _,
  }) => {
    await page.goto('/')
    await expect(page.getByText(/^(Bonjour|Bonsoir) Nadia\./)).toBeVisible()
    await context.clearCookies()
    await page.goto('/testing')
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  })

  test('what one browser changes, another shows at once', { tag: '@gate' }, async ({ page, me, pageOf }) => {
    const other = await pageOf(me.email, ownPassword)
    const live = other.waitForResponse((response) => response.url().includes('/api/events?'))
    await other.goto('/')
    await live
    await page.goto('/me/account')
    await page.getByLabel('Nom commercial').fill('Maison Vivante')
    await save(page).click()
    await expect(toast(page, 'Enregistré.')).toBeVisible()
    await expect(
      other.getByRole('navigation', { name: 'Menu principal' }).getByText('Maison Vivante'),
    ).toBeVisible()
  })

  test('the command bar finds a screen, by keyboard alone', { tag: '@gate' }, async ({ page, context }) => {
    await signIn(context, demo.customer)
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Rechercher/ })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Chercher un écran' })).toBeFocused()
    await page.keyboard.type('compte')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/me/account')
  })

  test('the command bar finds actions and people, under their heads, and leads to the record', async ({
    page,
    context,
  }) => {
    await signIn(context, demo.admin)
    await page.goto('/')
    await page.getByRole('button', { name: /Rechercher/ }).click()
    await expect(page.getByRole('combobox', { name: 'Chercher un écran' })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Écrans' }).getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('option', { name: 'Nouvelle agence' })).toBeVisible()
    await page.keyboard.type('verdier')
    await expect(page.getByRole('group', { name: 'Personnes' }).getByRole('option').first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page
      .getByRole('option', { name: /Maison Verdier/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/admin\/users\/\w+\/\d+\/edit/)
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await expect(menu.getByRole('link', { name: 'Utilisateurs' })).toHaveAttribute('aria-current', 'page')
  })

  test('n begins something new on a list, unless single keys are off', async ({ page, context }) => {
    await signIn(context, demo.admin)
    await page.goto('/admin/users/teamManager')
    await expect(page.getByRole('link', { name: 'Nouveau responsable d’équipe' })).toBeVisible()
    await page.keyboard.press('n')
    await expect(page).toHaveURL('/admin/users/teamManager/create')
    await page.goto('/admin/users/teamManager')
    await page.getByRole('button', { name: 'Votre compte' }).click()
    await page.getByText('Raccourcis à une touche').click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Chercher un écran' })).toBeFocused()
    await page.keyboard.type('nouveau responsable')
    await expect(
      page.getByRole('option', { name: 'Nouveau responsable d’équipe', exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL('/admin/users/teamManager')
  })

  test('a contact is invited from anywhere', async ({ page, me: _ }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Rechercher/ })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Chercher un écran' })).toBeFocused()
    await page.keyboard.type('inviter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Inviter/ })).toBeVisible()
    await expect(page).toHaveURL('/me/contacts')
  })

  test('signing in, changing the account and saving it need the keyboard only', { tag: '@gate' }, async ({
    page,
    newCustomer,
  }) => {
    const { email } = await newCustomer()
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 60; step++) {
        const focused = page.locator(':focus')
        const words =
          (await focused.count()) > 0
            ? await focused.evaluate((node) =>
                node.matches('a, button, input, select, textarea')
                  ? `${node.getAttribute('aria-label') ?? ''} ${(node as HTMLInputElement).labels?.[0]?.textContent ?? ''} ${node.textContent ?? ''}`
                  : '',
              )
            : ''
        if (name.test(words)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never came to ${name}`)
    }
    await page.goto('/auth/login')
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
    await tabTo(/Adresse e-mail/)
    await page.keyboard.type(email)
    await tabTo(/^ ?Mot de passe/)
    await page.keyboard.type(ownPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByText(/^(Bonjour|Bonsoir) Nadia\./)).toBeVisible()
    await tabTo(/Mon compte/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/me/account')
    await expect(page.getByLabel('Nom commercial')).toBeVisible()
    await tabTo(/Nom commercial/)
    await page.keyboard.type('Au clavier')
    await tabTo(/Enregistrer/)
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Enregistré.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Nom commercial')).toHaveValue(/Au clavier/)
  })

  test('a contact with read rights sees the account and may not change it', async ({ page, context }) => {
    await signIn(context, demo.contactReader, demoPassword)
    await page.goto('/me/account')
    await expect(page.getByLabel('Nom commercial')).toHaveValue('Maison Verdier')
    await expect(page.getByText('Votre rôle permet de lire cette page')).toBeVisible()
    await expect(page.getByLabel('Nom commercial')).toBeDisabled()
    await page.goto('/me/account?tab=brand')
    await expect(page.getByLabel('Principale').last()).toBeDisabled()
    await expect(page.getByText('Ajouter votre logo')).toBeHidden()
    await page.goto('/me/account?tab=profile')
    await expect(page.getByLabel('Prénom')).toBeEnabled()
  })
})
