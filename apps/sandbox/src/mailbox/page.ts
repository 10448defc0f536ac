// The mailbox as a person reads it: a list at the left, one message at the right.
import { type Html, html, linked } from '../look/html.ts'
import type { Mail } from './mail.ts'
import { type FaultKind, faultKinds } from './mail-faults.ts'
import type { MailPage } from './mail-store.ts'
import type { Words } from './words.ts'

export const pageSize = 25

export interface View {
  words: Words
  /** Whose hours are shown. */
  zone: string
  page: MailPage
  to: string
  offset: number
  faults: Readonly<Record<FaultKind, number>>
  /** The message that is open; null when it was asked for and is gone. */
  open?: Mail | null
  body: 'html' | 'text'
}

function address(path: string, { to, offset, body }: { to: string; offset?: number; body?: string }): string {
  const query = new URLSearchParams()
  if (to) query.set('to', to)
  if (offset) query.set('offset', String(offset))
  if (body) query.set('body', body)
  return query.size ? `${path}?${query}` : path
}

function when(iso: string, { words: { lang }, zone: timeZone }: View): Html {
  const date = new Date(iso)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone })
  const sameDay = day.format(date) === day.format(new Date())
  const format = new Intl.DateTimeFormat(
    lang,
    sameDay
      ? { timeStyle: 'short', timeZone }
      : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone },
  )
  return html`<time datetime="${iso}">${format.format(date)}</time>`
}

function line(view: View, mail: Mail): Html {
  return html`<li>
    <a href="${address(`/mailbox/${mail.id}`, view)}" ${view.open?.id === mail.id && html`aria-current="true"`}>
      <span class="who">${mail.to.join(', ')}</span>${when(mail.receivedAt, view)}
      <span class="what">${mail.subject || view.words.noSubject}</span>
      <span class="hint">${mail.text.replace(/\s+/g, ' ').slice(0, 90)}</span>
    </a>
  </li>`
}

function list(view: View): Html {
  const { words, page, to, offset } = view
  if (page.total === 0)
    return html`<div class="empty"><p class="big">${to ? words.emptyFilter : words.empty}</p>${!to && html`<p>${words.emptyWhy}</p>`}</div>`
  return html`<ol class="mails">${page.items.map((mail) => line(view, mail))}</ol>
    <nav class="pages">
      ${offset > 0 && html`<a href="${address('/mailbox', { to, offset: Math.max(0, offset - pageSize) })}">${words.newer}</a>`}
      ${offset + page.items.length < page.total && html`<a href="${address('/mailbox', { to, offset: offset + pageSize })}">${words.older}</a>`}
    </nav>`
}

function message(view: View): Html {
  const { words, open, to, body } = view
  if (open === undefined) return html`<div class="blank" aria-hidden="true"></div>`
  if (open === null) return html`<div class="empty"><p class="big">${words.gone}</p></div>`
  const asHtml = body === 'html' && open.html !== ''
  const tab = (kind: 'html' | 'text', label: string) =>
    html`<a href="${address(`/mailbox/${open.id}`, { to, body: kind })}" ${asHtml === (kind === 'html') && html`aria-current="true"`}>${label}</a>`
  return html`<article>
    <h2>${open.subject || words.noSubject}</h2>
    <dl>
      <dt>${words.to}</dt><dd>${open.to.join(', ')}</dd>
      <dt>${words.from}</dt><dd>${open.from}</dd>
      <dt>${words.received}</dt><dd>${when(open.receivedAt, view)}</dd>
      ${open.attachments.length > 0 && html`<dt>${words.attachments}</dt><dd>${open.attachments.map((part) => part.name || part.type).join(', ')}</dd>`}
    </dl>
    <nav class="tabs">${open.html !== '' && tab('html', words.html)}${tab('text', words.text)}</nav>
    ${
      asHtml
        ? html`<iframe title="${open.subject}" src="/mailbox/${open.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
        : html`<pre>${linked(open.text)}</pre>`
    }
  </article>`
}

function faultPanel({ words, faults }: View): Html {
  const row = (kind: FaultKind) => html`<form data-fault="${kind}">
    <label for="fault-${kind}">${words[kind]}</label>
    <input id="fault-${kind}" name="count" type="number" min="0" max="100" value="${faults[kind]}">
    <button>${words.set}</button>
  </form>`
  return html`<details><summary>${words.faults}</summary><p>${words.faultsWhy}</p>${faultKinds.map(row)}
    <button type="button" class="clear" data-clear>${words.clear}</button></details>`
}

export function mailboxPage(view: View): string {
  const { words, page, to } = view
  return html`<!doctype html>
<html lang="${words.lang}">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${view.open?.subject ?? words.title} · Postelier</title>
  <link rel="stylesheet" href="/mailbox/mailbox.css"><link rel="icon" href="data:,">
  <script src="/mailbox/mailbox.js" type="module"></script>
</head>
<body class="${view.open === undefined ? 'listing' : 'reading'}">
  <header>
    <h1><a href="/mailbox">${words.title}</a></h1>
    <p class="demo"><strong>${words.demo}</strong> ${words.demoWhy}</p>
  </header>
  <main>
    <section class="side">
      <form class="filter" action="/mailbox" role="search">
        <label class="sr" for="to">${words.filter}</label>
        <input id="to" name="to" type="search" value="${to}" placeholder="${words.filter}">
        <button>${words.show}</button>
      </form>
      <div id="list" aria-live="polite">
        <p class="count">${words.count(page.total)}${to !== '' && html` · <a href="/mailbox">${words.all}</a>`}</p>
        ${list(view)}
      </div>
      ${faultPanel(view)}
    </section>
    <section class="reader">${message(view)}</section>
  </main>
</body>
</html>`.text
}

/** What the frame shows: the mail as its author laid it out, its links opening beside the mailbox. */
export function mailBody(mail: Mail): string {
  return `<!doctype html><base target="_blank"><meta name="referrer" content="no-referrer">${mail.html}`
}
