export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
/** Unturned; a node turns about its middle. */
export interface Box extends Point, Size {}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export function turned(point: Point, about: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const [dx, dy] = [point.x - about.x, point.y - about.y]
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos }
}

export function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** The upright box around a turned one. */
export const boundsOf = (box: Box & { rotation: number }): Box =>
  around(corners(box).map((corner) => turned(corner, middle(box), box.rotation)))

export const inside = (point: Point, box: Box & { rotation: number }): boolean => {
  const flat = turned(point, middle(box), -box.rotation)
  return flat.x >= box.x && flat.x <= box.x + box.width && flat.y >= box.y && flat.y <= box.y + box.height
}
