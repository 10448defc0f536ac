import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {} from '@fastify/cookie'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { type Caller, findCaller } from './caller.ts'
import { csrfTokenFor } from './csrf.ts'
import { pageFiller } from './fill-page.ts'

export interface PageWords {
  readonly name: string
  readonly description: string
  readonly icon: string | undefined
}

interface PageParts {
  readonly pageWords: (language: 'fr' | 'en') => PageWords
  readonly webFolder: string | undefined
}

/** The one page of the web app, filled with what must be there before any script runs; and its files. */
export async function mountPages(app: FastifyInstance, platform: Platform, parts: PageParts): Promise<void> {
  const folder = parts.webFolder
  if (!folder) {
    app.setNotFoundHandler(async () => {
      throw notFound()
    })
    return
  }
  const fill = pageFiller(await readFile(join(folder, 'index.html'), 'utf8'))
  await app.register(statics, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders(reply, path) {
      // File names under assets/ carry a hash of their content; everything else is asked for again.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller: Caller = await findCaller(platform, request, reply)
    const theme = request.cookies.po_theme
    const html = fill({
      ...parts.pageWords(caller.language),
      language: caller.language,
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
      csrfToken: csrfTokenFor(platform.secrets.csrf, caller.anchor),
    })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !/^\/(api|assets|files|health)\//.test(request.url) &&
      !/\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')
    if (wantsPage) return page(request, reply)
    throw notFound()
  })
  app.get('/', { schema: { hide: true } as never }, page)
}
