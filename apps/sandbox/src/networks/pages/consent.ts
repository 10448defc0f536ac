// The page on which a person lets an application act for them, with a demo account chosen in place of a password.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../../look/html.ts'
import type { NetworkOffice } from '../network-office.ts'
import { bytesOf } from '../shared/bodies.ts'
import { freeAndTaken, nameOf, type Person } from '../shared/people.ts'
import { mark, sendPage, titles } from './layout.ts'
import type { Words } from './words.ts'

export interface ConsentAsk {
  client: string
  scopes: readonly string[]
  /** Who may be chosen; everybody unless it says otherwise. */
  accounts?: readonly Person[]
  /** The person may leave some of the scopes out. */
  scopesOptional?: boolean
  /** What else is chosen, such as the pages an application may see; ticked at first. */
  options?: (person: Person) => readonly { id: string; label: string }[]
  /** Where the browser goes on to. */
  accept(person: Person, choice: { scopes: readonly string[]; options: readonly string[] }): string
  refuse(): string
}

/**
 * GET shows the page, POST to the same address decides: form fields `account`, `decision` (`accept` or `refuse`), `scope`s and
 * `option`s. `readAsk` answers `goTo` to send the browser back with an error, or `wrong` where nobody can be trusted to be sent back to.
 */
export function consentRoutes(
  app: FastifyInstance,
  office: NetworkOffice,
  path: string,
  readAsk: (request: FastifyRequest) => ConsentAsk | { goTo: string } | { wrong: string },
): void {
  app.get(path, office.call('authorize', { page: true }), (request, reply) => {
    const ask = readAsk(request)
    if ('goTo' in ask) return reply.redirect(ask.goTo)
    if ('wrong' in ask) return showWrong(office, request, reply, ask.wrong)
    return sendPage(request, reply, {
      title: titles[office.network],
      network: office.network,
      kind: 'consent',
      formAction: "'self' http: https:",
      body: (words) => form(office, request, ask, words),
    })
  })
  app.post(path, office.call('consent', { page: true }), (request, reply) => {
    const ask = readAsk(request)
    if ('goTo' in ask) return reply.redirect(ask.goTo, 303)
    if ('wrong' in ask) return showWrong(office, request, reply, ask.wrong)
    const fields = new URLSearchParams(bytesOf(request).toString('utf8'))
    if (fields.get('decision') !== 'accept') return reply.redirect(ask.refuse(), 303)
    const person = accountsOf(office, ask).find(({ id }) => id === fields.get('account'))
    if (!person) return reply.redirect(request.url, 303)
    // A scope not asked for cannot be given; who posts none where none can be left out means all.
    const ticked = fields.getAll('scope').flatMap((held) => held.split(' '))
    const scopes = ask.scopesOptional ? ask.scopes.filter((scope) => ticked.includes(scope)) : ask.scopes
    const options = fields.getAll('option').flatMap((option) => {
      const [owner, id] = [option.slice(0, option.indexOf('/')), option.slice(option.indexOf('/') + 1)]
      return owner === person.id ? [id] : []
    })
    return reply.redirect(ask.accept(person, { scopes, options }), 303)
  })
}

const showWrong = (office: NetworkOffice, request: FastifyRequest, reply: FastifyReply, why: string) =>
  sendPage(request, reply, {
    title: titles[office.network],
    network: office.network,
    kind: 'consent',
    status: 400,
    body: (words) =>
      html`<main><div class="sheet"><h2>${words.wrongAsk}</h2><p class="why">${why}</p></div></main>`,
  })

const accountsOf = (office: NetworkOffice, ask: ConsentAsk) => ask.accounts ?? office.people()

/** What a scope lets an application do, by its name: networks differ in the names and agree on these few things. */
function meaningOf(scope: string): keyof Words['scope'] {
  const meanings = [
    [/offline/, 'stay'],
    [/email/, 'email'],
    [/ads|^business_management$/, 'ads'],
    [/^pages_show/, 'pages'],
    [/insight|analytics|stats|r_organization_social|r_member|read_engagement|tweet\.read|list$/i, 'read'],
    [/organization_admin|users?\.read$/, 'pages'],
    [/^w_|write|publish|upload|manage|create/, 'publish'],
  ] as const
  if (scope === 'users.read') return 'profile'
  return meanings.find(([names]) => names.test(scope))?.[1] ?? 'profile'
}

interface Right {
  readonly meaning: keyof Words['scope']
  readonly scopes: readonly string[]
}

/** What is asked in as many sentences as it has meanings: networks name one thing several times. */
function rightsOf(scopes: readonly string[]): readonly Right[] {
  const rights = new Map<Right['meaning'], string[]>()
  for (const scope of scopes) {
    const meaning = meaningOf(scope)
    rights.set(meaning, [...(rights.get(meaning) ?? []), scope])
  }
  return [...rights].map(([meaning, scopes]) => ({ meaning, scopes }))
}

function form(office: NetworkOffice, request: FastifyRequest, ask: ConsentAsk, words: Words): Html {
  const title = titles[office.network]
  const [free, world] = freeAndTaken(accountsOf(office, ask))
  const right = ({ meaning, scopes }: Right) =>
    ask.scopesOptional
      ? html`<li><label><input type="checkbox" name="scope" value="${scopes.join(' ')}" checked><span>${words.scope[meaning]}</span></label></li>`
      : html`<li><span>${words.scope[meaning]}</span></li>`
  return html`<main><form class="sheet" method="post" action="${request.url}">
    <div class="ask"><p class="pair" aria-hidden="true"><span class="ours">P</span><span class="tie"></span>${mark(office.network)}</p>
      <h2>${words.asks(ask.client, title)}</h2></div>
    <div class="accounts" tabindex="0" role="group" aria-label="${words.chooseAccount}">
      <fieldset><legend>${words.chooseAccount}</legend>${free.map((person, index) => choice(office, person, ask, words, index === 0))}</fieldset>
      ${world.length > 0 && html`<fieldset><legend>${words.ofWorld}</legend><p class="why">${words.ofWorldWhy}</p>${world.map((person) => choice(office, person, ask, words, false))}</fieldset>`}
    </div>
    <div class="terms">
      <p class="label">${words.allows(ask.client)}</p>
      <ul class="scopes${!ask.scopesOptional && ' given'}">${rightsOf(ask.scopes).map(right)}</ul>
      <div class="actions">
        <button name="decision" value="accept" class="primary">${words.accept}</button>
        <button name="decision" value="refuse">${words.refuse}</button>
      </div>
      <p class="why">${words.takeBack(title)}</p>
    </div>
  </form></main>`
}

function choice(office: NetworkOffice, person: Person, ask: ConsentAsk, words: Words, first: boolean): Html {
  const pages = office.pagesOf(person).map(({ page, role }) => `${page.name} (${words.role[role]})`)
  const options = ask.options?.(person) ?? []
  return html`<div class="choice">
    <input type="radio" name="account" id="account-${person.id}" value="${person.id}" ${first && html`checked`}>
    <label for="account-${person.id}"><img src="/networks/avatars/${person.id}.png" alt="" width="40" height="40">
      <span><b>${nameOf(person)}</b><small>${person.headline}</small>${!ask.accounts && html`<small>${pages.length > 0 ? pages.join(', ') : words.noPages}</small>`}</span></label>
    ${options.length > 0 && html`<ul class="options">${options.map(({ id, label }) => html`<li><label><input type="checkbox" name="option" value="${person.id}/${id}" checked> ${label}</label></li>`)}</ul>`}
  </div>`
}
