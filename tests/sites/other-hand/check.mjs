// Verifies the sites and labels in this folder against each other: node check.mjs [key …]
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const TODAY = '2026-11-26'
const names = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', thinsp: ' ', ensp: ' ', emsp: ' ', shy: '', zwnj: '', euro: '€', pound: '£', copy: '©', reg: '®', trade: '™',
  ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', sbquo: '‚', bdquo: '„', laquo: '«', raquo: '»', middot: '·', bull: '•', deg: '°', times: '×', frac12: '½', frac14: '¼',
  eacute: 'é', egrave: 'è', ecirc: 'ê', euml: 'ë', agrave: 'à', acirc: 'â', ccedil: 'ç', ocirc: 'ô', icirc: 'î', iuml: 'ï', ugrave: 'ù', ucirc: 'û', oelig: 'œ', Eacute: 'É', Agrave: 'À',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', aacute: 'á', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', iquest: '¿', iexcl: '¡', ordm: 'º', ordf: 'ª', rarr: '→', larr: '←', check: '✓', star: '☆', starf: '★',
}
const inline = /^(a|abbr|b|bdi|cite|del|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|time|u|wbr|code|label)$/i

/** The words of a piece of HTML as a person sees them, on one line. */
export function fold(html) {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?([a-z][a-z0-9-]*)\b[^>]*>/gi, (_, tag) => (inline.test(tag) ? '' : ' '))
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (all, name) => {
      if (name[0] !== '#') return names[name] ?? all
      return String.fromCodePoint(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
    })
    .replace(/[\u200b\u00ad\ufeff\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const realDate = (d) => {
  const day = new Date(`${d}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(d) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(d)
}
const cents = (text) => {
  const m = text.replace(/\s/g, '').match(/(\d[\d.,]*)(?:([€£])(\d\d))?/)
  if (!m) return null
  if (m[3]) return Number(m[1]) * 100 + Number(m[3])
  const n = m[1].replace(/[.,]$/, '')
  const [, whole, part] = n.match(/^(.*?)(?:[.,](\d\d?))?$/)
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number((part ?? '').padEnd(2, '0'))
}
function walk(dir, base = dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? walk(join(dir, e.name), base) : [join(dir, e.name).slice(base.length)]))
}
/** Width and height of a JPEG or PNG. */
function size(file) {
  const b = readFileSync(file)
  if (b[0] === 0x89) return [b.readUInt32BE(16), b.readUInt32BE(20)]
  for (let i = 2; i < b.length; ) {
    const mark = b[i + 1]
    if (mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)) return [b.readUInt16BE(i + 7), b.readUInt16BE(i + 5)]
    i += 2 + b.readUInt16BE(i + 2)
  }
  return [0, 0]
}

export function check(key, root) {
  const wrong = []
  const say = (text) => wrong.push(`${key}: ${text}`)
  const site = join(root, key, 'site')
  const labels = JSON.parse(readFileSync(join(root, key, 'labels.json'), 'utf8'))
  const files = walk(site)
  const has = new Set(files)
  const html = Object.fromEntries(files.filter((f) => f.endsWith('index.html')).map((f) => [f.slice(0, -10), readFileSync(join(site, f), 'utf8')]))
  const text = Object.fromEntries(Object.entries(html).map(([p, h]) => [p, fold(h.replace(/<head[\s\S]*?<\/head>/i, ' '))]))
  const at = (page) => text[page] ?? (say(`there is no page ${page}`), '')

  for (const field of ['platform', 'name', 'city', 'timeZone', 'summary', 'logo']) if (!labels[field]) say(`${field} is missing`)
  if (labels.key !== key) say('the key is not the folder')
  if (!['fr', 'en', 'es', 'de'].includes(labels.language)) say('language')
  if (!['familiarity', 'formality'].includes(labels.formality)) say('formality')
  if (!['firstSingular', 'firstPlural', 'thirdSingular'].includes(labels.pronoun)) say('pronoun')
  const count = Object.keys(html).length
  if (!(count === 1 || (count >= 5 && count <= 12))) say(`${count} pages`)
  for (const [page, h] of Object.entries(html)) {
    const title = fold(h.match(/<title[^>]*>([\s\S]*?)<\/title>/i)?.[1] ?? '')
    if (labels.pages[page] !== title) say(`title of ${page}: ${title}`)
  }
  for (const page of Object.keys(labels.pages)) if (!html[page]) say(`pages names ${page}`)

  // Links of pages, style sheets, robots and sitemaps.
  const leads = (from, target, ids) => {
    let t = target.trim().replace(/&amp;/g, '&').replace(/^\{\{origin\}\}/, '') || '/'
    if (/^(https?:|mailto:|tel:|data:|javascript:|whatsapp:|\/\/)/.test(t)) return
    const [path, anchor] = t.split('#')
    if (!path) {
      if (anchor && ids && !ids.has(anchor)) say(`${from}: no anchor #${anchor}`)
      return
    }
    t = decodeURIComponent(path.split('?')[0])
    if (!t.startsWith('/')) t = join(from.replace(/[^/]*$/, ''), t)
    if (!(t.endsWith('/') ? has.has(`${t}index.html`) : has.has(t))) say(`${from}: ${target} leads nowhere`)
  }
  for (const [page, h] of Object.entries(html)) {
    const ids = new Set([...h.matchAll(/\s(?:id|name)=["']([^"']+)["']/g)].map((m) => m[1]))
    for (const [, , v] of h.matchAll(/\s(?:href|src|action|poster|data-src|data-lazy-src|data-image|data-bg|data-orig-file|data-original|data-zoom|content)=(["'])(.*?)\1/gs)) if (!/^content/.test(v) && (/^(\{\{origin\}\}|\/(?!\/))/.test(v) || /^[^\s]*#|\.(jpg|png|gif|svg|css|js)$/.test(v))) leads(page, v, ids)
    for (const [, , v] of h.matchAll(/\s(?:srcset|data-srcset|data-lazy-srcset|imagesrcset)=(["'])(.*?)\1/gs)) for (const part of v.split(/,\s+/)) leads(page, part.trim().split(/\s/)[0], ids)
    for (const [, v] of h.matchAll(/url\((?:&quot;|["'])?([^)"'&]+)/g)) leads(page, v, ids)
    for (const [v] of h.matchAll(/\{\{origin\}\}[^"'\s<>\\)&]*/g)) leads(page, v, ids)
  }
  for (const f of files) {
    if (f.endsWith('.css')) for (const [, v] of readFileSync(join(site, f), 'utf8').matchAll(/url\(["']?([^)"']+)/g)) leads(f, v)
    if (f.endsWith('.xml') || f === '/robots.txt') for (const [v] of readFileSync(join(site, f), 'utf8').matchAll(/\{\{origin\}\}[^"'\s<>]*/g)) leads(f, v)
    if (/\.jpe?g$/.test(f) && statSync(join(site, f)).size > 60_000) say(`${f} is over 60 KB`)
  }

  // Facts and traps.
  const kinds = 'business|product|service|offer|event|news|method|history|person|award|place|hours|contact|question|advice'.split('|')
  const whys = 'testimonial|press|smallPrint|legal|shop|past|ended|history|cookie|menu|stockPhoto|injection|contradiction|opinion'.split('|')
  const ids = new Set()
  if (labels.facts.length < 18 || labels.facts.length > 32) say(`${labels.facts.length} facts`)
  const own = new Map()
  for (const f of labels.facts) {
    if (ids.has(f.id)) say(`${f.id} twice`)
    ids.add(f.id)
    if (!kinds.includes(f.kind)) say(`${f.id}: kind ${f.kind}`)
    if (!f.about || !f.says?.length) say(`${f.id}: empty`)
    const page = at(f.page)
    for (const s of f.says) {
      if (!page.includes(s)) say(`${f.id}: not on ${f.page}: ${s}`)
      if (own.has(s)) say(`${f.id}: said by ${own.get(s)} too: ${s}`)
      own.set(s, f.id)
    }
    if (f.kind === 'question' && !page.includes(f.question ?? '\n')) say(`${f.id}: question`)
    for (const p of f.prices ?? (f.price ? [f.price] : [])) {
      if (!page.includes(p.text)) say(`${f.id}: price not on the page: ${p.text}`)
      if (cents(p.text) !== p.cents) say(`${f.id}: ${p.text} is not ${p.cents} but ${cents(p.text)}`)
      if (!['EUR', 'GBP'].includes(p.currency)) say(`${f.id}: currency`)
    }
    for (const d of ['date', 'until']) if (f[d] && (!realDate(f[d]) || (d === 'until' && f[d] < TODAY))) say(`${f.id}: ${d} ${f[d]}`)
    if (f.kind === 'event' && f.date && f.date < TODAY && !(f.until >= TODAY)) say(`${f.id}: over`)
    if (f.date && f.until && f.until < f.date) say(`${f.id}: ends before it begins`)
    if (f.time && !/^([01]\d|2[0-3]):[0-5]\d$/.test(f.time)) say(`${f.id}: time`)
    if (!Array.isArray(f.keywords)) say(`${f.id}: keywords`)
    for (const w of f.keywords) if (!`${f.about} ${f.says.join(' ')}`.toLowerCase().includes(w.toLowerCase())) say(`${f.id}: keyword ${w} is in none of its sentences`)
  }
  for (const t of labels.traps) {
    if (ids.has(t.id)) say(`${t.id} twice`)
    ids.add(t.id)
    if (!whys.includes(t.why)) say(`${t.id}: why ${t.why}`)
    for (const s of t.says) {
      if (!at(t.page).includes(s)) say(`${t.id}: not on ${t.page}: ${s}`)
      if (own.has(s)) say(`${t.id}: said by ${own.get(s)} too: ${s}`)
    }
  }
  for (const h of labels.hours) for (const s of h.spans) if (!/^\d\d:\d\d-\d\d:\d\d$/.test(s) || !h.days.every((d) => d >= 1 && d <= 7)) say(`hours ${JSON.stringify(h)}`)
  for (const c of labels.closings) {
    if (!realDate(c.from) || !realDate(c.until) || c.until < c.from) say(`closing ${c.from}`)
    if (!at(c.page).includes(c.text)) say(`closing not on ${c.page}: ${c.text}`)
  }

  // Pictures, logo, colours.
  if (!has.has(labels.logo) || statSync(join(site, labels.logo)).size < 100) say(`logo ${labels.logo}`)
  else if (labels.logo.endsWith('.png') && size(join(site, labels.logo))[0] < 60) say('the logo is too small')
  for (const p of labels.photos) {
    if (!has.has(p.src)) { say(`photo ${p.src}`); continue }
    const [w, h] = size(join(site, p.src))
    if (w < 600 || h < 300) say(`photo ${p.src} is ${w}x${h}`)
    if (!html[p.page]?.includes(p.src) && !html[p.page]?.includes(`"${p.src.slice(1)}`)) say(`photo ${p.src} is not on ${p.page}`)
    if (p.beside && !labels.facts.some((f) => f.id === p.beside && f.page === p.page)) say(`photo ${p.src}: ${p.beside}`)
  }
  const css = files.filter((f) => f.endsWith('.css')).map((f) => readFileSync(join(site, f), 'utf8')).join('\n') + Object.values(html).join('\n')
  for (const c of labels.colors) if (!/^#[0-9A-F]{6}$/.test(c) || !css.toUpperCase().includes(c)) say(`colour ${c}`)
  for (const s of labels.socials) if (!Object.values(html).some((h) => h.includes(s))) say(`social ${s}`)
  return { wrong, pages: count, facts: labels.facts.length, traps: labels.traps.length, photos: labels.photos.length }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = dirname(new URL(import.meta.url).pathname)
  const { keys } = JSON.parse(readFileSync(join(root, 'catalogue.json'), 'utf8'))
  const wanted = process.argv.slice(2)
  let bad = 0
  for (const key of wanted.length ? wanted : keys) {
    if (!existsSync(join(root, key, 'labels.json'))) { console.log(`${key}: no labels`); bad++; continue }
    const { wrong, ...sums } = check(key, root)
    for (const w of wrong) console.log(w)
    bad += wrong.length
    console.log(key, JSON.stringify(sums))
  }
  const bytes = walk(root).reduce((n, f) => n + statSync(join(root, f)).size, 0)
  console.log(`${(bytes / 1048576).toFixed(2)} MB, ${bad} wrong`)
  if (bytes > 4 * 1048576) { console.log('over 4 MB'); bad++ }
  process.exit(bad ? 1 : 0)
}
