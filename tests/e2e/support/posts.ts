// A business with an account on a network and a post, made by calls: for tests that are about what comes after.
import type { BrowserContext, Page } from '@playwright/test'
import type { Api } from './api.ts'
import { linkByConsent, type OverThere, someoneOverThere } from './networks.ts'
import { newCustomer, ownPassword, signIn } from './people.ts'

interface Task {
  readonly id: string
  readonly version: number
  readonly visual: { readonly designVersion: number }
}

interface Connection {
  readonly state: string
  readonly id: number
  readonly pages: readonly { readonly id: number; readonly unusable: string | null }[]
}

export interface Business {
  readonly api: Api
  readonly email: string
  /** Of its calls. */
  readonly account: string
  readonly over: OverThere
}

/** Somebody new, signed in, who links an account on a network by hand. */
export async function businessOn(
  { page, context }: { page: Page; context: BrowserContext },
  network: string,
  known?: OverThere,
): Promise<Business> {
  const { email } = await newCustomer(context.request, {
    welcomedBy: network === 'TikTok' ? 'linkedin' : 'tiktok',
    // What it schedules is not about its plan.
    plan: 'given',
  })
  const api = await signIn(context, email, ownPassword)
  const over = known ?? (await someoneOverThere())
  await page.goto('/me/networks')
  await linkByConsent(page, network, over.person)
  const { user } = await api.call('GET', '/user/current')
  return { api, email, account: `/api/users/${(user as { id: number }).id}`, over }
}

/** A post that is validated, and where it can be published. */
export async function validatedPost(
  { api, account }: Business,
  { network, title, hook, pages = 1 }: { network: string; title: string; hook: string; pages?: number },
): Promise<{ id: string; pageIds: readonly number[] }> {
  const all = (await api.call('GET', `${account}/networks`)).connections as Connection[]
  const linked = all.find(({ state }) => state !== 'revoked')
  const usable = linked?.pages.filter(({ unusable }) => unusable === null) ?? []
  const pageIds = usable.map(({ id }) => id).slice(0, pages)
  await api.call('POST', `${account}/networks/accounts/${linked?.id}/pages`, { pageIds })
  const body = { title, format: 'image', networks: [network.toLowerCase()], hooks: { common: hook } }
  const made = (await api.call('POST', `${account}/tasks`, body)).task as Task
  const at = `${account}/tasks/${made.id}`
  await api.call('POST', `${at}/visual/validate`, { designVersion: made.visual.designVersion })
  const { version } = (await api.call('GET', at)).task as Task
  await api.call('POST', `${at}/validate`, { version })
  return { id: made.id, pageIds }
}

/** A post that is on its way to Facebook, opened. */
export async function openOutOnFacebook({ page, context }: { page: Page; context: BrowserContext }) {
  const business = await businessOn({ page, context }, 'Facebook')
  const { id, pageIds } = await validatedPost(business, {
    network: 'Facebook',
    title: 'La fournée',
    hook: `Le pain sort du four, ${Date.now() % 100_000} fois par jour.`,
  })
  await business.api.call('POST', `${business.account}/tasks/${id}/publish`, { pageIds })
  await page.goto(`/me/tasks/${id}`)
  return { ...business, id }
}

/** Yes to a post as its template has it, which is asked about once. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Valider ainsi' }).click()
}
