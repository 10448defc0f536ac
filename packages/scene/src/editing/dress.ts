import type { Design, NodeOf, Page } from '../document/design.ts'
import { leavesOf } from '../document/walk.ts'
import type { Leaf } from '../kinds/registry.ts'
import { mapNodes } from './nodes.ts'

type Role = string

/** What the texts of a page say, role by role, in their order. */
function wordsOf(page: Page | undefined): Map<Role, string[]> {
  const words = new Map<Role, string[]>()
  for (const leaf of leavesOf(page?.nodes ?? []))
    if (leaf.kind === 'text') words.set(leaf.role, [...(words.get(leaf.role) ?? []), leaf.content])
  return words
}

const samplesOf = (designs: readonly Design[]): Set<string> =>
  new Set(
    designs.flatMap(({ pages }) =>
      pages.flatMap((page) =>
        [...wordsOf(page)].flatMap(([role, all]) => all.map((one) => `${role} ${one}`)),
      ),
    ),
  )

const isPicture = (leaf: Leaf): leaf is NodeOf<'image'> & { asset: string } =>
  leaf.kind === 'image' && leaf.role === 'publicationImage' && leaf.asset !== null

const picturesOf = (page: Page | undefined) => leavesOf(page?.nodes ?? []).filter(isPicture)

/**
 * A template in place of what is drawn, with the person's words: the first title takes the place of the first title, page
 * by page, and the first picture that of the first frame. What stood in one of the designs that were `loaded` is a sample
 * and stays behind.
 */
export function dressAs(current: Design, loaded: readonly Design[], template: Design): Design {
  const samples = samplesOf(loaded)
  const samplePictures = new Set(
    loaded.flatMap(({ pages }) => pages.flatMap(picturesOf).map(({ asset }) => asset)),
  )
  return {
    ...template,
    ratio: current.ratio,
    pages: template.pages.map((page, at) => {
      const written = wordsOf(current.pages[at])
      const pictures = picturesOf(current.pages[at]).filter(({ asset }) => !samplePictures.has(asset))
      const nodes = mapNodes(page.nodes, (node) => {
        if (node.kind === 'image' && node.role === 'publicationImage') {
          const own = pictures.shift()
          return own ? { ...node, asset: own.asset, focusX: own.focusX, focusY: own.focusY } : node
        }
        if (node.kind !== 'text') return node
        const own = written.get(node.role)?.shift()
        return own === undefined || samples.has(`${node.role} ${own}`) ? node : { ...node, content: own }
      })
      return nodes === page.nodes ? page : { ...page, nodes }
    }),
  }
}
