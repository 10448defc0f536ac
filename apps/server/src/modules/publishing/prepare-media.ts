// What goes out of a post on one network: made when it is asked for, kept under the hash of what shows in it. A preview
// and a sent post ask here both, so that they are the same bytes.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Network } from '@postelier/contract'
import { markAsGenerated } from '@postelier/engines'
import type { Going, PostFormat } from '@postelier/networks'
import { type Brand, type Design, leavesOf, mix, type Rgb, rgbOf } from '@postelier/scene'
import { system } from '../../access/actor.ts'
import { runQuery } from '../../access/context.ts'
import { writePagesPdf } from '../../platform/painting/write-pages-pdf.ts'
import type { Platform } from '../../platform/platform.ts'
import { generatedAmong } from '../library/index.ts'
import { keyOf, readPictures } from '../media/index.ts'
import { mediaOfOne, type TaskMedia, type TaskRow } from '../tasks/index.ts'
import { postBrand, postDesign } from '../visuals/index.ts'
import type { ContentMedia } from './content.ts'
import { makePicture } from './make-picture.ts'
import { hashFor, keepRendition, type RenditionRow, takeRendition } from './rendition.store.ts'
import { hasBands, isDocumentOn, type PicturePlan, planFor, type Shown } from './renditions.ts'

export interface Wanted {
  readonly task: TaskRow
  readonly network: Network
  readonly language: 'fr' | 'en'
  /** A story is a form of its own. */
  readonly as?: Going
}

export interface Prepared {
  readonly format: PostFormat
  readonly media: readonly ContentMedia[]
}

export async function prepareMedia(
  platform: Platform,
  { task, network, language, as = 'post' }: Wanted,
): Promise<Prepared> {
  // Documents are read on large screens.
  const density = as === 'post' && isDocumentOn(network, task.format) ? 2 : 1
  const { sources, paper } = await sourcesOf(platform, task, { language, density })
  const plan = planFor(network, task.format, sources, as)
  const media: ContentMedia[] = []
  // One after the other: a post of ten pictures must not take every core.
  for (const [nth, source] of sources.entries()) {
    const picture = plan.pictures[nth]
    media.push(picture ? await pictureFor(platform, task, { source, plan: picture, paper }) : source.asItIs())
  }
  const document = plan.document && (await documentFor(platform, task, media))
  return { format: plan.format, media: document ? [...media, document] : media }
}

interface Source extends Shown {
  /** A model made a picture in it. */
  readonly isGenerated?: boolean
  /** Of its bytes. */
  readonly sha256: string
  readonly altText: string
  read(): Promise<Buffer>
  asItIs(): ContentMedia
}

interface Sources {
  readonly sources: readonly Source[]
  readonly paper: Rgb
}

async function sourcesOf(
  platform: Platform,
  task: TaskRow,
  { language, density }: { readonly language: 'fr' | 'en'; readonly density: 1 | 2 },
): Promise<Sources> {
  const { accountId, visualId } = task
  const by = system('publisher')
  if (task.shows === 'media') {
    const [brand, media] = [
      await runQuery(platform, by, postBrand, { accountId }),
      await mediaOfOne(platform.db, task.id),
    ]
    return {
      paper: paperOf(brand),
      sources: media.map((one) => ownSource(platform, task, one)),
    }
  }
  if (visualId === null) return { paper: white, sources: [] }
  const { design, brand } = await runQuery(platform, by, postDesign, { accountId, visualId })
  const generated = await generatedAmong(platform.db, picturesIn(design))
  const readAsset = async (asset: string) =>
    (await readPictures(platform, [asset], accountId)).get(asset) ?? null
  const sources: Source[] = []
  for (const [page, { id, name }] of design.pages.entries()) {
    const { bytes, width, height } = await platform.painter.paint({
      design,
      page,
      brand,
      language,
      readAsset,
      owner: String(accountId),
      output: { format: 'png', density },
    })
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    sources.push({
      kind: 'image',
      widthPx: width,
      heightPx: height,
      isLossless: false,
      sha256: createHash('sha256').update(file).digest('base64url'),
      isGenerated: picturesIn(design, page).some((asset) => generated.has(asset)),
      altText: task.pageAlts[id] || name || task.title,
      read: async () => file,
      asItIs: () => {
        throw new Error('What is drawn is made for each network')
      },
    })
  }
  return { paper: paperOf(brand), sources }
}

