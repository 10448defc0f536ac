// The canvas of the editor: the page that is drawn on, with its zoom and what is pressed and dragged on it.
import {
  type Design,
  facesOfLeaf,
  type PointerInput,
  type SafeNetwork,
  type Size,
  stageOf,
  type Target,
} from '@postelier/scene'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageBefore } from '#features/editor/before/page-before.ts'
import { useEditing, useEditorPart, useRestingState } from '#features/editor/model/editing.ts'
import { pressKey } from '#features/editor/model/keys.ts'
import { useNodeName } from '#features/editor/model/node-name.ts'
import { NextFrame } from '#features/editor/stage/next-frame.ts'
import { DropFrame, Overlay } from '#features/editor/stage/overlay.tsx'
import { Sheet, StillSheet } from '#features/editor/stage/sheet.tsx'
import { StageMenu } from '#features/editor/stage/stage-menu.tsx'
import { targetOf } from '#features/editor/stage/target-of.ts'
import { TextEntry } from '#features/editor/stage/text-entry.tsx'
import { usePictureDrop } from '#features/editor/stage/use-picture-drop.ts'
import { useStageMenu } from '#features/editor/stage/use-stage-menu.ts'
import { isWaiting } from '#features/editor/stage/waiting-frame.ts'
import { useValue } from '#shared/lib/value-store.ts'
import '#features/editor/stage/stage.css'

/** Room around the page, so that handles and what is parked outside can be reached. */
const roomPx = 72

interface StageProps {
  /** Null fits the page to the window. */
  zoom: number | null
  safeZone: SafeNetwork | null
  /** Looked at only: neither pointer nor keys change anything. */
  readOnly: boolean
  /** Shown in place of what is drawn on. */
  before: Design | null
}

