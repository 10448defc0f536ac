import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { EngineSandbox } from '../engine-sandbox.ts'
import { enginesPage } from './page.ts'
import { engineWords } from './words.ts'

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Serves the sandbox's page of its AI engines, where testers see the calls and plan faults. */
export function pageRoutes(app: FastifyInstance, sandbox: EngineSandbox): void {
  // It looks as the other stand-ins do.
  const style = [
    '../../look/tokens.css',
    '../../networks/pages/assets/networks.css',
    '../../networks/pages/assets/overview.css',
    './assets/engines.css',
  ].map(asset)
  const script = asset('./assets/engines.js')
  app.get('/engines/engines.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style.join('')),
  )
  app.get('/engines/engines.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
  app.get('/engines', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, vary: 'accept-language', 'cache-control': 'no-store' })
      .send(enginesPage(sandbox, engineWords(request.headers['accept-language']))),
  )
}
