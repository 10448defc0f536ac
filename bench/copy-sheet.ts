// Posts as they would appear, on one page for somebody who judges them: each with its picture, its words, network and day. Their
// texts stand in a JSON beside it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Image, loadImage } from '@napi-rs/canvas'
import type { Fact } from '@postelier/contract'
import type { SiteReading } from '@postelier/reading'
import {
  collectionPictureByName,
  designIn,
  facesOf,
  motifByName,
  paintPage,
  stageOf,
  templateSources,
  wholeBrand,
} from '@postelier/scene'
import { answered } from '../apps/server/src/modules/visuals/asked-words.ts'
import { paintCanvas } from '../apps/server/src/platform/painting/paint-canvas.ts'
import { readFromFiles } from '../tests/sites/read-from-files.ts'
import { fonts } from '../tools/contact-sheet/painting.ts'
import { chooseFor } from './copy-judges/write-look.ts'
import type { DraftedPost, Month } from './copy-judges/write-month.ts'

const postsEach = 6
const sidePx = 540

export interface SheetPost {
  readonly business: string
  readonly day: string
  readonly network: string
  readonly subject: string
  readonly title: string
  readonly hook: string
  readonly inPicture: readonly string[]
  readonly altText: string
  /** One for each page. */
  readonly pictures: readonly Buffer[]
}

interface Told {
  readonly reading: SiteReading
  readonly month: Month
  readonly name: string
}

/** The first posts of a month, with the site's own photos of what they are about. */
export async function sheetPostsOf(key: string, { reading, month, name }: Told): Promise<SheetPost[]> {
  const used: number[] = []
  const posts: SheetPost[] = []
  for (const [at, post] of month.drafted.slice(0, postsEach).entries()) {
    const { draft, brief, subject } = post
    // Each network in turn, where it has words of its own.
    const networks = brief.networks.map(({ network }) => network)
    const network = networks[at % networks.length] ?? 'facebook'
    const [hook] = (brief.isOneForEach ? draft.own[network] : draft.common) ?? []
    const painted = await paintedPost(key, post, { reading, used })
    posts.push({
      business: name,
      day: brief.day,
      network,
      subject: subject.name,
      title: draft.title,
      hook: hook?.text ?? '',
      altText: draft.altText,
      ...painted,
    })
  }
  return posts
}

interface Around {
  readonly reading: SiteReading
  /** Templates of the posts before, the latest first. */
  readonly used: number[]
}

async function paintedPost(key: string, { brief, subject }: DraftedPost, { reading, used }: Around) {
  const about = subject.facts.flatMap((id) => brief.facts.find((fact) => fact.id === id) ?? [])
  const photos = await photosOf(key, about)
  const wish = { brief, subject, about, used, photos: [...photos.keys()] }
  const look = chooseFor({ ...wish, format: subject.format }) ?? chooseFor({ ...wish, format: 'image' })
  const source = look ? templateSources[look.template.id] : undefined
  if (!look || !source) return { inPicture: [], pictures: [] }
  used.unshift(look.template.id)
  const language = brief.voice.language === 'en' ? 'en' : 'fr'
  const design = answered(designIn(source.designs['1:1'], language), look.answers)
  const [primary, secondary, tertiary] = reading.colors
  const brand = wholeBrand({
    colours: { ...(primary && { primary }), ...(secondary && { secondary }), ...(tertiary && { tertiary }) },
  })
  await fonts.load(facesOf(design, brand))
  const stage = stageOf(design.ratio)
  const pictures = design.pages.map((page) => {
    const { drawings } = paintPage(page, stage, {
      brand,
      language,
      fonts,
      assetSize: (asset) => photos.get(asset) ?? null,
      emoji: () => null,
      motif: motifByName,
      collection: collectionPictureByName,
    })
    const canvas = paintCanvas(drawings, { ...stage, scale: sidePx / stage.width, pictures: photos })
    return canvas.toBuffer('image/jpeg', 82)
  })
  return { inPicture: Object.values(look.answers.words), pictures }
}

/** Photos that stand beside its facts; one that the folder does not hold is none. */
async function photosOf(key: string, about: readonly Fact[]): Promise<ReadonlyMap<string, Image>> {
  const fetch = readFromFiles(`other-hand/${key}`, `https://${key}.example`)
  const found = new Map<string, Image>()
  for (const { image = '' } of about) {
    if (image === '') continue
    const page = await fetch(image, { signal: AbortSignal.timeout(10_000) }).catch((reason: unknown) => {
      console.warn(`  ${key}: ${image} is not shown (${String(reason)})`)
      return null
    })
    if (page?.body && page.type.startsWith('image/'))
      found.set(image, await loadImage(Buffer.from(page.body)))
  }
  return found
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;background:#f4f3ef;color:#1c1b22}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:1.5rem;align-items:start}
article{background:#fff;border-radius:12px;padding:1rem;box-shadow:0 1px 4px #0002}
p{white-space:pre-wrap;margin:.75rem 0 0}small{color:#6b6874}
.pages{display:flex;overflow-x:auto;gap:.5rem}img{width:100%;border-radius:6px}.pages img+img,.pages img:has(+img){width:70%}`

/** A page that needs nothing but the pictures beside it. */
export function writeSheet(folder: string, posts: readonly SheetPost[]): void {
  mkdirSync(folder, { recursive: true })
  const shown = posts.map((post, at) => {
    const names = post.pictures.map((bytes, page) => {
      const name = `post-${String(at + 1).padStart(2, '0')}-${page + 1}.jpg`
      writeFileSync(join(folder, name), bytes)
      return name
    })
    return { ...post, number: at + 1, pictures: names }
  })
  const articles = shown.map(
    ({ number, business, day, network, pictures, altText, hook }) => `<article>
<small>${number}. ${escaped(business)} · ${escaped(network)} · ${escaped(day)}</small>
<div class="pages">${pictures.map((name) => `<img src="${name}" alt="${escaped(altText)}">`).join('')}</div>
<p>${escaped(hook)}</p>
</article>`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html><head><meta charset="utf-8"><title>${shown.length} posts</title><style>${style}</style></head><body><main>${articles.join('\n')}</main></body></html>\n`,
  )
  writeFileSync(join(folder, 'posts.json'), `${JSON.stringify(shown, null, 2)}\n`)
  console.log(`${join(folder, 'index.html')}, ${shown.length} posts`)
}
