// A drafted post that shows one photo of the business shows another one by a press, and the first one again by a second.
import type { BrowserContext, Page } from '@playwright/test'
import { faultsOf } from './support/drawing.ts'
import { ownPassword, signIn } from './support/people.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Task {
  readonly id: string
  readonly visual: { readonly id: number; readonly designVersion: number }
}
interface Drawn {
  readonly pages: readonly { readonly nodes: readonly { readonly id: string; readonly asset?: string }[] }[]
}

async function photo(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const sheet = Object.assign(document.createElement('canvas'), { width: 900, height: 700 })
    const pen = sheet.getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.fillStyle = fill
    pen.fillRect(0, 0, 900, 700)
    return sheet.toDataURL('image/png')
  }, colour)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** Into the library, its rights confirmed; answers with what a design names it by. */
async function keep(
  context: BrowserContext,
  account: string,
  file: { name: string; buffer: Buffer },
): Promise<string> {
  const send = async (token: string) => {
    const answer = await context.request.post(`${account}/pictures`, {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token },
      multipart: { picture: { ...file, mimeType: 'image/png' }, rights: 'true' },
    })
    return (await answer.json()) as { token?: string; error?: { code: string }; picture?: { id: string } }
  }
  const first = await send('')
  const { picture, error } = first.error?.code === 'csrf' ? await send(first.token ?? '') : first
  if (!picture) throw new Error(`Not kept: ${error?.code}`)
  return picture.id
}

test('another photo of the library is shown by one press, and the one before by one more', async ({
  page,
  context,
  me,
}) => {
  test.setTimeout(180_000)
  const api = await signIn(context, me.email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const account = `/api/users/${(user as { id: number }).id}`
  await page.goto('/me/tasks')
  const blue = await keep(context, account, { name: 'vitrine.png', buffer: await photo(page, '#2040c0') })
  const red = await keep(context, account, { name: 'fournil.png', buffer: await photo(page, '#c03020') })
  const body = { title: 'La fournée', format: 'image', networks: ['facebook'], hooks: { common: 'Du pain.' } }
  const { id, visual } = (await api.call('POST', `${account}/tasks`, body)).task as Task
  const at = `${account}/graphical-line-templates/${visual.id}`
  const frame = { kind: 'image', id: 'frame', role: 'publicationImage', asset: blue }
  const box = { x: 80, y: 80, width: 600, height: 500 }
  const design = { pages: [{ nodes: [{ ...frame, ...box }] }] }
  await api.call('POST', `${at}/design`, { design, designVersion: visual.designVersion })
  const shown = async () =>
    ((await api.call('GET', at)).design as Drawn).pages[0]?.nodes.find((node) => node.id === 'frame')?.asset

  await page.goto(`/me/tasks/${id}`)
  const others = page.getByRole('region', { name: 'Une autre photo de votre bibliothèque' })
  await expect(others.getByRole('button')).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
  await others.getByRole('button', { name: /fournil/ }).click()
  await expect(toast(page, 'La photo est changée.')).toBeVisible()
  expect(await shown()).toBe(red)
  await expect(others.getByRole('button', { name: /vitrine/ })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(toast(page, 'La photo d’avant est revenue.')).toBeVisible()
  expect(await shown()).toBe(blue)
})
