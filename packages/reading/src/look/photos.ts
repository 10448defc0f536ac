// The site's own pictures, each with the words it stands beside.
import type { Fact } from '@postelier/contract'
import { comparable } from '../language/comparable.ts'
import { isBoilerplate } from '../page/boilerplate.ts'
import { speaksToMachines } from '../page/machine-talk.ts'
import type { ReadPage } from '../page/read-page.ts'
import { attribute, cut, isTag, namesOf, plain, type TreeNode, textOf, walk } from '../page/tree.ts'
import type { Photo } from '../site-reading.ts'
import {
  type Candidate,
  candidatesOf,
  isNoPhoto,
  isStock,
  pictureKey,
  wholeOf,
  widthIn,
} from './picture-addresses.ts'
import { wordsAround } from './words-around.ts'

const mostPhotos = 40
const mostOfPage = 80
const leastWidth = 600
/** Besides the first one of a fact. */
const mostMoreImages = 3

interface Placed {
  readonly photo: Omit<Photo, 'factId'>
  readonly key: string
  /** Comparable words of the elements around it, from the nearest on. */
  readonly around: readonly string[]
  /** Of the first picture of a site's pages, the one that a page is shared with comes last. */
  readonly isShared: boolean
}

/** At most forty, the same one once, and facts with the picture that stands beside them. */
export function photosOf(
  pages: readonly ReadPage[],
  facts: readonly Fact[],
): { photos: Photo[]; facts: Fact[] } {
  const byKey = new Map<string, Placed>()
  for (const one of pages.flatMap(photosOn).sort((a, b) => Number(a.isShared) - Number(b.isShared))) {
    const known = byKey.get(one.key)
    if (!known) byKey.set(one.key, one)
    else if ((one.photo.width ?? 0) > (known.photo.width ?? 0))
      byKey.set(one.key, {
        ...known,
        photo: { ...known.photo, url: one.photo.url, width: one.photo.width, height: one.photo.height },
      })
  }
  const kept = [...byKey.values()]
    .filter(({ photo }) => photo.width === null || photo.width >= leastWidth)
    .slice(0, mostPhotos)
  const linked = kept.map((one) => ({ ...one.photo, factId: factBeside(one, kept, facts) }))
  const beside = Map.groupBy(linked, ({ factId }) => factId)
  return {
    photos: linked,
    facts: facts.map((fact) => {
      const urls = (beside.get(fact.id) ?? []).map(({ url }) => cut(url, 2000))
      const [image, ...more] = new Set([...(fact.image ? [cut(fact.image, 2000)] : []), ...urls])
      if (image === undefined) return fact
      return { ...fact, image, ...(more.length > 0 && { moreImages: more.slice(0, mostMoreImages) }) }
    }),
  }
}

/** The fact whose words stand in the nearest element around it; where several do, the one that its alt or heading names. */
function factBeside(
  { photo, around }: Placed,
  all: readonly Placed[],
  facts: readonly Fact[],
): string | null {
  const here = facts.filter(
    ({ source }) => 'url' in source && source.by === 'page' && source.url === photo.page.url,
  )
  const named = (some: readonly Fact[], words: string) =>
    some.find(({ about }) => about !== '' && words !== '' && sharesName(comparable(about), comparable(words)))
  for (const words of around) {
    const beside = here.filter((fact) => standsIn(fact, words))
    const [only, ...more] = beside
    if (!only) continue
    if (more.length === 0) return only.id
    const byName = named(beside, photo.alt) ?? named(beside, photo.heading)
    if (byName) return byName.id
    const isAlone =
      all.filter((one) => one.photo.page.url === photo.page.url && one.around.includes(words)).length === 1
    return isAlone && more.length < 3 ? only.id : null
  }
  return (named(here, photo.alt) ?? named(here, photo.heading))?.id ?? null
}

const standsIn = ({ says, about }: Fact, words: string): boolean =>
  words.includes(comparable(says[0] ?? '')) ||
  (about !== '' && says.length === 1 && / \d/.test(says[0] ?? '') && words.includes(comparable(about)))

const sharesName = (one: string, other: string): boolean =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)

function photosOn(page: ReadPage): Placed[] {
  const found: Placed[] = []
  let heading = ''
  walk(page.tree.root, (node) => {
    if (found.length >= mostOfPage) return false
    if (!isTag(node)) return node.type === 'root' || node.type === 'document'
    if (/^(?:nav|noscript|script|style|svg|iframe|footer)$/.test(node.name ?? '')) return false
    if (
      node.name !== 'figcaption' &&
      node.name !== 'blockquote' &&
      node.name !== 'header' &&
      isBoilerplate(node)
    )
      return false
    if (/^h[1-6]$/.test(node.name ?? '')) heading = cut(textOf(node, undefined, 300), 200)
    const placed = placedAt(node, heading, page)
    if (placed) found.push(placed)
    return node.name !== 'picture'
  })
  const shared = page.meta.get('og:image') ?? ''
  const url = absolute(shared, page)
  if (url && !isNoPhoto(url, '') && !isStock(url))
    found.push({
      photo: photoOf(
        page,
        { url, width: number(page.meta.get('og:image:width')) ?? widthIn(url) },
        { alt: '', heading: '', beside: '', height: null },
      ),
      key: pictureKey(url),
      around: [],
      isShared: true,
    })
  return found
}

