import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Api } from './api.ts'
import { newCustomer, newStaff, ownPassword, signIn } from './people.ts'
import { expect } from './test.ts'

export interface Drawn {
  readonly pages: readonly { readonly nodes: readonly Record<string, unknown>[] }[]
}
export interface Board {
  readonly api: Api
  readonly email: string
  readonly base: string
  readonly id: number
  readonly nodes: (id?: number) => Promise<readonly Record<string, unknown>[]>
}

export const form = {
  kind: 'shape',
  id: 'form',
  form: 'circle',
  x: 560,
  y: 520,
  width: 440,
  height: 440,
  fill: { type: 'colour', colour: { from: 'brand', index: 'tertiary', tint: 0, alpha: 1 } },
}
export const words = {
  kind: 'text',
  id: 'title',
  role: 'heading1',
  content: 'Du champ',
  weight: 600,
  lineHeight: 1.1,
  x: 80,
  y: 80,
  width: 900,
  height: 130,
  size: 110,
}

/** A keeper of the platform's templates, and one of them with two pages. */
export async function sharedBoard(context: BrowserContext, firstName: string): Promise<Board> {
  const { email, id: keeperId } = await newStaff(context.request, 'productManager', { firstName })
  const api = await signIn(context, email, ownPassword)
  const base = `/api/users/${keeperId}/graphical-line-templates`
  const body = { names: { fr: 'Le champ', en: 'The field' }, type: 'CAROUSEL', format: '1:1' }
  const { id, designVersion } = (await api.call('POST', base, body)).template as {
    id: number
    designVersion: number
  }
  const pages = [{ nodes: [form, words] }, { nodes: [words] }]
  await api.call('POST', `${base}/${id}/design`, { design: { pages }, designVersion })
  const nodes = async (of = id) =>
    ((await api.call('GET', `${base}/${of}`)).design as Drawn).pages[0]?.nodes ?? []
  return { api, email, base, id, nodes }
}

export const canvas = (page: Page): Locator => page.getByRole('application', { name: 'Plan de travail' })
/** The same where one only looks. */
export const shown = (page: Page): Locator => page.getByRole('region', { name: 'Plan de travail' })

export async function openBoard(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/graphical-line-templates/${id}/editor`)
  await expect(page.locator('.po-paper-picture path').first()).toBeVisible()
}

/** Moves the form by so many points. */
export async function nudge(page: Page, times: number): Promise<void> {
  await canvas(page).focus()
  await page.keyboard.press('Tab')
  for (let step = 0; step < times; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
}

export const faultsOf = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html).join(' ')}`)

export interface DrawnTemplate {
  readonly api: Api
  readonly accountId: number
  readonly base: string
  readonly id: number
  readonly design: () => Promise<Drawn>
}

/** A business with its colours and a template of its own. */
export async function drawnTemplate(
  context: BrowserContext,
  pages: readonly object[] = [{ nodes: [form, words] }],
): Promise<DrawnTemplate> {
  const { email } = await newCustomer(context.request)
  const api = await signIn(context, email, ownPassword)
  const { user } = await api.call('GET', '/user/current')
  const accountId = (user as { id: number }).id
  await api.call('POST', `/api/users/${accountId}/account/update-society-colors`, {
    colors: [
      { index: 'primary', hex: '#20402F' },
      { index: 'secondary', hex: '#E7BC68' },
      { index: 'tertiary', hex: '#B5632A' },
    ],
  })
  const base = `/api/users/${accountId}/graphical-line-templates`
  const made = await api.call('POST', base, { names: { fr: 'Le champ' }, type: 'CAROUSEL', format: '1:1' })
  const { id, designVersion } = made.template as { id: number; designVersion: number }
  await api.call('POST', `${base}/${id}/design`, { design: { pages }, designVersion })
  return {
    api,
    accountId,
    base,
    id,
    design: async () => (await api.call('GET', `${base}/${id}`)).design as Drawn,
  }
}

export const paper = (page: Page): Locator => page.locator('.po-paper-picture')
export const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible()

export async function open(page: Page, { id }: Pick<DrawnTemplate, 'id'>): Promise<void> {
  await page.goto(`/me/graphical-line-templates/${id}/editor`)
  await expect(canvas(page)).toBeVisible()
  await expect(paper(page).locator('path').first()).toBeVisible()
}

/** A point of the design on the screen. */
export async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await paper(page).boundingBox()
  if (!box) throw new Error('There is no paper.')
  return [box.x + (x * box.width) / 1080, box.y + (y * box.height) / 1080]
}

export async function download(page: Page, what: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Télécharger' }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: what }).click()
  return readFile(await (await arriving).path())
}
