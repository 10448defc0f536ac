import {
  type Brand,
  type CollectionPicture,
  type Design,
  type Drawing,
  type FaceName,
  FontBook,
  facesOf,
  type Ink,
  type Language,
  type Motif,
  type Size,
  type Surroundings,
} from '@postelier/scene'
import { type ValueStore, valueStore } from '#shared/lib/value-store.ts'
import { readInk } from '#shared/scene/picture-ink.ts'

const readFace = async (name: FaceName): Promise<ArrayBuffer> => {
  const answer = await fetch(`/api/faces/${encodeURIComponent(name)}`, {
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) throw new Error(`The face ${name} was answered with ${answer.status}.`)
  return await answer.arrayBuffer()
}

/** Nothing for what the set does not have. */
async function readEmoji(key: string): Promise<readonly Drawing[] | null> {
  const answer = await fetch(`/api/emoji/${encodeURIComponent(key)}`, { signal: AbortSignal.timeout(30_000) })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The emoji ${key} was answered with ${answer.status}.`)
  return (await answer.json()) as readonly Drawing[]
}

/** One for the whole visit: what was read for one design is there for the next. */
const fonts = new FontBook(readFace)
const emoji = new Map<string, readonly Drawing[] | null>()

type Collection = (name: string) => CollectionPicture | null
/** Many drawings, wanted by few designs: read with the first of them. */
let collection: Collection | null = null
let readingCollection: Promise<Collection> | null = null

export async function readCollection(): Promise<Collection> {
  readingCollection ??= import('#shared/scene/collection.ts').then(
    ({ collectionPictureByName }) => collectionPictureByName,
  )
  try {
    collection = await readingCollection
    return collection
  } catch (reason) {
    readingCollection = null
    throw reason
  }
}

export interface SurroundingsInput {
  brand: Brand
  language: Language
  assetSize: (asset: string) => Size | null
  motif: (name: string) => Motif | null
}

/** Everything a design is painted with in the browser; a new object each time something more has come in. */
export class BrowserSurroundings {
  readonly cell: ValueStore<Surroundings>
  readonly #inks = new Map<string, Ink | null>()
  #input: SurroundingsInput

  constructor(input: SurroundingsInput) {
    this.#input = input
    this.cell = valueStore(this.#around())
  }

  /** Reads the faces a design is written with in this brand. */
  async load(design: Design, brand = this.#input.brand): Promise<void> {
    const choices = facesOf(design, brand)
    if (choices.every((choice) => fonts.has(choice))) return
    await fonts.load(choices)
    this.#renew()
  }

  change(input: Partial<SurroundingsInput>): void {
    this.#input = { ...this.#input, ...input }
    this.#renew()
  }

  #renew(): void {
    this.cell.set(this.#around())
  }

  #around(): Surroundings {
    return {
      ...this.#input,
      fonts,
      inkOf: (asset) => this.#inkOf(asset),
      emoji: (key) => this.#emoji(key),
      collection: (name) => this.#collection(name),
    }
  }

  #collection(name: string): CollectionPicture | null {
    if (collection) return collection(name)
    readCollection().then(
      () => this.#renew(),
      // Without a connection it is asked for again with the next painting.
      () => undefined,
    )
    return null
  }

  #inkOf(asset: string): Ink | null {
    const known = this.#inks.get(asset)
    if (known !== undefined) return known
    this.#inks.set(asset, null)
    readInk(`/files/${encodeURIComponent(asset)}/small`).then(
      (ink) => {
        this.#inks.set(asset, ink)
        this.#renew()
      },
      // One that cannot be read stands as it is until the next painting.
      () => this.#inks.delete(asset),
    )
    return null
  }

  #emoji(key: string): readonly Drawing[] | null {
    const known = emoji.get(key)
    if (known !== undefined) return known
    emoji.set(key, null)
    readEmoji(key).then(
      (drawings) => {
        emoji.set(key, drawings)
        this.#renew()
      },
      // Without a connection it is asked for again with the next painting.
      () => emoji.delete(key),
    )
    return null
  }
}
