import { Blob, Buffer, Feature, Font, Face as HbFace, shape } from 'harfbuzzjs'

export interface Glyph {
  id: number
  /** Where in the text it comes from, in UTF-16 units. */
  cluster: number
  /** In ems, as everything here. */
  advance: number
  dx: number
  dy: number
}

type Command = readonly [type: string, ...values: number[]]

/** A price or a date among words stands on the line: old-style figures reach below it, into what is under them. */
const features = [new Feature('lnum')]

/** Enough for the paragraphs of a text, and nothing to speak of in memory. */
const mostShaped = 16
/** The letters of a full page: those that stay where they are while one writes are not drawn again. */
const mostDrawn = 1_000

/** One font file, asked by HarfBuzz. All measures are in ems, so one shaping serves every size. */
export class Face {
  readonly #font: Font
  readonly #unitsPerEm: number
  readonly #shaped = new Map<string, readonly Glyph[]>()
  readonly #outlines = new Map<number, readonly Command[]>()
  readonly #drawn = new Map<string, string>()
  /** Of the line, upwards and downwards from the baseline. */
  readonly ascent: number
  readonly descent: number

  constructor(file: ArrayBuffer) {
    const face = new HbFace(new Blob(file))
    this.#font = new Font(face)
    this.#unitsPerEm = face.upem
    const { ascender, descender } = this.#font.hExtents()
    this.ascent = ascender / this.#unitsPerEm
    this.descent = -descender / this.#unitsPerEm
  }

  /** While one writes, the same words are asked for again and again: for their height, their caret, their picture. */
  shape(text: string, language: string): readonly Glyph[] {
    const key = `${language} ${text}`
    const known = this.#shaped.get(key)
    if (known) return known
    if (this.#shaped.size >= mostShaped) this.#shaped.clear()
    const glyphs = this.#shape(text, language)
    this.#shaped.set(key, glyphs)
    return glyphs
  }

  #shape(text: string, language: string): Glyph[] {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.setLanguage(language)
    buffer.guessSegmentProperties()
    shape(this.#font, buffer, features)
    const places = buffer.getGlyphPositions()
    return buffer.getGlyphInfos().map((info, at): Glyph => {
      const place = places[at]
      return {
        id: info.codepoint,
        cluster: info.cluster,
        advance: (place?.xAdvance ?? 0) / this.#unitsPerEm,
        dx: (place?.xOffset ?? 0) / this.#unitsPerEm,
        dy: (place?.yOffset ?? 0) / this.#unitsPerEm,
      }
    })
  }

  /** A glyph's outline as path data, with its origin at (x, y) and `size` pixels to the em. */
  outline(glyph: number, x: number, y: number, size: number): string {
    const key = `${glyph} ${x} ${y} ${size}`
    const known = this.#drawn.get(key)
    if (known !== undefined) return known
    if (this.#drawn.size >= mostDrawn) this.#drawn.clear()
    const data = this.#draw(glyph, x, y, size)
    this.#drawn.set(key, data)
    return data
  }

  #draw(glyph: number, x: number, y: number, size: number): string {
    const scale = size / this.#unitsPerEm
    let data = ''
    for (const [type, ...values] of this.#commands(glyph)) {
      data += type
      for (let at = 0; at < values.length; at += 2) {
        const px = x + (values[at] ?? 0) * scale
        const py = y - (values[at + 1] ?? 0) * scale
        data += `${at > 0 ? ' ' : ''}${Math.round(px * 100) / 100} ${Math.round(py * 100) / 100}`
      }
    }
    return data
  }

  #commands(glyph: number): readonly Command[] {
    const known = this.#outlines.get(glyph)
    if (known) return known
    const read = this.#font.glyphToJson(glyph).map(({ type, values }): Command => [type, ...values])
    this.#outlines.set(glyph, read)
    return read
  }
}
