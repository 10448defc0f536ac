// Files of one's own, from the moment they are chosen to where they can be seen: on the network's own page.
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { newCustomer, ownPassword, signIn } from './support/people.ts'
import { businessOn } from './support/posts.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** Four seconds, upright, silent, with a position in it; made by the server's `testing/small-film.ts`. */
const film = readFileSync(join(import.meta.dirname, 'files/film.mp4'))

/** As a browser draws and writes it. */
async function photo(page: Page, name: string, width: number, height: number, colour: string) {
  const url = await page.evaluate(
    ([across, down, fill]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: across, height: down })
      const drawing = canvas.getContext('2d')
      if (drawing) {
        drawing.fillStyle = fill
        drawing.fillRect(0, 0, across, down)
      }
      return canvas.toDataURL('image/jpeg')
    },
    [width, height, colour] as const,
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

async function begin(page: Page, title: string, form: string, network: string) {
  await page.goto('/me/tasks/write?way=blank')
  await page.getByLabel('Titre').fill(title)
  await page.getByRole('radiogroup', { name: 'Forme' }).getByText(form).click()
  await page.getByRole('button', { name: network, exact: true }).click()
  await page.getByRole('button', { name: 'Commencer le post' }).click()
}

const chooser = (page: Page) => page.locator('.po-visual input[type="file"]')

async function send(page: Page, button: string) {
  await page.getByRole('checkbox', { name: /J’ai les droits/ }).check()
  await page.getByRole('button', { name: button }).click()
}

