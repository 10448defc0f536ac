// The emoji set as it ships: ten megabytes of JSON, of which a server needs a handful of pieces. It is kept as bytes with
// the place of each drawing, a fifth of what it would take as objects and without the wait for reading all of it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

interface EmojiSet {
  /** Our key to the set's name. */
  names: ReadonlyMap<string, string>
  file: Buffer
  /** Where in the file the string of a drawing begins. */
  places: ReadonlyMap<string, number>
  parents: Readonly<Record<string, { parent: string }>>
}
let loaded: EmojiSet | undefined

function emojiSet(): EmojiSet {
  if (loaded) return loaded
  const file = readFileSync(require.resolve('@iconify-json/twemoji/icons.json'))
  const characters = JSON.parse(
    readFileSync(require.resolve('@iconify-json/twemoji/chars.json'), 'utf8'),
  ) as Record<string, string>
  // Keys of the set write `23-20e3` where Unicode's habit is `0023-20e3`.
  const names = new Map(
    Object.entries(characters).map(([key, name]) => [
      key
        .split('-')
        .filter((point) => point !== 'fe0f')
        .map((point) => point.padStart(4, '0'))
        .join('-'),
      name,
    ]),
  )
  loaded = { names, file, places: placesIn(file), parents: parentsIn(file) }
  return loaded
}

const body = '"body": "'

/** Every drawing is written as `"name": { "body": "…" }`. */
function placesIn(file: Buffer): Map<string, number> {
  const places = new Map<string, number>()
  for (let at = file.indexOf(body); at >= 0; at = file.indexOf(body, at + body.length)) {
    const before = file.toString('latin1', Math.max(0, at - 160), at)
    const name = /"([^"]+)":\s*\{\s*$/.exec(before)?.[1]
    if (name !== undefined) places.set(name, at + body.length - 1)
  }
  return places
}

function parentsIn(file: Buffer): EmojiSet['parents'] {
  const start = file.indexOf('\n\t"aliases": {')
  const end = file.indexOf('\n\t}', start)
  if (start < 0 || end < 0) return {}
  return JSON.parse(file.toString('utf8', file.indexOf('{', start), end + 3)) as EmojiSet['parents']
}

/** The SVG of an emoji, in a square of 36. */
export function emojiSvg(key: string): string | null {
  const { names, file, places, parents } = emojiSet()
  const name = names.get(key)
  if (name === undefined) return null
  const place = places.get(name) ?? places.get(parents[name]?.parent ?? '')
  if (place === undefined) return null
  let end = place + 1
  while (file[end] !== 0x22) end += file[end] === 0x5c ? 2 : 1
  return JSON.parse(file.toString('utf8', place, end + 1)) as string
}

export const emojiKeys = (): string[] => [...emojiSet().names.keys()]
