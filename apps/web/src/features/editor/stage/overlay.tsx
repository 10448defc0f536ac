import {
  type Box,
  type Editor,
  type Handle,
  type Node,
  nodeBounds,
  type SafeNetwork,
  safeZonesOf,
} from '@postelier/scene'
import { RotateCw } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing, useEditorPart, useEditorState } from '#features/editor/model/editing.ts'
import { Distances, Lines } from '#features/editor/stage/lines.tsx'
import { onPixel, put } from '#features/editor/stage/rack.ts'
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
export function Overlay({ safeZone, readOnly }: { safeZone: SafeNetwork | null; readOnly: boolean }) {
  const editing = useEditing()
  const zoom = useValue(editing.zoom)
  const isWriting = useValue(editing.writing, (writing) => writing !== null)
  const chosen = useEditorPart(({ state }) => state.selection.length)
  const length = readOnly ? 0 : chosen
  return (
    <div className="po-overlay" aria-hidden="true">
      {safeZone && <SafeZone network={safeZone} zoom={zoom} />}
      {length > 1 && <Outlines />}
      {length > 0 && !isWriting && <SelectionFrame />}
      <Lines />
      <Brush />
      {length === 1 && !isWriting && <Distances />}
    </div>
  )
}

/** What a selection by dragging takes in. */
function Brush() {
  const editing = useEditing()
  const zoom = useValue(editing.zoom)
  const brush = useValue(editing.hints, (hints) => hints.brush)
  return brush && <span className="po-brush" style={placed(brush, 0, zoom)} />
}

/** Placed by a transform alone: what only moves is not laid out anew. */
const placed = (box: Box, rotation: number, zoom: number) => ({
  width: `${box.width * zoom}px`,
  height: `${box.height * zoom}px`,
  transform: `translate(${onPixel(box.x * zoom)}px, ${onPixel(box.y * zoom)}px) rotate(${rotation}deg)`,
})

/** Around each of several that are selected. */
function Outlines() {
  const { editor, ...editing } = useEditing()
  const zoom = useValue(editing.zoom)
  useEditorState()
  return editor.selected.map((node) => (
    <span key={node.id} className="po-outline" style={placed(nodeBounds(node), 0, zoom)} />
  ))
}

/** The frame around what is selected; one element's own frame is turned with it. */
function frameOf({ selected, bounds }: Pick<Editor, 'selected' | 'bounds'>) {
  const [only] = selected
  const alone = selected.length === 1 && only && only.kind !== 'group' ? only : null
  const box = alone ?? bounds
  return box && { box, rotation: alone?.rotation ?? 0, isAlone: alone !== null }
}

function SelectionFrame() {
  const { editor, ...editing } = useEditing()
  const zoom = useValue(editing.zoom)
  const frame = useRef<HTMLDivElement>(null)
  useEditorPart(({ rested }) => rested)
  // Follows the hand by itself: what stands in the frame waits until the hand lets go.
  useLayoutEffect(
    () =>
      editor.subscribe(() => {
        const now = frameOf(editor)
        if (!frame.current || !now) return
        const { style } = frame.current
        for (const [name, value] of Object.entries(placed(now.box, now.rotation, zoom)))
          put(style, name, value)
        put(style, 'will-change', editor.isHeld ? 'transform' : '')
      }),
    [editor, zoom],
  )
  const { selected, bounds } = editor
  const now = frameOf({ selected, bounds })
  if (!now) return null
  const { box, rotation, isAlone } = now
  const isLocked = selected.every((node) => node.isLocked)
  return (
    <div
      ref={frame}
      className={cx('po-frame', isLocked && 'po-frame-locked')}
      style={placed(box, rotation, zoom)}
    >
      {!isLocked && (
        <Handles
          rotation={rotation}
          isAlone={isAlone}
          isWide={box.width * zoom >= shortSidePx}
          isHigh={box.height * zoom >= shortSidePx}
        />
      )}
      <Reading />
    </div>
  )
}

interface HandlesProps {
  rotation: number
  /** One element can be pulled at its sides; several, or a group, keep their proportions. */
  isAlone: boolean
  isWide: boolean
  isHigh: boolean
}

const Handles = memo(function Handles({ rotation, isAlone, isWide, isHigh }: HandlesProps) {
  const { t } = useTranslation('editor')
  const handles = isAlone
    ? [...corners, ...sides.filter((handle) => (handle.x === 0 ? isWide : isHigh))]
    : corners
  return (
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
            cursor: cursorOf(handle, rotation),
          }}
        />
      ))}
      <i data-handle="turn" className="po-turn" title={t('stage.turn')}>
        <Icon of={RotateCw} size={14} />
      </i>
    </>
  )
})

function Reading() {
  const { t } = useTranslation('editor')
  const { number } = useFormats()
  const reading = useValue(useEditing().hints, (hints) => hints.reading)
  if (!reading) return null
  return (
    <b className="po-reading">
      {reading.type === 'angle'
        ? t('stage.degrees', { count: Math.round(reading.degrees) })
        : `${number(Math.round(reading.width))} × ${number(Math.round(reading.height))}`}
    </b>
  )
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** The arrow that lies along the way the handle goes, turned with the element. */
function cursorOf(handle: Handle, rotation: number): string {
  const angle = (Math.atan2(handle.x, -handle.y) * 180) / Math.PI + rotation
  return cursors[Math.round((((angle % 180) + 180) % 180) / 45) % 4] ?? 'move'
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
