import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../../look/html.ts'
import { type Network, networks } from '../shared/names.ts'
import { freeAndTaken, type Person } from '../shared/people.ts'
import { type Viewer, viewerOf } from './moments.ts'
import { networkWords, type Words } from './words.ts'

/** A consent page's form ends at the application, wherever that is: its page says so itself. */
const policy = (formAction: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`

export const titles: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  bluesky: 'Bluesky',
}

export const mark = (network: Network): Html =>
  html`<span class="mark" data-network="${network}" aria-hidden="true">${marks[network]}</span>`
const marks: Record<Network, string> = {
  facebook: 'f',
  instagram: 'Ig',
  linkedin: 'in',
  tiktok: 'Tk',
  x: 'X',
  bluesky: 'Bs',
}

/** A list of accounts: those that anybody may take first, and those in use told apart. */
export function peopleApart(all: readonly Person[], words: Words, line: (person: Person) => Html): Html {
  const [free, taken] = freeAndTaken(all)
  return html`<ul class="people">${free.map(line)}</ul>
    ${taken.length > 0 && html`<h3>${words.ofWorld}</h3><ul class="people">${taken.map(line)}</ul>`}`
}

export interface PageParts {
  title: string
  network?: Network
  kind: string
  body: (words: Words, viewer: Viewer) => Html
  formAction?: string
  status?: number
  /** The networks' own time, where hours are shown. */
  nowMs?: number
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, parts: PageParts): FastifyReply {
  const words = networkWords(request.headers['accept-language'])
  const { title, network, kind, body, formAction = "'self'", status = 200, nowMs = Date.now() } = parts
  const page = html`<!doctype html>
<html lang="${words.lang}">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Postelier</title>
  <link rel="stylesheet" href="/networks/networks.css"><link rel="icon" href="data:,">
  <script src="/networks/networks.js" type="module"></script>
</head>
<body class="${kind}" ${network && html`data-network="${network}"`}>
  <header>
    <h1>${network ? html`<a href="/networks/${network}">${mark(network)} ${titles[network]}</a>` : html`<a href="/networks">${words.title}</a>`}</h1>
    ${kind !== 'consent' && html`<nav class="networks" aria-label="${words.title}">${network && html`<a class="all" href="/networks">${words.overview}</a>`}${networks.map((name) => html`<a href="/networks/${name}" title="${titles[name]}" ${name === network && html`aria-current="page"`}>${mark(name)}<span class="sr">${titles[name]}</span></a>`)}</nav>`}
    <p class="demo"><strong>${words.demo}</strong> ${words.demoWhy}</p>
  </header>
  ${body(words, viewerOf(request, words, nowMs))}
</body>
</html>`
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy(formAction),
      vary: 'accept-language, cookie',
      'cache-control': 'no-store',
    })
    .send(page.text)
}
