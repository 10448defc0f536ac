import { type Page, pageOf, type Size, type Surroundings } from '@postelier/scene'
import { useEditing, useEditorPart } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { NodeView } from '#shared/scene/node-view.tsx'
import { Ground, PagePicture } from '#shared/scene/page-picture.tsx'

/** The page one works on. Each element follows the editor by itself, so that pulling one paints no other. */
export function Sheet({ stage, isHit }: { stage: Size; isHit: boolean }) {
  const editing = useEditing()
  const zoom = useValue(editing.zoom)
  const around = useValue(editing.around)
  const background = useEditorPart(({ page }) => page.background)
  // As one word, which is the same as long as nothing comes, goes or changes its place. Ids hold no spaces.
  const order = useEditorPart(({ page }) => page.nodes.map(({ id }) => id).join(' '))
  return (
    <svg
      className="po-paper-picture"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      width={stage.width * zoom}
      height={stage.height * zoom}
      aria-hidden="true"
    >
      <Ground background={background} stage={stage} around={around} prefix="stage" />
      {order !== '' &&
        order.split(' ').map((id, at) => <LiveNode key={id} at={at} around={around} isHit={isHit} />)}
    </svg>
  )
}

/** Another page in its place, to be looked at. */
export function StillSheet({ page, stage }: { page: Page | null; stage: Size }) {
  const editing = useEditing()
  const zoom = useValue(editing.zoom)
  const around = useValue(editing.around)
  return (
    <svg
      className="po-paper-picture"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      width={stage.width * zoom}
      height={stage.height * zoom}
      aria-hidden="true"
    >
      {page && (
        <PagePicture page={page} stage={stage} around={around} addressOf={editing.addressOf} prefix="still" />
      )}
    </svg>
  )
}

/** Each that is kept apart costs memory of its own; many at once are painted together. */
const mostApart = 8

function LiveNode({ at, around, isHit }: { at: number; around: Surroundings; isHit: boolean }) {
  const { addressOf } = useEditing()
  const node = useEditorPart(({ page }) => page.nodes[at])
  const isPulled = useEditorPart(
    ({ page, rested, state }) =>
      page.nodes[at] !== pageOf(rested).nodes[at] && state.selection.length <= mostApart,
  )
  if (!node) return null
  return (
    <NodeView
      node={node}
      around={around}
      addressOf={addressOf}
      prefix="stage"
      isHit={isHit}
      isApart={isPulled}
    />
  )
}
