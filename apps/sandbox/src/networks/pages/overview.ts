import { type Html, html } from '../../look/html.ts'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { faultKinds } from '../shared/faults.ts'
import { networks } from '../shared/names.ts'
import { nameOf } from '../shared/people.ts'
import { mark, peopleApart, titles } from './layout.ts'
import { hoursOf, momentOf, type Viewer } from './moments.ts'
import type { Words } from './words.ts'

/** The first page of the demo networks: one tile a network, planned faults, the clock, people and the latest calls. */
export function overview(sandbox: NetworkSandbox, viewer: Viewer): Html {
  const { words } = viewer
  return html`<main class="overview">
    <section class="shops" aria-label="${words.title}">${networks.map((name) => shop(sandbox, name, words))}</section>
    <div class="columns">
      <section class="panel">${faultPanel(sandbox, words)}</section>
      <section class="panel">${clockPanel(sandbox, viewer)}${people(sandbox, words)}</section>
    </div>
    <section class="panel" id="calls">${calls(sandbox, viewer)}</section>
  </main>`
}

function shop(sandbox: NetworkSandbox, name: (typeof networks)[number], words: Words): Html {
  const office = sandbox.office(name)
  return html`<a class="shop" href="/networks/${name}">${mark(name)}<b>${titles[name]}</b>
    <span>${office ? words.posts(office.live().length) : words.notBuilt}</span></a>`
}

function faultPanel(sandbox: NetworkSandbox, words: Words): Html {
  const offices = sandbox.offices()
  const armed = sandbox.faults.left()
  return html`<h2>${words.faults}</h2><p class="why">${words.faultsWhy}</p>
    <form data-faults>
      <div class="field"><label for="fault-network">${words.network}</label><select name="network" id="fault-network">${offices.map(({ network }) => html`<option value="${network}">${titles[network]}</option>`)}</select></div>
      <div class="field"><label for="fault-call">${words.call}</label><select name="call" id="fault-call"><option value="">${words.anyCall}</option>${offices.map((office) => html`<optgroup label="${titles[office.network]}" data-network="${office.network}">${[...office.callNames].sort().map((call) => html`<option value="${call}">${call}</option>`)}</optgroup>`)}</select></div>
      <div class="field"><label for="fault-account">${words.account}</label><select name="account" id="fault-account"><option value="">${words.anyAccount}</option>${sandbox.people.all().map((person) => html`<option value="${person.id}">${nameOf(person)}</option>`)}${sandbox.pages.all().map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select></div>
      <div class="field wide"><label for="fault-kind">${words.kind}</label><select name="kind" id="fault-kind">${faultKinds.map((kind) => html`<option value="${kind}">${words.kinds[kind]}</option>`)}</select></div>
      <div class="field"><label for="fault-count">${words.count}</label><input name="count" id="fault-count" type="number" min="1" max="1000" value="1"></div>
      <div class="field"><label for="fault-ms">${words.ms}</label><input name="ms" id="fault-ms" type="number" min="0" value="3000"></div>
      <button class="primary">${words.arm}</button>
      <p class="problem" role="alert" hidden>${words.failed}</p>
    </form>
    <div id="armed" aria-live="polite"><h3>${words.armed}</h3>
      ${
        armed.length === 0
          ? html`<p class="why">${words.none}</p>`
          : html`<ul class="armed">${armed.map(({ network, call, kind, count, account }) => html`<li>${mark(network)} <b>${words.kinds[kind]}</b> × ${count}<small>${call ?? words.anyCall}${account !== undefined && ` · ${account}`}</small></li>`)}</ul>
            <button type="button" data-disarm>${words.clear}</button>`
      }
    </div>`
}

function clockPanel(sandbox: NetworkSandbox, viewer: Viewer): Html {
  const { words } = viewer
  const step = (label: string, ms: number) =>
    html`<button type="button" data-advance="${ms}">${label}</button>`
  return html`<h2>${words.clock}</h2><p class="why" id="clock">${momentOf(sandbox.clock.now(), 'spoken', viewer)} · ${hoursOf(viewer)}<br>${words.clockWhy}</p>
    <p class="steps">${step(words.hour, 3_600_000)}${step(words.day, 86_400_000)}${step(words.week, 7 * 86_400_000)}</p>`
}

function people(sandbox: NetworkSandbox, words: Words): Html {
  return html`<h2>${words.accounts}</h2>${peopleApart(
    sandbox.people.all(),
    words,
    (person) => html`<li><img src="/networks/avatars/${person.id}.png" alt="" width="36" height="36">
      <span><b>${nameOf(person)}</b><small>${
        person.pages.length === 0
          ? words.noPages
          : person.pages
              .map(({ page, role }) => `${sandbox.pages.get(page)?.name ?? page} (${words.role[role]})`)
              .join(', ')
      }</small></span></li>`,
  )}`
}

function calls(sandbox: NetworkSandbox, { words, zone }: Viewer): Html {
  const latest = sandbox.calls.list().slice(-20).reverse()
  if (latest.length === 0) return html`<h2>${words.calls}</h2><p class="why">${words.noCalls}</p>`
  return html`<h2>${words.calls}</h2><div class="scroll" tabindex="0" role="group" aria-label="${words.calls}"><table>
    <thead><tr><th>${words.when}</th><th>${words.network}</th><th>${words.call}</th><th>${words.account}</th><th>${words.answer}</th><th>${words.effect}</th></tr></thead>
    <tbody>${latest.map(
      (
        call,
      ) => html`<tr><td>${new Intl.DateTimeFormat(words.locale, { timeStyle: 'medium', timeZone: zone }).format(new Date(call.at))}</td><td>${titles[call.network]}</td>
        <td>${call.call}</td><td>${call.account ?? '–'}</td><td>${call.status ?? words.cut}${call.fault !== null && html` <span class="badge">${words.kinds[call.fault]}</span>`}</td><td>${call.effect ?? '–'}</td></tr>`,
    )}</tbody></table></div>`
}
