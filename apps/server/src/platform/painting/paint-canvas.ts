// Drawings on Skia's canvas. The browser draws the same list as SVG; nothing else may paint a design.
import {
  type Canvas,
  type CanvasGradient,
  createCanvas,
  type Image,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas'
import type { Drawing, GroupDrawing, Paint, PathDrawing } from '@postelier/scene'

export interface CanvasOptions {
  width: number
  height: number
  /** Pixels for one unit of the design. */
  scale: number
  pictures: ReadonlyMap<string, Image | Canvas>
}

/** As a browser draws pictures that say nothing about it. */
const smoothing = 'medium'

export function paintCanvas(
  drawings: readonly Drawing[],
  { width, height, scale, pictures }: CanvasOptions,
): Canvas {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = smoothing
  context.scale(scale, scale)
  const painter = new CanvasPainter(context, pictures)
  for (const drawing of drawings) painter.draw(drawing)
  return canvas
}

class CanvasPainter {
  readonly #context: SKRSContext2D
  readonly #pictures: CanvasOptions['pictures']
  /** Of groups that are drawn apart, one for each depth and used again: a page may have hundreds of them. */
  readonly #sheets: SKRSContext2D[]
  readonly #depth: number

  constructor(
    context: SKRSContext2D,
    pictures: CanvasOptions['pictures'],
    sheets: SKRSContext2D[] = [],
    depth = 0,
  ) {
    this.#context = context
    this.#pictures = pictures
    this.#sheets = sheets
    this.#depth = depth
  }

  draw(drawing: Drawing): void {
    switch (drawing.type) {
      case 'path':
        this.#path(drawing)
        return
      case 'picture': {
        const picture = this.#pictures.get(drawing.asset)
        if (picture) this.#context.drawImage(picture, drawing.x, drawing.y, drawing.width, drawing.height)
        return
      }
      case 'group':
        this.#group(drawing)
    }
  }

  #path({ d, fill, rule, stroke }: PathDrawing): void {
    const context = this.#context
    const path = new Path2D(d)
    if (fill) {
      context.fillStyle = this.#style(fill)
      context.fill(path, rule ?? 'nonzero')
    }
    if (stroke) {
      context.strokeStyle = this.#style(stroke.paint)
      context.lineWidth = stroke.width
      context.lineCap = stroke.cap ?? 'butt'
      context.lineJoin = stroke.join ?? 'miter'
      context.miterLimit = 4
      context.stroke(path)
    }
  }

  #group(group: GroupDrawing): void {
    const context = this.#context
    const { opacity = 1 } = group
    if (opacity < 1 && !isOneMark(group)) {
      this.#together(group, opacity)
      return
    }
    context.save()
    if (opacity < 1) context.globalAlpha *= opacity
    if (group.matrix) context.transform(...group.matrix)
    if (group.clip !== undefined) context.clip(new Path2D(group.clip))
    for (const item of group.items) this.draw(item)
    context.restore()
  }

  /** Drawn on a sheet of its own first, so that what overlaps inside does not show through. */
  #together(group: GroupDrawing, opacity: number): void {
    const context = this.#context
    const sheet = this.#sheet()
    sheet.save()
    sheet.setTransform(context.getTransform())
    const { opacity: _, ...whole } = group
    new CanvasPainter(sheet, this.#pictures, this.#sheets, this.#depth + 1).draw(whole)
    sheet.restore()
    context.save()
    context.resetTransform()
    context.globalAlpha *= opacity
    context.drawImage(sheet.canvas, 0, 0)
    context.restore()
  }

  #sheet(): SKRSContext2D {
    const { width, height } = this.#context.canvas
    const used = this.#sheets[this.#depth]
    if (used) {
      used.clearRect(0, 0, width, height)
      return used
    }
    const sheet = createCanvas(width, height).getContext('2d')
    sheet.imageSmoothingQuality = smoothing
    this.#sheets[this.#depth] = sheet
    return sheet
  }

  #style(paint: Paint): string | CanvasGradient {
    if (paint.type === 'colour') return withAlpha(paint.hex, paint.alpha)
    const gradient =
      paint.type === 'linear'
        ? this.#context.createLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
        : this.#context.createRadialGradient(paint.x, paint.y, 0, paint.x, paint.y, paint.radius)
    for (const { at, hex, alpha } of paint.stops) gradient.addColorStop(at, withAlpha(hex, alpha))
    return gradient
  }
}

/** Nothing in it can overlap, so its opacity may be each mark's own. */
function isOneMark({ items }: GroupDrawing): boolean {
  const [only] = items
  if (items.length !== 1 || !only) return false
  if (only.type === 'path') return !(only.fill && only.stroke)
  return only.type === 'picture' || isOneMark(only)
}

const withAlpha = (hex: string, alpha: number) => {
  const value = Number.parseInt(hex.slice(1), 16)
  return `rgba(${value >> 16}, ${(value >> 8) & 255}, ${value & 255}, ${alpha})`
}
