import {
  facesOfLeaf,
  type Leaf,
  type Matrix,
  type Node,
  paintLeaf,
  placeOf,
  type Surroundings,
  toSvg,
} from '@postelier/scene'
import { memo, useMemo } from 'react'

interface NodeViewProps {
  node: Node
  around: Surroundings
  addressOf: (asset: string) => string
  /** Apart from another drawing of the same element on the same screen. */
  prefix: string
  /** The pointer finds it: in its whole box, for words made of outlines have holes. */
  isHit?: boolean
  /** Being pulled: the browser keeps it apart from what is below and above, and moves it without painting those again. */
  isApart?: boolean
}

const matrixOf = (matrix: Matrix) => `matrix(${matrix.join(' ')})`
const opacityOf = ({ opacity }: Node) => (opacity < 100 ? { opacity: opacity / 100 } : {})
const apart = { style: { willChange: 'transform' } } as const

/** Painted again only when it looks different: being moved or turned is a matter of its place. */
export const NodeView = memo(function NodeView({
  node,
  isHit = false,
  isApart = false,
  ...rest
}: NodeViewProps) {
  if (node.isHidden) return null
  if (node.kind === 'group')
    return (
      <g {...opacityOf(node)} {...(isApart ? apart : {})}>
        {node.children.map((child) => (
          <NodeView key={child.id} node={child} isHit={isHit} {...rest} />
        ))}
      </g>
    )
  return (
    <g transform={matrixOf(placeOf(node))} {...opacityOf(node)} {...(isApart ? apart : {})}>
      <LeafPicture leaf={node} {...rest} />
      {isHit && (
        <rect
          data-node={node.id}
          width={node.width}
          height={node.height}
          fill="none"
          pointerEvents="all"
          className={node.isLocked ? 'po-hit po-hit-locked' : 'po-hit'}
        />
      )}
    </g>
  )
})

interface LeafPictureProps extends Pick<NodeViewProps, 'around' | 'addressOf' | 'prefix'> {
  leaf: Leaf
}

function LeafPicture({ leaf, around, addressOf, prefix }: LeafPictureProps) {
  const look = lookOf(leaf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is all of the leaf that is painted.
  const html = useMemo(() => {
    // A face that is still on its way leaves the place empty for a moment rather than drawn in another one.
    if (!facesOfLeaf(leaf, around.brand).every((face) => around.fonts.has(face))) return ''
    return toSvg(
      paintLeaf(leaf, around, () => undefined),
      { prefix: `${prefix}-${leaf.id}`, addressOf },
    )
  }, [look, around, addressOf, prefix])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer's path data, numbers and colours.
  return <g pointerEvents="none" dangerouslySetInnerHTML={{ __html: html }} />
}

const ofPlace = new Set(['x', 'y', 'rotation', 'opacity', 'name', 'isLocked', 'isHidden'])
const lookOf = (leaf: Leaf): string =>
  JSON.stringify(leaf, (key, value: unknown) => (ofPlace.has(key) ? undefined : value))
