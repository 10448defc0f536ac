import type { Design, Node } from '../document/design.ts'
import type { Language } from '../text/spaces.ts'
import { english } from './english.ts'
import type { DrawnRatio, TemplateSource } from './template.ts'

const said = (words: string): string => (Object.hasOwn(english, words) ? (english[words] ?? words) : words)

function nodeInEnglish(node: Node): Node {
  if (node.kind === 'group') return { ...node, children: node.children.map(nodeInEnglish) }
  if (node.kind !== 'text') return node
  const { dynamic } = node
  return {
    ...node,
    content: said(node.content),
    dynamic: dynamic && { ...dynamic, prompt: said(dynamic.prompt) },
  }
}

/** A design of the platform as it ships, with its sample words in a reader's language. What it does not know stays as it is. */
export function designIn(design: Design, language: Language): Design {
  if (language !== 'en') return design
  return {
    ...design,
    pages: design.pages.map((page) => ({
      ...page,
      name: said(page.name),
      nodes: page.nodes.map(nodeInEnglish),
    })),
  }
}

/** A template's designs for a reader. */
export const designsIn = ({ designs }: TemplateSource, language: Language): Record<DrawnRatio, Design> => ({
  '1:1': designIn(designs['1:1'], language),
  '16:9': designIn(designs['16:9'], language),
  '9:16': designIn(designs['9:16'], language),
})
