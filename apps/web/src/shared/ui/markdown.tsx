import type { ReactNode } from 'react'
import type { Block, Inline } from '#shared/lib/markdown.ts'
import '#shared/ui/markdown.css'

/** As people read it. Anchors only where a table of contents leads to them: two texts on one screen would claim the same. */
export function Markdown({ blocks, anchors = false }: { blocks: readonly Block[]; anchors?: boolean }) {
  return <div className="po-prose">{blocks.map((block, index) => withKey(index, show(block, anchors)))}</div>
}

/** A text that is never reordered: the place of a piece is its identity. */
function withKey(place: number, node: ReactNode): ReactNode {
  return <Keyed key={`piece-${place}`}>{node}</Keyed>
}

function Keyed({ children }: { children: ReactNode }) {
  return children
}

function show(block: Block, anchors: boolean): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={anchors ? block.id : undefined}>{words(block.children)}</Heading>
    }
    case 'paragraph':
      return <p>{words(block.children)}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return <List>{block.items.map((item, index) => withKey(index, <li>{words(item)}</li>))}</List>
    }
    case 'rule':
      return <hr />
  }
}

function words(children: readonly Inline[]): ReactNode {
  return children.map((one, index) => withKey(index, piece(one)))
}

function piece(one: Inline): ReactNode {
  switch (one.kind) {
    case 'text':
      return one.text
    case 'strong':
      return <strong>{words(one.children)}</strong>
    case 'em':
      return <em>{words(one.children)}</em>
    case 'link':
      return (
        <a className="po-link" href={one.href} rel="noreferrer">
          {words(one.children)}
        </a>
      )
  }
}
