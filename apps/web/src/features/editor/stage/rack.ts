// Marks that come, go and move while one pulls or writes. They stay in the page and are moved: making an element, or laying
// one out, takes the browser longer than all the rest of a frame.
export interface Mark {
  className: string
  /** In pixels of what the rack stands in. */
  x: number
  y: number
  /** How often the mark's own box is stretched; its own size where there is none. */
  scale?: { x: number; y: number }
  words?: string
}

export class Rack {
  readonly #holder: Element
  #marks: HTMLElement[] = []

  constructor(holder: Element) {
    this.#holder = holder
  }

  show(marks: readonly Mark[]): void {
    while (this.#marks.length < marks.length) this.#add()
    for (const [at, element] of this.#marks.entries()) {
      const mark = marks[at]
      if (!mark) put(element.style, 'visibility', 'hidden')
      else {
        if (element.className !== mark.className) element.className = mark.className
        const words = mark.words ?? ''
        if (element.textContent !== words) element.textContent = words
        put(element.style, 'transform', transformOf(mark))
        put(element.style, 'visibility', '')
      }
    }
  }

  /** Nothing stays behind once the hand lets go. */
  clear(): void {
    for (const element of this.#marks) element.remove()
    this.#marks = []
  }

  #add(): void {
    const element = document.createElement('span')
    this.#marks.push(element)
    this.#holder.append(element)
  }
}

const transformOf = ({ x, y, scale }: Mark) =>
  `translate(${onPixel(x)}px, ${onPixel(y)}px)${scale ? ` scale(${scale.x}, ${scale.y})` : ''}`

/** Between two pixels of the screen a thin line is two pale ones. */
export const onPixel = (place: number) =>
  Math.round(place * window.devicePixelRatio) / window.devicePixelRatio

/** What is there already is not set again: even that takes the browser its time. */
export function put(style: CSSStyleDeclaration, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}
