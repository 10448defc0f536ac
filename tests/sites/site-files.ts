// The pages of a hand-made site as its server would answer them, byte for byte: a page in Windows-1252 stays one.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deepPage, manyNodesPage } from './endless-pages.ts'
import type { BusinessKey, UnseenKey } from './labels.ts'

export type SiteKey = BusinessKey | UnseenKey | 'hostile' | `other-hand/${string}`

export interface SiteAnswer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
  /** Where it leads to, of a redirect. */
  readonly location?: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  // The old host says nothing of letters: the page itself does.
  '.htm': 'text/html',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

const made: Readonly<Record<string, () => string>> = {
  '/many-nodes.html': manyNodesPage,
  '/deep.html': deepPage,
}

export function answerOf(site: SiteKey, path: string, origin: string): SiteAnswer {
  if (site === 'hostile' && path === '/contact') return redirect('/login.html')
  const page = site === 'hostile' ? made[path] : undefined
  if (page) return { status: 200, type: 'text/html; charset=utf-8', body: Buffer.from(page()) }
  const folder = fileURLToPath(new URL(`${site}/site`, import.meta.url))
  const wanted = normalize(join(folder, decodeURIComponent(path)))
  const found = [
    wanted,
    join(wanted, 'index.html'),
    join(wanted, 'index.htm'),
    join(wanted, 'index.xml'),
  ].find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile())
  if (!found) return { status: 404, type: 'text/html; charset=utf-8', body: Buffer.from('<h1>404</h1>') }
  const type = types[extname(found)] ?? 'application/octet-stream'
  const bytes = readFileSync(found)
  return {
    status: 200,
    type,
    body: /^(?:text|application\/xml)/.test(type) ? filled(bytes, folder, origin) : bytes,
  }
}

const redirect = (location: string): SiteAnswer => ({
  status: 302,
  type: '',
  body: Buffer.alloc(0),
  location,
})

/** Headers and footers stand in parts/, as they would with a site's generator; latin1 carries any bytes through unchanged. */
function filled(bytes: Buffer, folder: string, origin: string): Buffer {
  const text = bytes
    .toString('latin1')
    .replace(/<!--#include ([\w-]+)-->/g, (_, name: string) =>
      readFileSync(join(folder, 'parts', `${name}.html`), 'latin1'),
    )
    .replaceAll('{{origin}}', origin)
  return Buffer.from(text, 'latin1')
}
