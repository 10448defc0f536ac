// The page the editor is measured with.
import type { Page } from '@playwright/test'

const elements = 100

/** A page as full as one gets: words, forms and motifs over each other, and a text to write in. */
export async function makeTemplate(page: Page): Promise<string> {
  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async (asked) => {
        const reply = await fetch(asked.path, {
          method: asked.method,
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'x-csrf-token': document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
          },
          ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
        })
        return (await reply.json()) as {
          user?: { id: number }
          template?: { id: number; designVersion: number }
        }
      },
      { method, path, body },
    )
  const { user } = await call('GET', '/user/current')
  const base = `/api/users/${user?.id}/graphical-line-templates`
  const { template } = await call('POST', base, { names: { fr: 'Banc' }, type: 'SINGLE', format: '1:1' })
  const nodes = Array.from({ length: elements - 2 }, (_, at) => {
    const place = { x: (at % 10) * 100 + 20, y: Math.floor(at / 10) * 90 + 180, width: 80, height: 70 }
    if (at % 3 === 0) return { kind: 'text', content: `Élément ${at}`, size: 20, ...place }
    if (at % 3 === 1) return { kind: 'shape', form: 'circle', ...place }
    return { kind: 'illustration', motif: 'cup', ...place }
  })
  const words = 'Ouvert du mardi au dimanche, de 7 h à 19 h 30. Le levain attend, pas nous.'
  const text = { kind: 'text', id: 'words', content: words, size: 40, x: 40, y: 20, width: 1000, height: 120 }
  const form = { kind: 'shape', id: 'form', x: 500, y: 500, width: 120, height: 120 }
  await call('POST', `${base}/${template?.id}/design`, {
    design: { pages: [{ nodes: [...nodes, text, form] }] },
    designVersion: template?.designVersion,
  })
  return `/me/graphical-line-templates/${template?.id}/editor`
}
