import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Api } from './api.ts'
import { newStaff, ownPassword, signIn } from './people.ts'
import { expect } from './test.ts'

interface Drawn {
  readonly pages: readonly { readonly nodes: readonly Record<string, unknown>[] }[]
}
export interface Board {
  readonly api: Api
  readonly email: string
  readonly base: string
  readonly id: number
  readonly nodes: (id?: number) => Promise<readonly Record<string, unknown>[]>
}

const form = {
  ...{ kind: 'shape', id: 'form', form: 'circle', x: 560, y: 520, width: 440, height: 440 },
  fill: { type: 'colour', colour: { from: 'brand', index: 'tertiary', tint: 0, alpha: 1 } },
}
const words = {
  ...{ kind: 'text', id: 'title', role: 'heading1', content: 'Du champ', weight: 600, lineHeight: 1.1 },
  ...{ x: 80, y: 80, width: 900, height: 130, size: 110 },
}

/** A keeper of the house's templates, and one of them with two pages. */
export async function houseBoard(context: BrowserContext, firstName: string): Promise<Board> {
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