export function Stage({ zoom: wanted, safeZone, readOnly, before }: StageProps) {
  const { t } = useTranslation('editor')
  const editing = useEditing()
  const { editor, hand, hints, writing, mediaAsked } = editing
  const zoom = useValue(editing.zoom)
  const viewport = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  /** A captured pointer no longer tells what lies under it. */
  const pressed = useRef<Target>({ on: 'stage' })
  const stage = stageOf(useEditorPart(({ state }) => state.design.ratio))

  const fitPage = useEffectEvent(() => {
    const box = viewport.current?.getBoundingClientRect()
    if (!box) return
    const fitted = Math.min((box.width - roomPx * 2) / stage.width, (box.height - roomPx * 2) / stage.height)
    editing.zoom.set(wanted ?? Math.max(0.05, fitted))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish or another page size fits anew.
  useLayoutEffect(() => fitPage(), [wanted, stage.width, stage.height])
  // Between two pixels everything is a little soft, and not what is published.
  const standOnPixels = useEffectEvent(() => {
    const sheet = paper.current
    if (!sheet) return
    sheet.style.inset = ''
    const { left, top } = sheet.getBoundingClientRect()
    sheet.style.inset = `${Math.round(top) - top}px auto auto ${Math.round(left) - left}px`
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size stands elsewhere.
  useLayoutEffect(() => standOnPixels(), [zoom, stage.width, stage.height])
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      fitPage()
      standOnPixels()
    })
    if (viewport.current) observer.observe(viewport.current)
    if (paper.current?.parentElement) observer.observe(paper.current.parentElement)
    return () => observer.disconnect()
  }, [])

  const inputOf = (event: React.PointerEvent | React.MouseEvent): PointerInput => {
    const box = paper.current?.getBoundingClientRect()
    return {
      point: { x: (event.clientX - (box?.left ?? 0)) / zoom, y: (event.clientY - (box?.top ?? 0)) / zoom },
      zoom,
      shift: event.shiftKey,
      alt: event.altKey,
      control: event.ctrlKey || event.metaKey,
    }
  }
  const show = () => hints.set(hand.hints)
  const drop = usePictureDrop((event) => inputOf(event).point)
  const frame = drop.over === null ? undefined : editor.node(drop.over)
  const [moves] = useState(
    () =>
      new NextFrame((input: PointerInput) => {
        if (!hand.isBusy) return
        hand.move(input)
        show()
      }),
  )

  const onPointerDown = (event: React.PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const target = targetOf(event.target)
    pressed.current = target
    const written = writing.get()
    if (written && target.on === 'node' && target.id === written.id) return
    writing.set(null)
    event.currentTarget.removeAttribute('data-keys')
    viewport.current?.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    moves.drop()
    hand.down(target, inputOf(event))
    show()
    event.preventDefault()
  }
  const onPointerMove = (event: React.PointerEvent) => {
    if (hand.isBusy) moves.give(inputOf(event))
  }
  const onPointerUp = (event: React.PointerEvent) => {
    moves.now()
    if (!hand.isBusy) return
    hand.up(inputOf(event))
    show()
  }
  const onDoubleClick = () => {
    const target = pressed.current
    if (target.on !== 'node') return
    const id = hand.open(target.id)
    const node = id === null ? undefined : editor.node(id)
    if (node?.kind === 'text') writing.set({ id: node.id, from: 0, to: node.content.length })
    const [only] = editor.selected
    if (only && only.kind !== 'group' && isWaiting(only)) mediaAsked?.set(mediaAsked.get() + 1)
  }
  const menu = useStageMenu({ paper, zoom, stage, inputOf, onChosen: show })
  const onKeyDown = (event: React.KeyboardEvent) => {
    // A key on a control of the overlay or in the words is theirs.
    if (event.target !== event.currentTarget || event.defaultPrevented) return
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault()
      menu.openByKey()
      return
    }
    event.currentTarget.setAttribute('data-keys', '')
    const now = writing.get()
    if (now) {
      // The field is about to open: what is typed is meant for it, and nothing for the canvas.
      event.preventDefault()
      if (event.key === 'Escape') writing.set(null)
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey)
        writing.set({ ...now, early: (now.early ?? '') + event.key })
      return
    }
    if (pressKey(editing, event)) event.preventDefault()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: it always has one of two roles. */}
      <div
        ref={viewport}
        className="po-stage"
        role={readOnly ? 'region' : 'application'}
        aria-label={t('stage.label')}
        aria-describedby={readOnly ? undefined : 'po-stage-keys'}
        data-still={readOnly || undefined}
        tabIndex={0}
        onPointerDown={readOnly ? undefined : onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          hand.cancel()
          show()
        }}
        onDoubleClick={readOnly ? undefined : onDoubleClick}
        onContextMenu={readOnly ? undefined : menu.onContextMenu}
        {...(readOnly ? {} : drop.handlers)}
        onKeyDown={readOnly ? undefined : onKeyDown}
        onKeyUp={(event) => event.key === 'Tab' && event.currentTarget.setAttribute('data-keys', '')}
      >
        <p id="po-stage-keys" className="po-sr">
          {t('stage.keys')}
        </p>
        <div className="po-stage-room">
          <div
            ref={paper}
            className="po-paper"
            style={{ width: stage.width * zoom, height: stage.height * zoom }}
          >
            {before ? <Before design={before} stage={stage} /> : <Sheet stage={stage} isHit={!readOnly} />}
            <Overlay safeZone={safeZone} readOnly={readOnly} />
            {frame && !readOnly && <DropFrame node={frame} />}
            {!readOnly && <Words />}
          </div>
        </div>
        <Announcer />
      </div>
      {menu.at && !readOnly && (
        <StageMenu
          key={`${menu.at.x} ${menu.at.y}`}
          at={menu.at}
          onClose={() => {
            menu.close()
            viewport.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}

/** As it was when the editor opened, page by page. */
function Before({ design, stage }: { design: Design; stage: Size }) {
  const { t } = useTranslation('editor')
  const page = useEditorPart((editor) => pageBefore(design, editor.state.design, editor.page.id))
  return (
    <>
      <StillSheet page={page} stage={stage} />
      <b className="po-before" role="status">
        {t(page ? 'before.caption' : 'before.noPage')}
      </b>
    </>
  )
}

function Words() {
  const { writing, around: cell } = useEditing()
  const id = useValue(writing, (now) => now?.id ?? null)
  const around = useValue(cell)
  // Words whose face is still on its way are not laid out yet: the field opens when it has come.
  const isReady = useEditorPart((editor) => {
    const node = id === null ? undefined : editor.node(id)
    return node?.kind === 'text' && facesOfLeaf(node, around.brand).every((face) => around.fonts.has(face))
  })
  return id !== null && isReady && <TextEntry key={id} id={id} />
}

/** Says what is selected and where it stands, for those who do not see the frame. */
function Announcer() {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  useRestingState()
  const nameOf = useNodeName()
  const nodes = editor.selected
  const [only] = nodes
  const bounds = editor.bounds
  const words =
    nodes.length === 0 || !only || !bounds
      ? ''
      : nodes.length > 1
        ? t('stage.several', { count: nodes.length })
        : t('stage.one', {
            what: only.kind === 'text' ? only.content.slice(0, 80) : nameOf(only),
            x: Math.round(bounds.x),
            y: Math.round(bounds.y),
          })
  return (
    <p className="po-sr" role="status">
      {words}
    </p>
  )
}
