import type { Target } from '@postelier/scene'

/** What of the page an element on the stage belongs to. */
export function targetOf(element: EventTarget): Target {
  if (!(element instanceof Element)) return { on: 'stage' }
  const { handle, node } =
    (element.closest('[data-handle], [data-node]') as HTMLElement | SVGElement | null)?.dataset ?? {}
  if (handle === 'turn') return { on: 'turn' }
  if (handle !== undefined) {
    const [x = 0, y = 0] = handle.split(' ').map(Number)
    return { on: 'handle', handle: { x: side(x), y: side(y) } }
  }
  return node === undefined ? { on: 'stage' } : { on: 'node', id: node }
}

const side = (value: number): -1 | 0 | 1 => (value > 0 ? 1 : value < 0 ? -1 : 0)
