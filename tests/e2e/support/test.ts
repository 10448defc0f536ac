import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { newCustomer as make, type NewCustomer, ownPassword, signIn } from './people.ts'

interface Fixtures {
  /** Registers somebody in a browser of their own. */
  newCustomer: (inputs?: Parameters<typeof make>[1]) => Promise<NewCustomer>
  /** A page where somebody is signed in; the test's own `page` stays as it is. */
  pageOf: (email: string, password?: string) => Promise<Page>
  /** A customer just registered, signed in on `page`. */
  me: NewCustomer
  noBrokenPages: undefined
}

/** What no page may ever do, whatever a test is about. A refusal the screen shows is logged by the browser: that is fine. */
export function watch(page: Page, faults: string[], strict = false): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const refusal =
      /Failed to load resource: (?:net::|the server responded with a status of (?:4|503))|^ApiError: Pas de connexion/.test(
        message.text(),
      )
    if (strict || !refusal) faults.push(`${page.url()}: ${message.text()}`)
  })
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ playwright: _ }, use) => use(process.env.E2E_URL),
  // Everybody comes from an address of their own; see the global setup.
  extraHTTPHeaders: async ({ playwright: _ }, use, info) => {
    const part = () => 1 + Math.floor(Math.random() * 250)
    await use({ 'x-forwarded-for': `10.${info.parallelIndex}.${part()}.${part()}` })
  },
  noBrokenPages: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('page', (page) => watch(page, faults))
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  newCustomer: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    })
    await use((inputs) => make(request, inputs))
    await request.dispose()
  },
  pageOf: async ({ browser }, use) => {
    const opened: { close(): Promise<void> }[] = []
    await use(async (email, password) => {
      const context = await browser.newContext()
      opened.push(context)
      await signIn(context, email, password)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  me: async ({ context, newCustomer }, use) => {
    const me = await newCustomer()
    await signIn(context, me.email, ownPassword)
    await use(me)
  },
})
export { expect }
