import {
  layoutOf,
  longestText,
  middle,
  type NodeOf,
  placeAt,
  type Surroundings,
  turned,
} from '@postelier/scene'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing, type Writing } from '#features/editor/model/editing.ts'
import { WritingPlace } from '#features/editor/stage/writing-place.ts'
import { useValue } from '#shared/lib/value-store.ts'

/**
 * Writing on the canvas. The browser's own field takes the keys, unseen, so that dead keys, dictation and screen readers
 * work; the words, the caret and the selection are drawn where they are painted. Between two letters nothing is rendered
 * here: the field and the marks are kept in step by hand.
 */
export function TextEntry({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const { editor, ...editing } = useEditing()
  const zoom = useValue(editing.zoom)
  const around = useValue(editing.around)
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Where a selection by pointer began. */
  const anchor = useRef(0)
  const onLetter = usePause()
  const { writing } = editing

  const written = () => {
    const node = editor.node(id)
    return node?.kind === 'text' ? node : null
  }
  const write = (content: string) => {
    editor.change([{ id, set: { content } }], `write:${id}`)
    const now = written()
    const height = now && grown(now, around)
    if (height !== null) editor.change([{ id, set: { height } }], `write:${id}`)
  }
  const begin = useEffectEvent(() => {
    const { from, to, early = '' } = writing.get() ?? { from: 0, to: 0 }
    anchor.current = from
    field.current?.focus({ preventScroll: true })
    const node = written()
    if (early === '' || !node) return field.current?.setSelectionRange(from, to)
    write(`${node.content.slice(0, from)}${early}${node.content.slice(to)}`.slice(0, longestText))
    const at = from + early.length
    writing.set({ id, from: at, to: at })
    field.current?.setSelectionRange(at, at)
  })
  useLayoutEffect(() => {
    if (!frame.current || !box.current || !field.current) return
    const place = new WritingPlace(frame.current, box.current, field.current)
    const show = () => {
      const node = editor.node(id)
      const now = writing.get()
      if (node?.kind === 'text' && now?.id === id) place.show(node, now, { around, zoom })
    }
    show()
    const leave = [editor.subscribe(show), writing.subscribe(show)]
    return () => {
      for (const one of leave) one()
      place.clear()
    }
  }, [editor, writing, id, around, zoom])
  useLayoutEffect(() => begin(), [])
  useEffect(() => () => editor.rest(), [editor])

  const follow = () => {
    const { selectionStart, selectionEnd } = field.current ?? {}
    if (selectionStart !== undefined && selectionEnd !== undefined)
      goTo(writing, { id, from: selectionStart, to: selectionEnd })
  }
  const placeOfPointer = (event: React.PointerEvent<HTMLElement>) => {
    const paper = frame.current?.parentElement?.getBoundingClientRect()
    const node = written()
    if (!paper || !node) return 0
    const page = { x: (event.clientX - paper.left) / zoom, y: (event.clientY - paper.top) / zoom }
    const flat = turned(page, middle(node), -node.rotation)
    return placeAt(layoutOf(node, around), { x: flat.x - node.x, y: flat.y - node.y })
  }
  const onPointer = (event: React.PointerEvent<HTMLElement>, begins: boolean) => {
    event.preventDefault()
    event.stopPropagation()
    const at = placeOfPointer(event)
    if (begins) {
      event.currentTarget.setPointerCapture(event.pointerId)
      anchor.current = event.shiftKey ? (writing.get()?.from ?? at) : at
    }
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(Math.min(anchor.current, at), Math.max(anchor.current, at))
    follow()
  }
  const onDoubleClick = (event: React.MouseEvent) => {
    event.stopPropagation()
    const [from, to] = wordAt(written()?.content ?? '', writing.get()?.from ?? 0)
    field.current?.setSelectionRange(from, to)
    follow()
  }
  const onChange = ({ target }: React.ChangeEvent<HTMLTextAreaElement>) => {
    if (!written()) return
    onLetter()
    write(target.value)
    follow()
  }
  const stop = () => {
    const isEmpty = written()?.content.trim() === ''
    writing.set(null)
    if (isEmpty) editor.select(id).remove()
    field.current?.closest<HTMLElement>('.po-stage')?.focus({ preventScroll: true })
  }
  return (
    <div ref={frame} className="po-writing">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way to the caret; keys have the field's. */}
      <div
        ref={box}
        className="po-writing-box"
        onPointerDown={(event) => onPointer(event, true)}
        onPointerMove={(event) => event.buttons === 1 && onPointer(event, false)}
        onDoubleClick={onDoubleClick}
      />
      <textarea
        ref={field}
        className="po-writing-field"
        aria-label={t('stage.words')}
        maxLength={longestText}
        spellCheck={false}
        onChange={onChange}
        onSelect={follow}
        onBlur={(event) => {
          // Into the toolbar and back is no end; anywhere else is.
          if (!event.relatedTarget?.closest('.po-toolbar, .po-floating')) writing.set(null)
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

/** Where the caret is already, nobody need be told. */
function goTo(writing: { get(): Writing | null; set(next: Writing): void }, next: Writing): void {
  const now = writing.get()
  if (now?.id !== next.id || now.from !== next.from || now.to !== next.to) writing.set(next)
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

/** A frame that does not shrink its words grows and shrinks with them; null where it stays as it is. */
function grown(node: NodeOf<'text'>, around: Surroundings): number | null {
  if (node.fit !== 'none' || node.valign !== 'top' || node.rotation !== 0) return null
  const height = Math.max(1, layoutOf(node, around).height)
  return height === node.height ? null : height
}

function wordAt(content: string, at: number): [number, number] {
  const before = /[\p{L}\p{N}’'-]*$/u.exec(content.slice(0, at))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}’'-]*/u.exec(content.slice(at))?.[0].length ?? 0
  return [at - before, at + after]
}
