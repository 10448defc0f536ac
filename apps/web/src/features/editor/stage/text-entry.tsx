import {
  caretAt,
  layoutOf,
  longestText,
  middle,
  type NodeOf,
  placeAt,
  placeOf,
  type Surroundings,
  selectionBoxes,
  turned,
} from '@postelier/scene'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing, useEditorPart, type Writing } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'

/**
 * Writing on the canvas. The browser's own field takes the keys, unseen, so that dead keys, dictation and screen readers
 * work; the words, the caret and the selection are drawn where they are painted.
 */
export function TextEntry({ writing }: { writing: Writing }) {
  const { t } = useTranslation('editor')
  const { editor, ...editing } = useEditing()
  const zoom = useValue(editing.zoom)
  const around = useValue(editing.around)
  const node = useEditorPart((one) => one.node(writing.id))
  const field = useRef<HTMLTextAreaElement>(null)
  /** Where a selection by pointer began. */
  const anchor = useRef(writing.from)
  const onLetter = usePause()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when writing begins; from then on the field leads.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(writing.from, writing.to)
  }, [])
  useEffect(() => () => editor.rest(), [editor])

  if (node?.kind !== 'text') return null
  const layout = layoutOf(node, around)
  const follow = () => {
    const { selectionStart, selectionEnd } = field.current ?? {}
    const { id, from, to } = editing.writing.get() ?? {}
    if (id === node.id && from === selectionStart && to === selectionEnd) return
    if (selectionStart !== undefined && selectionEnd !== undefined)
      editing.writing.set({ id: node.id, from: selectionStart, to: selectionEnd })
  }
  const placeOfPointer = (event: React.PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.parentElement?.getBoundingClientRect()
    if (!box) return 0
    const page = { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom }
    const flat = turned(page, middle(node), -node.rotation)
    return placeAt(layout, { x: flat.x - node.x, y: flat.y - node.y })
  }
  const onPointer = (event: React.PointerEvent<HTMLElement>, begins: boolean) => {
    event.preventDefault()
    event.stopPropagation()
    const at = placeOfPointer(event)
    if (begins) {
      event.currentTarget.setPointerCapture(event.pointerId)
      anchor.current = at
    }
    const from = event.shiftKey && begins ? writing.from : anchor.current
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(Math.min(from, at), Math.max(from, at))
    follow()
  }
  const stop = () => {
    editing.writing.set(null)
    if (node.content.trim() === '') editor.select(node.id).remove()
    field.current?.closest<HTMLElement>('.po-stage')?.focus({ preventScroll: true })
  }
  const caret = caretAt(layout, writing.from)
  return (
    <div
      className="po-writing"
      style={{
        width: node.width,
        height: node.height,
        transform: `scale(${zoom}) matrix(${placeOf(node).join(',')})`,
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way to the caret; keys have the field's. */}
      <div
        className="po-writing-box"
        onPointerDown={(event) => onPointer(event, true)}
        onPointerMove={(event) => event.buttons === 1 && onPointer(event, false)}
        onDoubleClick={(event) => {
          event.stopPropagation()
          const [from, to] = wordAt(node.content, writing.from)
          field.current?.setSelectionRange(from, to)
          follow()
        }}
      >
        {selectionBoxes(layout, writing.from, writing.to).map((box) => (
          <span
            key={`${box.x}:${box.y}`}
            className="po-writing-selection"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          />
        ))}
        {writing.from === writing.to && (
          <span
            key={writing.from}
            className="po-caret"
            style={{ left: caret.x, top: caret.top, height: caret.height, width: 2 / zoom }}
          />
        )}
      </div>
      <textarea
        ref={field}
        className="po-writing-field"
        aria-label={t('stage.words')}
        value={node.content}
        maxLength={longestText}
        spellCheck={false}
        onChange={(event) => {
          const content = event.target.value
          onLetter()
          editor.change(
            [{ id: node.id, set: { content, ...grown({ ...node, content }, around) } }],
            `write:${node.id}`,
          )
          follow()
        }}
        onSelect={follow}
        onBlur={(event) => {
          // Into the toolbar and back is no end; anywhere else is.
          if (!event.relatedTarget?.closest('.po-toolbar, .po-floating')) editing.writing.set(null)
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') {
            event.preventDefault()
            stop()
          } else if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) {
            event.preventDefault()
            if (event.key.toLowerCase() === 'y' || event.shiftKey) editor.redo()
            else editor.undo()
          }
        }}
      />
    </div>
  )
}

/** Longer than from letter to letter, and too short to be waited for. */
const pauseMs = 150

/** To be told of each letter: what need not follow each of them stands still until they pause. */
function usePause(): () => void {
  const { editor, beforeTyping } = useEditing()
  const timer = useRef(0)
  const end = useEffectEvent(() => {
    window.clearTimeout(timer.current)
    beforeTyping.set(null)
  })
  useEffect(() => () => end(), [])
  return () => {
    if (beforeTyping.get() === null) beforeTyping.set(editor.state)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => beforeTyping.set(null), pauseMs)
  }
}

/** A frame that does not shrink its words grows and shrinks with them. */
function grown(node: NodeOf<'text'>, around: Surroundings): { height?: number } {
  if (node.fit !== 'none' || node.valign !== 'top' || node.rotation !== 0) return {}
  return { height: Math.max(1, layoutOf(node, around).height) }
}

function wordAt(content: string, at: number): [number, number] {
  const before = /[\p{L}\p{N}’'-]*$/u.exec(content.slice(0, at))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}’'-]*/u.exec(content.slice(at))?.[0].length ?? 0
  return [at - before, at + after]
}
