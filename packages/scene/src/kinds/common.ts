import { angle, flag, number, type ReadFields, words } from '../document/reader.ts'

/** Far enough outside a page to park something, near enough to find it again. */
export const farthest = 8000
export const largest = 8000

/** What every node has. Its id is given by the page it stands on. */
export const common = {
  name: words(80),
  x: number(-farthest, farthest, 0),
  y: number(-farthest, farthest, 0),
  width: number(1, largest, 200),
  height: number(1, largest, 200),
  rotation: angle,
  /** Percent. */
  opacity: number(0, 100, 100),
  isLocked: flag(false),
  isHidden: flag(false),
}
export type Common = ReadFields<typeof common> & { id: string }
