import type { Face } from './face.ts'
import { type FaceChoice, type FaceName, faceOf, spareFamily } from './families.ts'

/** Where the files come from: the disk on the server, an address in the browser. */
export type ReadFace = (name: FaceName) => Promise<ArrayBuffer>

/** HarfBuzz comes with the first face: a program that knows designs but lays no text out never loads it. */
const shaper = () => import('./face.ts')

/** Faces that were read are there at once; layout never waits. */
export class FontBook {
  readonly #read: ReadFace
  readonly #faces = new Map<FaceName, Face>()
  readonly #reading = new Map<FaceName, Promise<void>>()

  constructor(read: ReadFace) {
    this.#read = read
  }

  async load(choices: readonly FaceChoice[]): Promise<void> {
    const names = new Set(choices.flatMap((choice) => [faceOf(choice), spareFor(choice)]))
    await Promise.all([...names].map((name) => this.#loadOne(name)))
  }

  /** The chosen face, and the one to draw from where it lacks a character. Load first. */
  faces(choice: FaceChoice): { main: Face; spare: Face } {
    return { main: this.#face(faceOf(choice)), spare: this.#face(spareFor(choice)) }
  }

  has(choice: FaceChoice): boolean {
    return this.#faces.has(faceOf(choice)) && this.#faces.has(spareFor(choice))
  }

  #face(name: FaceName): Face {
    const face = this.#faces.get(name)
    if (!face) throw new Error(`The face ${name} was not loaded before it was asked for.`)
    return face
  }

  async #loadOne(name: FaceName): Promise<void> {
    if (this.#faces.has(name)) return
    const reading =
      this.#reading.get(name) ??
      Promise.all([this.#read(name), shaper()]).then(([file, { Face }]) => {
        this.#faces.set(name, new Face(file))
      })
    this.#reading.set(name, reading)
    try {
      await reading
    } finally {
      this.#reading.delete(name)
    }
  }
}

const spareFor = ({ weight }: FaceChoice): FaceName => faceOf({ family: spareFamily, weight, italic: false })
