import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../look/html.ts'
import { paymentWords, type Words } from './words.ts'

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
// A form's answer leads back to the product, on another port.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'; form-action 'self' http:; frame-ancestors 'none'; base-uri 'none'"

/** Style and script of the sandbox's payment pages, under a policy that allows nothing from elsewhere. */
export function assetRoutes(app: FastifyInstance): void {
  const style = ['../look/tokens.css', '../networks/pages/assets/networks.css', './assets/payments.css'].map(
    asset,
  )
  const script = asset('./assets/payments.js')
  app.get('/payments/payments.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style.join('')),
  )
  app.get('/payments/payments.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    title,
    kind,
    about,
    locale,
    body,
  }: {
    title: (words: Words) => string
    kind: 'pay' | 'panel'
    /** Stands under the title. */
    about?: string | ((words: Words) => string)
    locale?: 'fr' | 'en' | undefined
    body: (words: Words) => Html
  },
): FastifyReply {
  const words = paymentWords(locale ?? request.headers['accept-language'])
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, vary: 'accept-language', 'cache-control': 'no-store' })
    .send(
      html`<!doctype html>
<html lang="${words.lang}">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title(words)} · Postelier</title>
  <link rel="stylesheet" href="/payments/payments.css"><link rel="icon" href="data:,">
  <script src="/payments/payments.js" type="module"></script>
</head>
<body class="${kind}">
  <header><p class="demo"><strong>${words.demo}</strong> ${words.demoWhy}</p><h1>${title(words)}</h1>${
    about !== undefined && html`<p class="about">${typeof about === 'string' ? about : about(words)}</p>`
  }</header>
  <main>${body(words)}</main>
</body>
</html>`.text,
    )
}
