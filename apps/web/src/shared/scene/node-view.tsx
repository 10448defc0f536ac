import type { Leaf, Node } from '@postelier/scene'
import { memo, useMemo } from 'react'
import { type Drawn, lookOf, pictureOf, transformOf } from '#shared/scene/leaf-picture.ts'

interface NodeViewProps extends Drawn {
  node: Node
}

const opacityOf = ({ opacity }: Node) => (opacity < 100 ? { opacity: opacity / 100 } : {})

/** An element that is looked at; the ones somebody works on are drawn by the editor's sheet. */
export const NodeView = memo(function NodeView({ node, ...rest }: NodeViewProps) {
  if (node.isHidden) return null
  if (node.kind === 'group')
    return (
      <g {...opacityOf(node)}>
        {node.children.map((child) => (
          <NodeView key={child.id} node={child} {...rest} />
        ))}
      </g>
    )
  return (
    <g transform={transformOf(node)} {...opacityOf(node)}>
      <LeafPicture leaf={node} {...rest} />
    </g>
  )
})

function LeafPicture({ leaf, around, addressOf, prefix }: Drawn & { leaf: Leaf }) {
  const look = lookOf(leaf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is all of the leaf that is painted.
  const html = useMemo(
    () => pictureOf(leaf, { around, addressOf, prefix }),
    [look, around, addressOf, prefix],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer's path data, numbers and colours.
  return <g pointerEvents="none" dangerouslySetInnerHTML={{ __html: html }} />
}