/** Validates, publishes now, and follows the link to where it is. */
async function publish(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'Accroche' }).fill(words)
  await expect(page.getByText(/^Enregistré à/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publier sur 1 page' }).click()
  const there = page.getByRole('link', { name: 'Voir le post' })
  await expect(there).toBeVisible()
  await page.goto((await there.getAttribute('href')) ?? '')
  await expect(page.getByText(words).first()).toBeVisible()
}

test.describe('files of one’s own', () => {
  test('pictures are put in order, described, seen as Instagram gets them, and are there', async ({
    page,
    context,
  }) => {
    test.slow()
    await businessOn({ page, context }, 'Instagram')
    await begin(page, 'L’atelier', 'Album', 'Instagram')
    await page.getByText('Mes fichiers', { exact: true }).click()
    await expect(chooser(page)).toBeAttached()
    // To look for one changes nothing yet.
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Créé ici' })).toBeChecked()
    await page.getByText('Mes fichiers', { exact: true }).click()
    await chooser(page).setInputFiles([
      await photo(page, 'haute.jpg', 600, 1200, '#3f7d58'),
      await photo(page, 'large.jpg', 1200, 600, '#b5632a'),
    ])
    await page.getByRole('button', { name: 'Ajouter 2 fichiers au post' }).click()
    await expect(page.getByText('À cocher pour envoyer.')).toBeVisible()
    await send(page, 'Ajouter 2 fichiers au post')
    await expect(page.getByText('1 sur 2, haute.jpg')).toBeVisible()
    await expect(page.getByText('Instagram n’accepte pas cette forme')).toBeVisible()

    await page.getByRole('button', { name: 'Reculer d’une place' }).click()
    await expect(page.getByText('2 sur 2, haute.jpg')).toBeVisible()
    await page.getByLabel('Description').fill('La façade de l’atelier')
    await expect(page.locator('.po-media-alt').getByText(/^Enregistré à/)).toBeVisible()
    await expect(page.getByRole('img', { name: 'La façade de l’atelier' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Retirer haute.jpg' }).click()
    await expect(page.locator('.po-media-tools').getByText('large.jpg', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    // Where it was, and looked at again.
    await expect(page.getByText('2 sur 2, haute.jpg')).toBeVisible()
    await expect(page.getByText('2 images partent avec le texte.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await publish(page, `Deux vues de l’atelier, ${Date.now() % 100_000}.`)
    const pictures = page.locator('img[src*="/media/"], img[src*="media"]')
    await expect(pictures.first()).toBeVisible()
  })

  test('a carousel reaches LinkedIn as one document, which can be opened before', async ({
    page,
    context,
  }) => {
    test.slow()
    const { over } = await businessOn({ page, context }, 'LinkedIn')
    // A profile and a page: one of them is chosen.
    await page.getByRole('checkbox', { name: over.page }).check()
    await page.getByRole('button', { name: 'Enregistrer les pages' }).click()
    await expect(page.getByText('Vos posts paraîtront sur ces pages.')).toBeVisible()
    await begin(page, 'Trois sièges', 'Carrousel', 'LinkedIn')
    await page.getByText('Mes fichiers', { exact: true }).click()
    await chooser(page).setInputFiles([
      await photo(page, 'un.jpg', 800, 800, '#2f4a7a'),
      await photo(page, 'deux.jpg', 900, 500, '#e7bc68'),
    ])
    await send(page, 'Ajouter 2 fichiers au post')
    await expect(page.getByText('Un document de 2 pages part avec le texte.')).toBeVisible()
    const pdf = await page.getByRole('link', { name: 'Ouvrir le document' }).getAttribute('href')
    const opened = await context.request.get(pdf ?? '')
    expect([opened.headers()['content-type'], (await opened.text()).slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    await publish(page, `Trois sièges refaits, ${Date.now() % 100_000}.`)
    // Leafed through there, under the document's name.
    await expect(page.getByRole('group', { name: '1 sur 2' }).getByRole('img')).toHaveCount(2)
    await expect(page.getByText('Trois sièges', { exact: true })).toBeVisible()
  })

  test('a film is checked, played, and is there on Facebook; one that is cut is not taken', async ({
    page,
    context,
  }, info) => {
    test.slow()
    await businessOn({ page, context }, 'Facebook')
    await begin(page, 'Le pont', 'Vidéo', 'Facebook')
    const cut = { name: 'coupé.mp4', mimeType: 'video/mp4', buffer: film.subarray(0, film.length / 2) }
    await chooser(page).setInputFiles(cut)
    await send(page, 'Ajouter au post')
    await expect(page.getByText('Cette vidéo est abîmée ou incomplète')).toBeVisible()
    await page.getByRole('button', { name: 'Ne pas ajouter coupé.mp4' }).click()
    const tooLarge = info.outputPath('trop.mp4')
    await writeFile(tooLarge, Buffer.alloc(51 * 1024 * 1024))
    await chooser(page).setInputFiles(tooLarge)
    await expect(page.getByText('dépasse la taille maximale de 50 Mo')).toBeVisible()
    await chooser(page).setInputFiles({ name: 'pont.mp4', mimeType: 'video/mp4', buffer: film })
    await send(page, 'Ajouter au post')
    const player = page.locator('.po-media-face video')
    await expect(player).toBeVisible()
    await expect(page.locator('.po-media-tools').getByText('pont.mp4', { exact: true })).toBeVisible()
    await expect(page.getByText('Une vidéo de 4 s part avec le texte.')).toBeVisible()
    expect(await player.evaluate((one: HTMLVideoElement) => one.poster.includes('/files/'))).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    await publish(page, `Le pont se lève, ${Date.now() % 100_000}.`)
    await expect(page.locator('video').first()).toBeVisible()
  })

  test('take nobody’s place for good: stopped in the middle, nothing is kept, and the drawing comes back', async ({
    page,
    context,
  }) => {
    const { email } = await newCustomer(context.request)
    await signIn(context, email, ownPassword)
    await begin(page, 'Deux choses', 'Image', 'X')
    await page.getByText('Mes fichiers', { exact: true }).click()
    await chooser(page).setInputFiles(await photo(page, 'une.jpg', 500, 400, '#2f4a7a'))
    await page.route(
      '**/media',
      // Stopped by then, there is nothing left to cut off.
      (route) => new Promise((done) => setTimeout(() => done(route.abort().catch(() => undefined)), 4_000)),
    )
    await send(page, 'Ajouter au post')
    await page.getByRole('button', { name: 'Arrêter l’envoi' }).click()
    await expect(page.getByRole('button', { name: 'Ajouter au post' })).toBeVisible()
    await page.unroute('**/media')
    await send(page, 'Ajouter au post')
    await expect(page.locator('.po-media-tools').getByText('une.jpg', { exact: true })).toBeVisible()
    await page.getByText('Créé ici', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Ouvrir dans l’éditeur' })).toBeVisible()
    await page.getByText('Mes fichiers', { exact: true }).click()
    await expect(page.locator('.po-media-tools').getByText('une.jpg', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Approuver le visuel seul' }).click()
    await expect(page.getByText('Visuel approuvé', { exact: true })).toBeVisible()
    await expect(toast(page, /./)).toHaveCount(0)
  })
})
