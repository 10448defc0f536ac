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
}

const matrixOf = (matrix: Matrix) => `matrix(${matrix.join(' ')})`
const opacityOf = ({ opacity }: Node) => (opacity < 100 ? { opacity: opacity / 100 } : {})

/** Painted again only when it looks different: being moved or turned is a matter of its place. */
export const NodeView = memo(function NodeView({ node, around, addressOf, prefix }: NodeViewProps) {
  if (node.isHidden) return null
  if (node.kind === 'group')
    return (
      <g {...opacityOf(node)}>
        {node.children.map((child) => (
          <NodeView key={child.id} node={child} around={around} addressOf={addressOf} prefix={prefix} />
        ))}
      </g>
    )
  return (
    <g transform={matrixOf(placeOf(node))} {...opacityOf(node)}>
      <LeafPicture leaf={node} around={around} addressOf={addressOf} prefix={prefix} />
    </g>
  )
})

interface LeafPictureProps extends Omit<NodeViewProps, 'node'> {
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

/** Where the pointer finds an element; words made of outlines have holes. */
export const HitAreas = memo(function HitAreas({ node, pointer }: { node: Node; pointer: boolean }) {
  if (node.isHidden) return null
  if (node.kind === 'group')
    return node.children.map((child) => <HitAreas key={child.id} node={child} pointer={pointer} />)
  return (
    <rect
      data-node={node.id}
      transform={matrixOf(placeOf(node))}
      width={node.width}
      height={node.height}
      fill="transparent"
      pointerEvents={pointer ? 'all' : 'none'}
      className={node.isLocked ? 'po-hit po-hit-locked' : 'po-hit'}
    />
  )
})
