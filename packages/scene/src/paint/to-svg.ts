// Drawings as SVG, for the screen. Every value comes out of a reader; names and colours are still checked by their form
// here, so that nothing but numbers, path data and colours can reach a page.
import { short } from '../geometry/outline.ts'
import type { Drawing, GroupDrawing, Paint, PathDrawing, PictureDrawing } from './drawing.ts'

export interface SvgOptions {
  /** Keeps the ids of several drawings on one page apart. */
  prefix: string
  addressOf: (asset: string) => string
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }
/** Looked through once: the outlines of a text are long, and hold nothing of the kind. */
const escaped = (value: string) => value.replaceAll(/[&"<]/g, (sign) => escapes[sign] ?? '')

class SvgWriter {
  readonly #definitions: string[] = []
  readonly #options: SvgOptions

  constructor(options: SvgOptions) {
    this.#options = options
  }

  whole(items: readonly Drawing[]): string {
    const body = items.map((item) => this.#draw(item)).join('')
    return this.#definitions.length > 0 ? `<defs>${this.#definitions.join('')}</defs>${body}` : body
  }

  #draw(item: Drawing): string {
    switch (item.type) {
      case 'path':
        return this.#path(item)
      case 'picture':
        return this.#picture(item)
      case 'group':
        return this.#group(item)
    }
  }

  #path({ d, fill, rule, stroke }: PathDrawing): string {
    const parts = [`d="${escaped(d)}"`, fill ? this.#paint('fill', fill) : 'fill="none"']
    if (rule) parts.push('fill-rule="evenodd"')
    if (stroke) {
      parts.push(this.#paint('stroke', stroke.paint), `stroke-width="${short(stroke.width)}"`)
      if (stroke.cap) parts.push('stroke-linecap="round"')
      if (stroke.join) parts.push('stroke-linejoin="round"')
    }
    return `<path ${parts.join(' ')}/>`
  }

  #picture({ asset, x, y, width, height }: PictureDrawing): string {
    const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
    return `<image ${place} preserveAspectRatio="none" href="${escaped(this.#options.addressOf(asset))}"/>`
  }

  #group({ matrix, clip, opacity, items }: GroupDrawing): string {
    const parts: string[] = []
    if (matrix) parts.push(` transform="matrix(${matrix.map(short6).join(' ')})"`)
    if (clip !== undefined) {
      const id = this.#define((name) => `<clipPath id="${name}"><path d="${escaped(clip)}"/></clipPath>`)
      parts.push(` clip-path="url(#${id})"`)
    }
    if (opacity !== undefined && opacity < 1) parts.push(` opacity="${short(opacity)}"`)
    return `<g${parts.join('')}>${items.map((item) => this.#draw(item)).join('')}</g>`
  }

  #paint(where: 'fill' | 'stroke', paint: Paint): string {
    if (paint.type === 'colour')
      return `${where}="${paint.hex}"${paint.alpha < 1 ? ` ${where}-opacity="${short(paint.alpha)}"` : ''}`
    const stops = paint.stops
      .map(
        ({ at, hex, alpha }) =>
          `<stop offset="${short(at)}" stop-color="${hex}"${alpha < 1 ? ` stop-opacity="${short(alpha)}"` : ''}/>`,
      )
      .join('')
    const id = this.#define((name) =>
      paint.type === 'linear'
        ? `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${short(paint.x1)}" y1="${short(paint.y1)}" x2="${short(paint.x2)}" y2="${short(paint.y2)}">${stops}</linearGradient>`
        : `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${short(paint.x)}" cy="${short(paint.y)}" r="${short(paint.radius)}">${stops}</radialGradient>`,
    )
    return `${where}="url(#${id})"`
  }

  #define(write: (id: string) => string): string {
    const id = `${this.#options.prefix}-${this.#definitions.length}`
    this.#definitions.push(write(id))
    return id
  }
}

/** Turning needs more decimals than places do. */
const short6 = (value: number) => String(Math.round(value * 1e6) / 1e6 + 0)

export const toSvg = (items: readonly Drawing[], options: SvgOptions): string =>
  new SvgWriter(options).whole(items)
