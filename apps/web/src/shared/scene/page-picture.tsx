import {
  type Fill,
  type Page,
  paintFill,
  platedNodes,
  type Size,
  type Surroundings,
  toSvg,
} from '@postelier/scene'
import { useMemo } from 'react'
import { NodeView } from '#shared/scene/node-view.tsx'

interface PagePictureProps {
  page: Page
  stage: Size
  around: Surroundings
  addressOf: (asset: string) => string
  prefix: string
}

/** A page as SVG, element by element. */
export function PagePicture({ page, stage, around, addressOf, prefix }: PagePictureProps) {
  const { width, height } = stage
  const nodes = useMemo(() => platedNodes(page, { width, height }, around), [page, width, height, around])
  return (
    <>
      <Ground background={page.background} stage={stage} around={around} prefix={prefix} />
      {nodes.map((node) => (
        <NodeView key={node.id} node={node} around={around} addressOf={addressOf} prefix={prefix} />
      ))}
    </>
  )
}

interface GroundProps extends Pick<PagePictureProps, 'stage' | 'around' | 'prefix'> {
  background: Fill
}

export function Ground({ background, stage, around, prefix }: GroundProps) {
  const fill = paintFill(background, stage, around.brand)
  if (!fill) return null
  const d = `M0 0H${stage.width}V${stage.height}H0Z`
  const html = toSvg([{ type: 'path', d, fill }], { prefix: `${prefix}-ground`, addressOf: () => '' })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer's path data, numbers and colours.
  return <g pointerEvents="none" dangerouslySetInnerHTML={{ __html: html }} />
}
