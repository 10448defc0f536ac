import { type Editor, type Page, pageOf, platedNodes, type Size } from '@postelier/scene'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing, useEditorPart } from '#features/editor/model/editing.ts'
import { Pieces } from '#features/editor/stage/live-pieces.ts'
import { hatchId } from '#features/editor/stage/waiting-frame.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Ground, PagePicture } from '#shared/scene/page-picture.tsx'

/** The page one works on. */
export function Sheet({ stage, isHit }: { stage: Size; isHit: boolean }) {
  const { t } = useTranslation('editor')
  const waiting = t('media.choose')
  const editing = useEditing()
  const zoom = useValue(editing.zoom)
  const around = useValue(editing.around)
  const background = useEditorPart(({ page }) => page.background)
  const holder = useRef<SVGGElement>(null)
  const pieces = useRef<Pieces>(null)
  const { editor, addressOf } = editing
  const { width, height } = stage
  useLayoutEffect(() => {
    if (!holder.current) return
    const own = pieces.current?.holder === holder.current ? pieces.current : new Pieces(holder.current)
    pieces.current = own
    const look = { around, addressOf, prefix: 'stage', isHit, waiting }
    const show = () => own.show(platedNodes(editor.page, { width, height }, around), look, isPulledIn(editor))
    show()
    return editor.subscribe(show)
  }, [editor, width, height, around, addressOf, isHit, waiting])
  return (
    <svg
      className="po-paper-picture"
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={hatchId}
          width="18"
          height="18"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="18" className="po-waiting-hatch" />
        </pattern>
      </defs>
      <Ground background={background} stage={stage} around={around} prefix="stage" />
      <g ref={holder} />
    </svg>
  )
}

/** Each that is kept apart costs memory of its own; many at once are painted together. */
const mostApart = 8

function isPulledIn({ rested, state }: Editor) {
  if (state === rested || state.selection.length > mostApart) return () => false
  const [{ nodes: before }, { nodes: now }] = [pageOf(rested), pageOf(state)]
  return (at: number) => now[at] !== before[at]
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
