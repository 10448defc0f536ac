import {
  type Box,
  distancesTo,
  type Gap,
  type Guide,
  type Handle,
  type Node,
  nodeBounds,
  type SafeNetwork,
  safeZonesOf,
} from '@postelier/scene'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing, useEditorState } from '#features/editor/model/editing.ts'
import { useAltHeld } from '#features/editor/stage/use-alt-held.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Icon } from '#shared/ui/icon.tsx'

const corners: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]
const sides: readonly Handle[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
/** A side this short on the screen has no room for a handle in its middle. */
const shortSidePx = 44

/** What a picture that is being dragged would fill. */
export function DropFrame({ node }: { node: Node }) {
  const { t } = useTranslation('editor')
  const zoom = useValue(useEditing().zoom)
  return (
    <span className="po-drop-frame" style={placed(nodeBounds(node), 0, zoom)} aria-hidden="true">
      <b>{t('media.dropHere')}</b>
    </span>
  )
}

/** The frame, its handles and what a gesture shows; in pixels of the screen, whatever the zoom. */
export function Overlay({ safeZone, isStill }: { safeZone: SafeNetwork | null; isStill: boolean }) {
  const { editor, ...editing } = useEditing()
  const zoom = useValue(editing.zoom)
  const hints = useValue(editing.hints)
  const writing = useValue(editing.writing)
  useEditorState()
  // Read at every turn: asked for under a condition, the compiler would keep the first answer.
  const { selected } = editor
  const nodes = isStill ? [] : selected
  return (
    <div className="po-overlay" aria-hidden="true">
      {safeZone && <SafeZone network={safeZone} zoom={zoom} />}
      {nodes.length > 1 &&
        nodes.map((node) => <Outline key={node.id} box={nodeBounds(node)} rotation={0} zoom={zoom} quiet />)}
      {nodes.length > 0 && writing === null && <SelectionFrame />}
      {hints.guides.map((guide) => (
        <GuideLine key={`${guide.axis}${guide.at}${guide.with}`} guide={guide} zoom={zoom} />
      ))}
      {hints.gaps.map((gap) => (
        <GapLine key={`${gap.axis}${gap.from}`} gap={gap} zoom={zoom} />
      ))}
      {writing === null && nodes.length === 1 && <Distances />}
      {hints.brush && <span className="po-brush" style={placed(hints.brush, 0, zoom)} />}
    </div>
  )
}

const placed = (box: Box, rotation: number, zoom: number): React.CSSProperties => ({
  left: box.x * zoom,
  top: box.y * zoom,
  width: box.width * zoom,
  height: box.height * zoom,
  ...(rotation === 0 ? {} : { transform: `rotate(${rotation}deg)` }),
})

function Outline({
  box,
  rotation,
  zoom,
  quiet,
}: {
  box: Box
  rotation: number
  zoom: number
  quiet?: boolean
}) {
  return (
    <span className={cx('po-outline', quiet && 'po-outline-quiet')} style={placed(box, rotation, zoom)} />
  )
}

function SelectionFrame() {
  const { t } = useTranslation('editor')
  const { number } = useFormats()
  const { editor, ...editing } = useEditing()
  const zoom = useValue(editing.zoom)
  const hints = useValue(editing.hints)
  useEditorState()
  const nodes = editor.selected
  const [only] = nodes
  const alone = nodes.length === 1 && only && only.kind !== 'group' ? only : null
  const box = alone ?? editor.bounds
  if (!box) return null
  const isLocked = nodes.every((node) => node.isLocked)
  const handles = [
    ...corners,
    ...sides.filter((handle) => (handle.x === 0 ? box.width : box.height) * zoom >= shortSidePx),
  ].filter((handle) => alone || (handle.x !== 0 && handle.y !== 0))
  const reading = hints.reading
  return (
    <div
      className={cx('po-frame', isLocked && 'po-frame-locked')}
      style={placed(box, alone?.rotation ?? 0, zoom)}
    >
      {!isLocked && (
        <>
          {handles.map((handle) => (
            <i
              key={`${handle.x} ${handle.y}`}
              data-handle={`${handle.x} ${handle.y}`}
              className={cx(
                'po-handle',
                handle.x !== 0 && handle.y !== 0 ? 'po-handle-corner' : 'po-handle-side',
              )}
              style={{
                left: `${(handle.x + 1) * 50}%`,
                top: `${(handle.y + 1) * 50}%`,
                cursor: cursorOf(handle, alone?.rotation ?? 0),
              }}
            />
          ))}
          <i data-handle="turn" className="po-turn" title={t('stage.turn')}>
            <Icon of={RotateCw} size={14} />
          </i>
        </>
      )}
      {reading && (
        <b className="po-reading">
          {reading.type === 'angle'
            ? t('stage.degrees', { count: Math.round(reading.degrees) })
            : `${number(Math.round(reading.width))} × ${number(Math.round(reading.height))}`}
        </b>
      )}
    </div>
  )
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** The arrow that lies along the way the handle goes, turned with the element. */
function cursorOf(handle: Handle, rotation: number): string {
  const angle = (Math.atan2(handle.x, -handle.y) * 180) / Math.PI + rotation
  return cursors[Math.round((((angle % 180) + 180) % 180) / 45) % 4] ?? 'move'
}

/** How far the one chosen stands from the edges, while Alt is held. */
function Distances() {
  const { editor, ...editing } = useEditing()
  const zoom = useValue(editing.zoom)
  const isHeld = useAltHeld()
  useEditorState()
  const { bounds } = editor
  if (!isHeld || !bounds) return null
  return distancesTo(editor.stage, bounds).map((gap) => (
    <GapLine key={`${gap.axis}${gap.from}`} gap={gap} zoom={zoom} />
  ))
}

function GapLine({ gap, zoom }: { gap: Gap; zoom: number }) {
  const length = (gap.to - gap.from) * zoom
  return (
    <span
      className="po-gap"
      style={
        gap.axis === 'x'
          ? { left: gap.from * zoom, top: gap.at * zoom, width: length, height: 1 }
          : { top: gap.from * zoom, left: gap.at * zoom, width: 1, height: length }
      }
    >
      <b>{Math.round(gap.to - gap.from)}</b>
    </span>
  )
}

function GuideLine({ guide, zoom }: { guide: Guide; zoom: number }) {
  const beyond = 24
  const style =
    guide.axis === 'x'
      ? {
          left: guide.at * zoom,
          top: guide.from * zoom - beyond,
          height: (guide.to - guide.from) * zoom + beyond * 2,
        }
      : {
          top: guide.at * zoom,
          left: guide.from * zoom - beyond,
          width: (guide.to - guide.from) * zoom + beyond * 2,
        }
  return <span className={`po-guide po-guide-${guide.axis}`} style={style} />
}

function SafeZone({ network, zoom }: { network: SafeNetwork; zoom: number }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  const zones = safeZonesOf(editor.state.design.ratio, editor.stage)
  const inset = zones.find((zone) => zone.network === network)?.inset
  if (!inset) return null
  const [top, right, bottom, left] = [inset.top, inset.right, inset.bottom, inset.left].map(
    (one) => one * zoom,
  )
  return (
    <span className="po-safe" style={{ top, right, bottom, left }}>
      <b>{t(`safeZones.${network}`)}</b>
    </span>
  )
}
