import type { TestBrowser } from './browser.ts'
import { makePerson, signedIn, type TestPerson } from './people.ts'
import type { TestServer } from './test-platform.ts'

export const base = '/api/users/{id}/graphical-line-templates'

/** Somebody and their own templates, by the calls their screens make. */
export function templatesOf(browser: TestBrowser, id: number) {
  const at = (templateId: number) => ({ params: { id, templateId } })
  const list = async (query: Record<string, string | number> = {}) =>
    (await browser.call(`GET ${base}`, { params: { id }, query: { limit: 100, ...query } })).body.data
  return {
    id,
    browser,
    make: async (change: object = {}) => {
      const body = { names: { fr: 'Un modèle' }, type: 'SINGLE', format: '1:1', ...change } as never
      const reply = await browser.call(`POST ${base}`, { params: { id }, body })
      if (reply.status !== 200) throw new Error(`No template: ${reply.text}`)
      return reply.body.template
    },
    list,
    /** Every page of it, as somebody sees it who scrolls to the end. */
    listAll: async () => {
      const items: Awaited<ReturnType<typeof list>>['items'] = []
      for (;;) {
        const page = await list({ offset: items.length })
        items.push(...page.items)
        if (page.items.length === 0 || items.length >= page.total) return items
      }
    },
    read: (templateId: number) => browser.call(`GET ${base}/{templateId}`, at(templateId)),
    change: (templateId: number, body: object) =>
      browser.call(`POST ${base}/{templateId}`, { ...at(templateId), body: body as never }),
    remove: (templateId: number) => browser.call(`DELETE ${base}/{templateId}`, at(templateId)),
    duplicate: (templateId: number, design?: object) =>
      browser.call(`POST ${base}/{templateId}/duplicate`, {
        ...at(templateId),
        ...(design ? { body: { design: design as Record<string, unknown> } } : {}),
      }),
    draw: (templateId: number, design: object, designVersion: number, isAutosave = false) =>
      browser.call(`POST ${base}/{templateId}/design`, {
        ...at(templateId),
        body: { design: design as Record<string, unknown>, designVersion, isAutosave },
      }),
    takeUp: (templateId: number, tab: string, takesOver = false) =>
      browser.call(`POST ${base}/{templateId}/editing`, { ...at(templateId), body: { tab, takesOver } }),
    whoEdits: (templateId: number, tab: string) =>
      browser.call(`GET ${base}/{templateId}/editing`, { ...at(templateId), query: { tab } }),
    letGo: (templateId: number, tab: string) =>
      browser.call(`DELETE ${base}/{templateId}/editing`, { ...at(templateId), query: { tab } }),
    states: async (templateId: number) =>
      (await browser.call(`GET ${base}/{templateId}/states`, at(templateId))).body.states,
    state: (templateId: number, stateId: number) =>
      browser.call(`GET ${base}/{templateId}/states/{stateId}`, { params: { id, templateId, stateId } }),
    restore: (templateId: number, stateId: number, designVersion: number) =>
      browser.call(`POST ${base}/{templateId}/states/{stateId}/restore`, {
        params: { id, templateId, stateId },
        body: { designVersion },
      }),
    order: (templateIds: number[]) =>
      browser.call(`POST ${base}/order`, { params: { id }, body: { templateIds } }),
    preview: (templateId: number, query: Record<string, string | number> = {}, headers = {}) =>
      browser.call(`GET ${base}/{templateId}/preview`, { ...at(templateId), query, headers }),
    themes: async () =>
      (await browser.call('GET /api/users/{id}/themes', { params: { id }, query: { limit: 100 } })).body.data,
    theme: async (fr: string) =>
      (
        await browser.call('POST /api/users/{id}/themes', {
          params: { id },
          body: { names: { fr, en: `${fr} (en)` } },
        })
      ).body.theme,
    changeTheme: (themeId: number, body: object) =>
      browser.call('POST /api/users/{id}/themes/{themeId}', { params: { id, themeId }, body: body as never }),
    removeTheme: (themeId: number) =>
      browser.call('DELETE /api/users/{id}/themes/{themeId}', { params: { id, themeId } }),
  }
}
export type TestTemplates = ReturnType<typeof templatesOf>

export async function templatesFor(server: TestServer, who: TestPerson, of = who): Promise<TestTemplates> {
  return templatesOf(await signedIn(server, who), of.id)
}
export const sharedTemplates = async (server: TestServer) =>
  templatesFor(server, await makePerson(server, 'productManager'))
export const customerTemplates = async (server: TestServer) =>
  templatesFor(server, await makePerson(server, 'customer'))

export const shape = (x: number) => ({ pages: [{ nodes: [{ kind: 'shape', id: 'form', x }] }] })