function placedAt(node: TreeNode, heading: string, page: ReadPage): Placed | null {
  const image = node.name === 'picture' ? firstImage(node) : node
  const candidates = candidatesAt(node, image).flatMap(({ url: said, width }) => {
    const url = absolute(said, page)
    const whole = url && wholeOf(url)
    return whole ? [{ url: whole, width: whole === url ? (width ?? widthIn(url)) : null }] : []
  })
  const real = candidates.filter(
    ({ url }) =>
      !isNoPhoto(url, `${namesOf(image)} ${attribute(image, 'alt')}`.slice(0, 300)) && !isStock(url),
  )
  const opened = openedBy(node, page)
  const largest = real.reduce<Candidate | null>(
    (one, other) => (one && (one.width ?? 0) >= (other.width ?? 0) ? one : other),
    null,
  )
  const best = largest && opened ? { url: opened, width: null } : largest
  if (!best || candidates.some(({ url }) => isStock(url))) return null
  const shown = number(attribute(image, 'width'))
  // Drawn as small as a button is; what is drawn small and offered large is a photo.
  if (shown !== null && shown < 80 && real.length < 2) return null
  const isScaled = best.width !== null && shown !== null && best.width > shown
  const alt = cut(plain(attribute(image, 'alt')), 300)
  const { around, beside } = wordsAround(node)
  const width = best.width ?? shown
  const height = isScaled ? null : number(attribute(image, 'height'))
  return {
    photo: photoOf(
      page,
      { url: best.url, width },
      {
        alt: speaksToMachines(alt) ? '' : alt,
        heading: speaksToMachines(heading) ? '' : heading,
        beside,
        height,
      },
    ),
    key: pictureKey(best.url),
    around,
    isShared: false,
  }
}

const photoOf = (
  page: ReadPage,
  { url, width }: Candidate,
  more: Pick<Photo, 'alt' | 'heading' | 'beside' | 'height'>,
): Omit<Photo, 'factId'> => ({ url, width, ...more, page: { url: page.url, title: page.title } })

const lazy = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-image',
  'data-bg',
  'data-background',
  'data-background-image',
  'data-img-src',
  'data-pin-media',
  'data-large_image',
  'data-full-src',
]
const sets = ['srcset', 'data-srcset', 'data-lazy-srcset']

function candidatesAt(node: TreeNode, image: TreeNode): Candidate[] {
  const isPicture =
    node.name === 'picture' || node.name === 'img' || node.name === 'wow-image' || node.name === 'amp-img'
  const behind = /background(?:-image)?\s*:[^;]*url\(\s*(?:&quot;|["'])?([^"')]{4,1000})/i.exec(
    attribute(node, 'style').slice(0, 3000),
  )?.[1]
  const set = (one: TreeNode) => sets.flatMap((name) => candidatesOf(attribute(one, name)))
  const plainOnes = (names: readonly string[]) =>
    names.flatMap((name) => {
      const url = attribute(image, name)
      return url && !/\s/.test(url) ? [{ url, width: null }] : []
    })
  if (!isPicture)
    return [
      ...(behind ? [{ url: behind, width: null }] : []),
      ...plainOnes(['data-bg', 'data-background', 'data-background-image']),
    ]
  const sources = (node.children ?? []).filter(({ name }) => name === 'source')
  return [...sources.flatMap(set), ...set(image), ...plainOnes(lazy), ...plainOnes(['src'])]
}

/** The picture that a press on a small one shows whole. */
function openedBy(node: TreeNode, page: ReadPage): string {
  const link = node.parent?.name === 'a' ? attribute(node.parent, 'href') : ''
  const url = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i.test(link) ? absolute(link, page) : ''
  return url && !isStock(url) ? url : ''
}

function firstImage(picture: TreeNode): TreeNode {
  let found: TreeNode | null = null
  walk(picture, (node) => {
    if (node.name === 'img') found ??= node
    return found === null
  })
  return found ?? picture
}

const number = (written: string | undefined): number | null => {
  const found = /^(\d{1,5})(?:px)?$/.exec(written?.trim() ?? '')?.[1]
  return found ? Number(found) : null
}

function absolute(address: string, page: ReadPage): string {
  if (address === '' || address.length > 2000 || !URL.canParse(address, page.base)) return ''
  const url = new URL(address, page.base)
  return /^https?:$/.test(url.protocol) ? url.href : ''
}
