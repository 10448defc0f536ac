// First and last pages that several carousels share: a photo, with words on a plate of their own.
import { type BrandIndex, brand } from '../brand/colour.ts'
import {
  type Area,
  asks,
  ground,
  logo,
  type PageDraft,
  type PerRatio,
  picture,
  rectangle,
  sender,
  title,
  words,
} from './build.ts'
import type { DrawnRatio } from './template.ts'

const night = ground('primary')

const cover: PerRatio<{
  picture: Area
  plate: Area
  edge: Area
  all: Area
  size: number
  who: Area
  small: number
}> = {
  '1:1': {
    picture: [0, 0, 1080, 700],
    plate: [0, 640, 1080, 440],
    edge: [80, 629, 150, 22],
    all: [80, 686, 920, 220],
    size: 92,
    who: [84, 934, 916, 66],
    small: 42,
  },
  '16:9': {
    picture: [820, 0, 1100, 1080],
    plate: [0, 0, 860, 1080],
    edge: [104, 190, 180, 24],
    all: [104, 260, 690, 480],
    size: 116,
    who: [108, 860, 686, 120],
    small: 50,
  },
  '9:16': {
    picture: [0, 0, 1080, 1130],
    plate: [0, 1080, 1080, 840],
    edge: [80, 1068, 170, 24],
    all: [80, 1130, 920, 310],
    size: 118,
    who: [84, 1476, 916, 100],
    small: 52,
  },
}

/** Photo, title and sender. */
export function photoCover(
  ratio: DrawnRatio,
  { content, prompt, by, asset }: { content: string; prompt: string; by: string; asset: string },
): PageDraft {
  const at = cover[ratio]
  return {
    name: 'Couverture',
    ground: night,
    nodes: [
      picture(at.picture, { asset: `collection.${asset}`, ground: brand('tertiary') }),
      rectangle(at.plate, night.colour),
      rectangle(at.edge, brand('tertiary')),
      {
        ...title(content, at.all, {
          size: at.size,
          lineHeight: 1.08,
          valign: ratio === '16:9' ? 'top' : 'middle',
          colour: night.ink('secondary'),
          ...asks(prompt, 110),
        }),
        id: 'all',
      },
      sender(by, at.who, { size: at.small, colour: night.ink('tertiary') }),
    ],
  }
}

const end: PerRatio<{ picture: Area; who: Area; size: number; logo: Area }> = {
  '1:1': { picture: [0, 0, 1080, 640], who: [80, 690, 920, 190], size: 80, logo: [84, 916, 240, 84] },
  '16:9': { picture: [0, 0, 960, 1080], who: [1050, 300, 766, 380], size: 104, logo: [1054, 760, 300, 110] },
  '9:16': { picture: [0, 0, 1080, 1080], who: [80, 1130, 920, 290], size: 104, logo: [84, 1470, 280, 110] },
}

/** Who it was, with the logo. */
export function photoEnd(
  ratio: DrawnRatio,
  { by, asset, on = 'tertiary' }: { by: string; asset: string; on?: BrandIndex },
): PageDraft {
  const at = end[ratio]
  const cloth = ground(on)
  return {
    name: 'Signature',
    ground: cloth,
    nodes: [
      picture(at.picture, { asset: `collection.${asset}`, ground: brand('secondary') }),
      {
        ...words('signature', by, at.who, {
          role: 'heading2',
          weight: 600,
          size: at.size,
          lineHeight: 1.12,
          letterSpacing: -14,
          valign: 'middle',
          colour: cloth.ink(on === 'primary' ? 'secondary' : 'primary'),
          ...asks('Qui le dit, et où.', 60, 'sender'),
        }),
      },
      logo(at.logo),
    ],
  }
}
