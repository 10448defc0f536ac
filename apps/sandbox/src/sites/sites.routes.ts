import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { reasonCode } from './reason-code.ts'

const folder = fileURLToPath(new URL('../../sites/', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** The demo businesses' websites, each under its name: `/sites/maisonverdier.fr/`. The platform reads them as if they were there. */
export function sitesRoutes(app: FastifyInstance): void {
  app.get<{ Params: { host: string; '*': string } }>('/sites/:host/*', async (request, reply) => {
    const { host, '*': path } = request.params
    const site = join(folder, host)
    const wanted = normalize(join(site, path))
    if (!/^[a-z0-9.-]+$/.test(host) || !`${wanted}/`.startsWith(`${site}/`)) return reply.code(404).send()
    // A host's own name ends like a file's: what is asked on it tells, not where it lies.
    const file = extname(path) ? wanted : join(wanted, 'index.html')
    const bytes = await readFile(file).catch((reason: unknown) => {
      if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(reasonCode(reason))) return null
      throw reason
    })
    if (bytes === null) return reply.code(404).type('text/html; charset=utf-8').send('<h1>404</h1>')
    return reply.type(types[extname(file)] ?? 'application/octet-stream').send(bytes)
  })
}
