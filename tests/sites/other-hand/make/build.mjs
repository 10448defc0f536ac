// Writes the sites, their pictures and their labels from the sources beside this file.
//   node make/build.mjs [key …] [--pictures]
// In the sources, ⟦3|words⟧ marks words that belong to fact 3 and ⟦t2|words⟧ words that belong to trap 2;
// the marks are taken out of the pages and become "says" in labels.json.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fold } from '../check.mjs'
import { svg } from './draw.mjs'

// Only drawing needs sharp; the texts and labels are written without it.
const load = createRequire(import.meta.url)
const sharp = (...input) => load('sharp')(...input)
const here = dirname(new URL(import.meta.url).pathname)
const root = join(here, '..')
const args = process.argv.slice(2)
const pictures = args.includes('--pictures')
const wanted = args.filter((a) => !a.startsWith('--'))

const write = (path, data) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

async function picture(path, w, h, scene, limit, grain) {
  const seed = scene[0].seed ?? 1
  const base = await sharp(Buffer.from(svg(w, h, scene[0], scene[1]))).png().toBuffer()
  // Light that is uneven, the weave of things, and a sensor's grain.
  const noise = (nw, sigma, grey = true) => sharp({ create: { width: Math.max(4, Math.round(nw)), height: Math.max(3, Math.round((nw * h) / w)), channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } } }).png().toBuffer()
    .then((b) => sharp(b).grayscale(grey).toColourspace('srgb').resize(w, h, { kernel: 'cubic', fit: 'fill' }).png().toBuffer())
  const img = sharp(base).composite([{ input: await noise(6, 30), blend: 'soft-light' }, { input: await noise(5, 9, false), blend: 'soft-light' }, { input: await noise(40, 9), blend: 'soft-light' }, { input: await noise(w / 2.5, grain), blend: 'soft-light' }])
    .flatten({ background: '#fff' }).blur(0.4 + (seed % 4) * 0.15)
  const flat = await img.png().toBuffer()
  for (let q = 78; q > 20; q -= 5) {
    const out = await sharp(flat).jpeg({ quality: q, mozjpeg: true }).toBuffer()
    if (out.length < limit || q < 28) return write(path, out)
  }
}

const keys = wanted.length ? wanted : readdirSync(here).filter((f) => f.endsWith('.mjs') && !['build.mjs', 'draw.mjs'].includes(f)).map((f) => f.slice(0, -4))
for (const key of keys) {
  const site = (await import(`./${key}.mjs`)).site
  const dir = join(root, key)
  const out = join(dir, 'site')
  if (pictures) rmSync(out, { recursive: true, force: true })
  const says = {}
  const pageOf = {}
  const titles = {}
  for (const [path, html] of Object.entries(site.pages)) {
    const clean = html.replace(/⟦([^|⟦⟧]+)\|([^⟦⟧]*)⟧/g, (_, id, words) => {
      const text = fold(words)
      const real = `${site.prefix}-${/^t/.test(id) ? id : id.padStart(2, '0')}`
      if (pageOf[real] && pageOf[real] !== path) {
        if (!says[real].includes(text)) throw new Error(`${key}: ${real} is marked on ${pageOf[real]} and ${path}: ${text}`)
        return words
      }
      pageOf[real] = path
      says[real] ??= []
      if (!says[real].includes(text)) says[real].push(text)
      return words
    })
    if (/[⟦⟧]/.test(clean)) throw new Error(`${key}${path}: a mark is left: ${clean.match(/.{60}[⟦⟧].{60}/s)?.[0]}`)
    write(join(out, path, 'index.html'), clean)
    titles[path] = fold(clean.match(/<title[^>]*>([^<]*)<\/title>/)[1])
  }
  for (const [path, text] of Object.entries(site.files)) write(join(out, path), text)
  for (const [path, [drawing, width]] of Object.entries(site.svgPngs ?? {})) {
    if (!pictures && existsSync(join(out, path))) continue
    write(join(out, path), await sharp(Buffer.from(drawing)).resize(width).png({ compressionLevel: 9, palette: true }).toBuffer())
  }
  const used = new Set()
  const take = (id) => {
    if (!says[id]) throw new Error(`${key}: nothing on the pages says ${id}`)
    used.add(id)
    return { says: says[id], page: pageOf[id] }
  }
  const facts = site.facts.map(([n, kind, about, more = {}]) => {
    const id = `${site.prefix}-${String(n).padStart(2, '0')}`
    const { question, keywords, ...rest } = more
    return { id, kind, about, ...(question ? { question } : {}), ...take(id), ...rest, keywords: keywords ?? [] }
  })
  const traps = site.traps.map(([n, why]) => ({ id: `${site.prefix}-t${n}`, why, ...take(`${site.prefix}-t${n}`) })).map(({ id, why, says, page }) => ({ id, why, page, says }))
  for (const id of Object.keys(says)) if (!used.has(id)) throw new Error(`${key}: ${id} is marked and not listed`)
  const photos = []
  for (const p of site.photos) {
    if (p.own !== false) photos.push({ src: p.files[0][0], page: p.page, shows: p.shows, beside: p.beside ? `${site.prefix}-${String(p.beside).padStart(2, '0')}` : null })
    for (const [path, w, h] of p.files) {
      const file = join(out, path)
      if (pictures || !existsSync(file)) await picture(file, w, h, p.scene, w >= 1400 ? 22000 : w >= 900 ? 15500 : w >= 600 ? 10000 : 4000, p.grain ?? 9)
    }
  }
  const { name, city, timeZone, language, summary, formality, pronoun, hours, closings, socials, colors, logo, platform } = site
  const labels = { key, platform, name, city, timeZone, language, summary, formality, pronoun, hours, closings, socials, colors, logo, photos, pages: titles, facts, traps }
  write(join(dir, 'labels.json'), `${JSON.stringify(labels, null, 1).replace(/\[\s+(\d[\d,\s]*?)\s+\]/g, (_, d) => `[${d.replace(/\s+/g, ' ')}]`)}\n`)
  console.log(key, Object.keys(titles).length, 'pages', facts.length, 'facts', traps.length, 'traps', photos.length, 'photos')
}