function ownSource({ storage }: Platform, task: TaskRow, { altText, file }: TaskMedia): Source {
  const key = keyOf(file.id, file.film ? 'film' : 'full')
  const { mime, bytes, widthPx, heightPx, film } = file
  const words = altText || task.title
  return {
    kind: film ? 'video' : 'image',
    widthPx,
    heightPx,
    sha256: file.sha256,
    altText: words,
    isLossless: mime === 'image/png',
    async read() {
      const stored = await storage.read(key)
      if (!stored) throw new Error(`A file that a post shows is gone: ${key}`)
      return buffer(stored.body)
    },
    // It lies there as it was taken in, for as long as the post shows it.
    asItIs: () => ({
      kind: film ? 'video' : 'image',
      key,
      mime,
      bytes,
      widthPx,
      heightPx,
      altText: words,
      ...(film ? { seconds: film.seconds, framesPerSecond: film.framesPerSecond } : {}),
    }),
  }
}

/** What a mark takes, and some. */
const roomForMark = 2048

const picturesIn = ({ pages }: Design, page?: number): string[] =>
  pages
    .filter((_, at) => page === undefined || at === page)
    .flatMap(({ nodes }) => leavesOf(nodes))
    .flatMap((leaf) => (leaf.kind === 'image' && leaf.asset !== null ? [leaf.asset] : []))

const white: Rgb = [255, 255, 255]
/** Nearly white, with a breath of the brand: loud colours round a picture would drown it. */
const paperOf = ({ colours }: Brand): Rgb => mix(rgbOf(colours.secondary), white, 88)

interface PrepareMediaInput {
  readonly source: Source
  readonly plan: PicturePlan
  readonly paper: Rgb
}

async function pictureFor(
  platform: Platform,
  { accountId }: TaskRow,
  input: PrepareMediaInput,
): Promise<ContentMedia> {
  const { source, plan, paper } = input
  const shown = [source.sha256, plan.frame, plan.mimes, paper, ...(source.isGenerated ? ['generated'] : [])]
  // Networks that weigh differently mostly take the same file.
  const best = hashFor(accountId, shown)
  const light = hashFor(accountId, [...shown, plan.mostBytes])
  const known = await takeRendition(platform, best)
  const row =
    known && known.bytes <= plan.mostBytes
      ? known
      : ((await takeRendition(platform, light)) ?? (await make(platform, accountId, input, { best, light })))
  return {
    ...fileOf(row),
    kind: 'image',
    altText: source.altText,
    hasBands: hasBands(plan.frame),
  }
}

async function make(
  platform: Platform,
  accountId: number,
  { source, plan, paper }: PrepareMediaInput,
  hashes: { readonly best: string; readonly light: string },
): Promise<RenditionRow> {
  const room = source.isGenerated ? roomForMark : 0
  const light = { ...plan, mostBytes: plan.mostBytes - room }
  const { isBest, ...bare } = await makePicture(await source.read(), light, paper)
  // What it is encoded for is its last: it says now what a model made of it.
  const made = source.isGenerated ? { ...bare, bytes: Buffer.from(markAsGenerated(bare.bytes)) } : bare
  return keepRendition(platform, { ...made, accountId, hash: isBest ? hashes.best : hashes.light })
}

/** The pages as one file, as large as the first: they are all of one form by then. */
async function documentFor(
  platform: Platform,
  { accountId, title }: TaskRow,
  pages: readonly ContentMedia[],
): Promise<ContentMedia> {
  const [first] = pages
  if (!first) throw new Error('A document has a page')
  const { widthPx, heightPx } = first
  const hash = hashFor(accountId, ['pdf', title, pages.map(({ key }) => key)])
  const row =
    (await takeRendition(platform, hash)) ??
    (await keepRendition(platform, {
      hash,
      accountId,
      widthPx,
      heightPx,
      mime: 'application/pdf',
      bytes: await pdfOf(platform, pages, title),
    }))
  return { ...fileOf(row), kind: 'document', altText: title }
}

async function pdfOf({ storage }: Platform, pages: readonly ContentMedia[], title: string): Promise<Buffer> {
  const pictures: { bytes: Buffer }[] = []
  for (const { key } of pages) {
    const stored = await storage.read(key)
    if (!stored) throw new Error(`A page that was just made is gone: ${key}`)
    pictures.push({ bytes: await buffer(stored.body) })
  }
  const { widthPx: width = 0, heightPx: height = 0 } = pages[0] ?? {}
  return writePagesPdf(pictures, { width, height }, title)
}

const fileOf = ({ key, mime, bytes, widthPx, heightPx }: RenditionRow) => ({
  key,
  mime,
  bytes,
  widthPx,
  heightPx,
})
