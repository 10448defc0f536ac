import { type Html, html } from '../../look/html.ts'
import { engineCalls, engineFaultKinds } from '../engine-faults.ts'
import type { EngineSandbox } from '../engine-sandbox.ts'
import type { Words } from './words.ts'

/** The sandbox's overview of AI engines as HTML: calls counted by kind, faults to plan. */
export function enginesPage(sandbox: EngineSandbox, words: Words): string {
  return html`<!doctype html>
<html lang="${words.lang}">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${words.title} · Postelier</title>
  <link rel="stylesheet" href="/engines/engines.css"><link rel="icon" href="data:,">
  <script src="/engines/engines.js" type="module"></script>
</head>
<body class="overview">
  <header><h1>${words.title}</h1><p class="demo"><strong>${words.demo}</strong> ${words.demoWhy}</p></header>
  <main class="overview">
    <p class="about">${words.about}</p>
    <section class="shops" id="counters">${engineCalls.map((call) => counter(sandbox, call, words))}</section>
    <section class="panel">${faultPanel(sandbox, words)}</section>
    <section class="panel" id="calls">${calls(sandbox, words)}</section>
  </main>
</body>
</html>`.text
}

function counter(sandbox: EngineSandbox, call: (typeof engineCalls)[number], words: Words): Html {
  const notes = sandbox.notes().filter((note) => note.call === call)
  const sum = (of: 'inputTokens' | 'outputTokens') =>
    notes.reduce((all, note) => all + note[of], 0).toLocaleString(words.locale)
  return html`<div class="shop"><b>${words.callNames[call]}</b><span>${words.total(notes.length)}</span>
    <span>${words.tokens(sum('inputTokens'), sum('outputTokens'))}</span></div>`
}

function faultPanel({ faults }: EngineSandbox, words: Words): Html {
  const armed = faults.left()
  return html`<h2>${words.faults}</h2><p class="why">${words.faultsWhy}</p>
    <form data-faults>
      <div class="field wide"><label for="fault-kind">${words.kind}</label><select name="kind" id="fault-kind">${engineFaultKinds.map((kind) => html`<option value="${kind}">${words.kinds[kind]}</option>`)}</select></div>
      <div class="field"><label for="fault-call">${words.call}</label><select name="call" id="fault-call"><option value="">${words.anyCall}</option>${engineCalls.map((call) => html`<option value="${call}">${words.callNames[call]}</option>`)}</select></div>
      <div class="field"><label for="fault-count">${words.count}</label><input name="count" id="fault-count" type="number" min="1" max="1000" value="1"></div>
      <div class="field"><label for="fault-ms">${words.ms}</label><input name="ms" id="fault-ms" type="number" min="0" value="2000"></div>
      <button class="primary">${words.arm}</button>
      <p class="problem" role="alert" hidden>${words.failed}</p>
    </form>
    <div id="armed" aria-live="polite"><h3>${words.armed}</h3>
      ${
        armed.length === 0
          ? html`<p class="why">${words.none}</p>`
          : html`<ul class="armed">${armed.map(({ kind, call, count }) => html`<li><b>${words.kinds[kind]}</b> × ${count}<small>${call ? words.callNames[call] : words.anyCall}</small></li>`)}</ul>
            <button type="button" data-disarm>${words.clear}</button>`
      }
    </div>`
}

function calls(sandbox: EngineSandbox, words: Words): Html {
  const latest = sandbox.notes().slice(-20).reverse()
  if (latest.length === 0) return html`<h2>${words.calls}</h2><p class="why">${words.noCalls}</p>`
  const hour = new Intl.DateTimeFormat(words.locale, { timeStyle: 'medium' })
  return html`<h2>${words.calls}</h2><div class="scroll" tabindex="0" role="group" aria-label="${words.calls}"><table>
    <thead><tr><th>${words.when}</th><th>${words.call}</th><th>${words.model}</th><th>${words.used}</th><th>${words.answer}</th></tr></thead>
    <tbody>${latest.map(
      (
        note,
      ) => html`<tr><td>${hour.format(new Date(note.at))}</td><td>${words.callNames[note.call]}${note.shaped && html` <small>${words.shaped}</small>`}</td><td>${note.model}</td>
        <td>${note.inputTokens} · ${note.outputTokens}</td><td>${note.status ?? words.cut}${note.fault !== null && html` <span class="badge">${words.kinds[note.fault]}</span>`}</td></tr>`,
    )}</tbody></table></div>`
}
