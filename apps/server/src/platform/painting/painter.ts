// Where pictures of designs come from. What is painted is looked up first by the hash of everything that shows in it, so
// that a picture is painted once, however often and from wherever it is asked for.
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import {
  assetsOf,
  type Brand,
  type Design,
  type Language,
  leavesOf,
  type Motif,
  type Page,
  stageOf,
} from '@postelier/scene'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Storage } from '../storage/storage.ts'
import type { PaintedPicture, PaintOutput, PaintTask, TaskAsset } from './paint-task.ts'
import { PaintedStore } from './painted-store.ts'
import { PaintingFailed } from './painting-failed.ts'
import { PaintingPool, type PoolOptions, paintingProgram } from './painting-pool.ts'
import { writePagesPdf } from './write-pages-pdf.ts'

export type { PaintedPicture, PaintOutput } from './paint-task.ts'

export interface PaintInput {
  /** Already repaired. */
  design: Design
  page: number
  brand: Brand
  language: Language
  /** The bytes of an asset, or nothing where it is gone. */
  readAsset: (asset: string) => Promise<Uint8Array | null>
  output: PaintOutput
  /** Whose turn it takes among those who wait. */
  owner?: string
}
export type PdfInput = Omit<PaintInput, 'page' | 'output'> & { title?: string }

export interface Painter {
  paint(input: PaintInput): Promise<PaintedPicture>
  pdf(input: PdfInput): Promise<Uint8Array>
  close(): Promise<void>
}

export interface PainterOptions extends Partial<Omit<PoolOptions, 'log'>> {
  storage: Storage
  clock: Clock
  log: Pick<Log, 'warn'>
  /** The platform's illustrations by name. */
  motif?: (name: string) => Motif | null
}

/** Raised whenever the same design comes out differently: pictures painted before are then painted anew. */
export const painterVersion = 4

/** What the pictures of one page may weigh together, as files; those beyond it are left out like missing ones. */
const mostAssetBytes = 128 * 1024 * 1024

const tooHeavyForMs = 10 * 60_000
const mostRemembered = 500

export const createPainter = (options: PainterOptions): Painter & { readonly processIds: number[] } =>
  new ProcessPainter(options)

class ProcessPainter implements Painter {
  readonly #pool: PaintingPool
  readonly #store: PaintedStore
  readonly #motif: (name: string) => Motif | null
  readonly #clock: Clock
  readonly #tooHeavy = new Map<string, number>()
  readonly #underWay = new Map<string, Promise<PaintedPicture>>()

  constructor({ storage, clock, log, motif = () => null, ...pool }: PainterOptions) {
    this.#store = new PaintedStore(storage, clock, log)
    this.#motif = motif
    this.#clock = clock
    this.#pool = new PaintingPool({
      processes: Math.max(1, Math.min(2, availableParallelism() - 1)),
      mostWaiting: 300,
      mostWaitingOfOne: 120,
      timeLimitMs: 30_000,
      idleMs: 60_000,
      mostResidentBytes: 700 * 1024 * 1024,
      niceness: 5,
      program: paintingProgram,
      log,
      ...pool,
    })
  }

  get processIds(): number[] {
    return this.#pool.processIds
  }

  async paint(input: PaintInput): Promise<PaintedPicture> {
    const page = input.design.pages[input.page]
    if (!page) throw new RangeError(`The design has no page ${input.page}.`)
    const design = { ...input.design, pages: [page] }
    const { brand, language, output } = input
    const assets = await readAssets(assetsOf(design, brand), input.readAsset)
    const motifs = this.#motifsOf(page)
    const task = { design, brand, language, assets, motifs, output }
    const hash = hashOf(task)
    const underWay = this.#underWay.get(hash)
    if (underWay) return underWay
    const painting = this.#findOrPaint(hash, task, input.owner).finally(() => this.#underWay.delete(hash))
    this.#underWay.set(hash, painting)
    return painting
  }

  /** A page a picture, at twice the stage's size: a document is printed, or read on a large screen. */
  async pdf({ title = '', ...input }: PdfInput): Promise<Uint8Array> {
    const pages: PaintedPicture[] = []
    for (const page of input.design.pages.keys())
      pages.push(await this.paint({ ...input, page, output: { format: 'jpeg', density: 2 } }))
    return writePagesPdf(pages, stageOf(input.design.ratio), title)
  }

  async close(): Promise<void> {
    await this.#pool.close()
    await this.#store.flush()
  }

  async #findOrPaint(hash: string, task: PaintTask, owner?: string): Promise<PaintedPicture> {
    const known = await this.#store.find(hash)
    if (known) return known
    // What was too heavy a moment ago still is: it does not take everybody's time again.
    if ((this.#tooHeavy.get(hash) ?? 0) > this.#clock.now().getTime())
      throw new PaintingFailed('tooSlow', 'The picture was not done in time a moment ago.')
    const picture = await this.#pool.run(task, owner).catch((reason: unknown) => {
      if (reason instanceof PaintingFailed && reason.reason === 'tooSlow') this.#remember(hash)
      throw reason
    })
    this.#store.keep(hash, picture)
    return picture
  }

  #remember(hash: string): void {
    if (this.#tooHeavy.size >= mostRemembered) this.#tooHeavy.clear()
    this.#tooHeavy.set(hash, this.#clock.now().getTime() + tooHeavyForMs)
  }

  #motifsOf(page: Page): Record<string, Motif> {
    const names = leavesOf(page.nodes).flatMap((leaf) =>
      leaf.kind === 'illustration' && leaf.motif !== null ? [leaf.motif] : [],
    )
    return Object.fromEntries(
      names.flatMap((name) => {
        const motif = this.#motif(name)
        return motif ? [[name, motif]] : []
      }),
    )
  }
}

async function readAssets(
  names: readonly string[],
  read: PaintInput['readAsset'],
): Promise<Record<string, TaskAsset>> {
  const assets: Record<string, TaskAsset> = {}
  let room = mostAssetBytes
  for (const name of names) {
    const bytes = await read(name)
    if (!bytes || bytes.byteLength > room) continue
    room -= bytes.byteLength
    // A month of posts is asked for at once: whoever else calls gets its turn between two pictures.
    await new Promise((resolve) => setImmediate(resolve))
    assets[name] = { hash: createHash('sha256').update(bytes).digest('base64url'), bytes }
  }
  return assets
}

function hashOf({ design, brand, language, assets, motifs, output }: PaintTask): string {
  const pictures = Object.entries(assets).map(([name, { hash }]) => [name, hash])
  const { format, width = null, density = 1, mostBytes = null } = output
  return createHash('sha256')
    .update(
      JSON.stringify([
        painterVersion,
        design.version,
        design.ratio,
        design.pages,
        brand.colours.primary,
        brand.colours.secondary,
        brand.colours.tertiary,
        brand.titleFamily,
        brand.textFamily,
        brand.logo,
        language,
        pictures,
        motifs,
        [format, width, density, mostBytes],
      ]),
    )
    .digest('base64url')
}
