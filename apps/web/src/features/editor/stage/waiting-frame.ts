// A frame whose picture is still to come: in the file it has the colour of its ground, which may be the page's own. Here
// it is hatched, so that one sees where it stands and presses it.
import { type Leaf, paintLeaf, type Surroundings } from '@postelier/scene'

export const hatchId = 'po-waiting-hatch'

/** In points of the design: words and icon grow with the page. */
const icon = 64
const type = 30
const room = { forIcon: 110, forWords: { width: 360, height: 190 } }

/** lucide's image-plus. */
const strokes = [
  'M16 5h6M19 2v6',
  'M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5',
  'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  'M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
]

export const isWaiting = (leaf: Leaf): boolean =>
  leaf.kind === 'image' && leaf.role === 'publicationImage' && leaf.asset === null

export const hasRoomForWords = ({ width, height }: Pick<Leaf, 'width' | 'height'>): boolean =>
  width >= room.forWords.width && height >= room.forWords.height

/** Nothing where a picture is shown, or nothing is waited for. */
export function waitingPicture(leaf: Leaf, around: Surroundings, words: string): SVGGElement | null {
  if (!isWaiting(leaf)) return null
  const [ground] = paintLeaf(leaf, around, () => undefined)
  if (ground?.type !== 'path') return null
  const whole = made('g', { class: 'po-waiting' })
  whole.append(
    made('path', { d: ground.d, fill: '#fff', 'fill-opacity': '0.82' }),
    made('path', { d: ground.d, fill: `url(#${hatchId})` }),
    made('path', { d: ground.d, class: 'po-waiting-edge' }),
  )
  const [x, y] = [leaf.width / 2, leaf.height / 2]
  if (Math.min(leaf.width, leaf.height) < room.forIcon) return whole
  const isWritten = hasRoomForWords(leaf)
  const top = y - icon / 2 - (isWritten ? type : 0)
  const sign = made('g', {
    transform: `translate(${x - icon / 2} ${top}) scale(${icon / 24})`,
    class: 'po-waiting-sign',
  })
  sign.append(...strokes.map((d) => made('path', { d })))
  whole.append(sign)
  if (isWritten) {
    const said = made('text', { x: String(x), y: String(top + icon + type * 1.4), 'font-size': String(type) })
    said.textContent = words
    whole.append(said)
  }
  return whole
}

function made<Name extends 'g' | 'path' | 'text'>(name: Name, fields: Record<string, string>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [field, value] of Object.entries(fields)) element.setAttribute(field, value)
  return element
}
