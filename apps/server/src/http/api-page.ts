import type { ApiCall, ApiDocument, ApiSchema } from './describe-calls.ts'

/** The document as a page: no script, so that it is read where scripts are forbidden, and found in by the browser. */
export function apiPage({ paths, tags = [], components }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  const areas = tags.map(({ name }) => ({ name, calls: calls.filter(({ call }) => call.tags?.[0] === name) }))
  const menu = areas.map(
    ({ name, calls: own }) =>
      `<li><a href="#${anchor(name)}">${safe(name)}</a> <small>${own.length}</small></li>`,
  )
  const sections = areas.map(
    ({ name, calls: own }) =>
      `<section id="${anchor(name)}"><h2>${safe(name)}</h2>${own.map(({ path, method, call }) => callBlock(method, path, call)).join('')}</section>`,
  )
  const shapes = Object.entries(components.schemas ?? {})
    .filter(([name]) => !name.endsWith('Input'))
    .map(
      ([name, schema]) =>
        `<details id="shape-${name}"><summary><b>${safe(name)}</b></summary>${fieldList(schema)}</details>`,
    )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · Postelier</title><style>${style}</style></head><body><nav aria-label="Areas"><p><b>Postelier API</b></p><ul>${menu.join('')}<li><a href="#shapes">shapes</a></li></ul></nav><main><h1>Every call of Postelier</h1>${introduction}${sections.join('')}<section id="shapes"><h2>shapes</h2>${shapes.join('')}</section></main></body></html>`
}

const introduction = `<p>Also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p><ul>
<li>An answer is <code>{"success": true, …}</code> with named data, or <code>{"success": false, "error": {"code", "message", "fields"}}</code>; the message is in the caller’s language.</li>
<li>Lists answer <code>data: {total, items}</code> and take <code>offset</code> and <code>limit</code> (25, at most 100).</li>
<li>Whatever writes needs <code>X-Requested-With: XMLHttpRequest</code> and the page’s token in <code>X-CSRF-Token</code>; an answer’s <code>token</code> replaces it.</li>
</ul>`

function callBlock(method: string, path: string, call: ApiCall): string {
  const body = Object.entries(call.requestBody?.content ?? {})[0]
  const answer = Object.values(call.responses?.[200]?.content ?? {})[0]?.schema
  const parameters = call.parameters ?? []
  return `<details id="${anchor(`${method} ${path}`)}"><summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${safe(path)}</code> <span>${safe(call.summary ?? '')}</span></summary><p>${code(call.description ?? '')}</p>${
    parameters.length > 0
      ? `<h3>Parameters</h3><ul>${parameters.map((one) => field(`${one.name}`, one.schema ?? {}, one.required === true, one.in)).join('')}</ul>`
      : ''
  }${body ? `<h3>Sent as ${safe(body[0])}</h3>${fieldList(body[1].schema)}` : ''}<h3>Answered</h3>${answer ? fieldList(answer) : `<p>${safe(call.responses?.[200]?.description ?? '')}</p>`}</details>`
}

function fieldList(schema: ApiSchema): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return `<p><code>${typeOf(schema)}</code></p>`
  return `<ul>${fields.map(([name, one]) => field(name, one, schema.required?.includes(name) ?? false)).join('')}</ul>`
}

function field(name: string, schema: ApiSchema, required: boolean, place = ''): string {
  const inner = schema.properties ? schema : schema.items?.properties ? schema.items : undefined
  const about = [place, required ? '' : 'optional', limitsOf(schema)].filter(Boolean).join(', ')
  return `<li><b>${safe(name)}</b> <code>${typeOf(schema)}</code>${about ? ` <small>${safe(about)}</small>` : ''}${inner ? fieldList(inner) : ''}</li>`
}

function typeOf(schema: ApiSchema): string {
  if (schema.$ref) {
    const name = (schema.$ref.split('/').at(-1) ?? '').replace(/Input$/, '')
    return `<a href="#shape-${name}">${safe(name)}</a>`
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.const !== undefined) return safe(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((one) => safe(JSON.stringify(one))).join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  if (typeof schema.additionalProperties === 'object') return `{name: ${typeOf(schema.additionalProperties)}}`
  return safe(schema.format ?? [schema.type ?? 'any'].flat().join(' | '))
}

function limitsOf({ minimum, maximum, maxLength, default: given }: ApiSchema): string {
  const bounds = [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    given === undefined ? '' : `${JSON.stringify(given)} where nothing is said`,
  ]
  return bounds.filter(Boolean).join(' ')
}

const safe = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
const code = (text: string) => safe(text).replace(/`([^`]+)`/g, '<code>$1</code>')
const anchor = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '-')

const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbfaf7,#17161b);--ink:light-dark(#1c1b22,#f1eee8);--quiet:light-dark(#6b6770,#a8a3ac);--line:light-dark(#dfd9ce,#38353f);--sunk:light-dark(#f4f1ea,#201f26);--mark:light-dark(#b23a13,#f0a180)}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr);background:var(--paper);color:var(--ink);font:15px/1.5 "Hanken Grotesk Variable",ui-sans-serif,system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;background:var(--sunk);border-right:1px solid var(--line)}nav ul{list-style:none;padding:0;margin:0}nav li{margin:6px 0}nav a{text-decoration:none}nav a:hover{text-decoration:underline}
main{padding:40px 48px 96px;max-width:1040px}h1{font-size:34px;line-height:1.15;letter-spacing:-.02em;margin:0 0 16px}h2{font-size:20px;margin:48px 0 8px;padding-bottom:8px;border-bottom:1px solid var(--ink)}h3{font-size:13px;color:var(--quiet);margin:16px 0 4px}
a{color:inherit;text-decoration-color:var(--mark);text-underline-offset:3px}small{color:var(--quiet)}code{font:13px/1.5 ui-monospace,monospace}
details{border-bottom:1px solid var(--line);padding:0 0 4px}main details>:not(summary){margin-left:64px}main ul{padding-left:16px}main li{margin:2px 0}main li::marker{color:var(--line)}summary{cursor:pointer;padding:10px 0;display:flex;gap:12px;align-items:baseline;flex-wrap:wrap;list-style:none}summary span:last-child{color:var(--quiet)}summary:focus-visible,a:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.method{font:600 12px ui-monospace,monospace;width:52px}.post,.put,.delete{color:var(--mark)}@media(max-width:800px){body{display:block}nav{position:static;height:auto}main{padding:24px}}
`
