import { distancesTo, type Gap, type Guide } from '@postelier/scene'
import { useLayoutEffect, useRef } from 'react'
import { useEditing } from '#features/editor/model/editing.ts'
import { type Mark, Rack } from '#features/editor/stage/rack.ts'
import { useAltHeld } from '#features/editor/stage/use-alt-held.ts'
import { useValue } from '#shared/lib/value-store.ts'

/** A guide goes on a little beyond what it lines up. */
const beyondPx = 24

/** What the hand lines things up with, and the spaces it keeps. */
export function Lines() {
  const { hints } = useEditing()
  const read = () => hints.get()
  return <Rule read={read} follow={hints.subscribe} />
}

/** How far the one chosen stands from the edges, while Alt is held. */
export const Distances = () => useAltHeld() && <EdgeGaps />

function EdgeGaps() {
  const { editor } = useEditing()
  const read = () => {
    const { bounds } = editor
    return { guides: [], gaps: bounds ? distancesTo(editor.stage, bounds) : [] }
  }
  return <Rule read={read} follow={editor.subscribe} />
}

interface RuleProps {
  read: () => { guides: readonly Guide[]; gaps: readonly Gap[] }
  follow: (changed: () => void) => () => void
}

function Rule({ read, follow }: RuleProps) {
  const zoom = useValue(useEditing().zoom)
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!holder.current) return
    const rack = new Rack(holder.current)
    const show = () => {
      const { guides, gaps } = read()
      if (guides.length + gaps.length === 0) rack.show([])
      else
        rack.show([
          ...guides.map((guide) => markOfGuide(guide, zoom)),
          ...gaps.flatMap((gap) => marksOfGap(gap, zoom)),
        ])
    }
    show()
    const leave = follow(show)
    return () => {
      leave()
      rack.clear()
    }
  }, [read, follow, zoom])
  return <div ref={holder} className="po-rule" />
}

const markOfGuide = ({ axis, at, from, to }: Guide, zoom: number): Mark => {
  const length = (to - from) * zoom + beyondPx * 2
  const start = from * zoom - beyondPx
  return axis === 'x'
    ? { className: 'po-guide po-guide-x', x: at * zoom - 1, y: start, scale: { x: 1, y: length } }
    : { className: 'po-guide po-guide-y', x: start, y: at * zoom - 1, scale: { x: length, y: 1 } }
}

function marksOfGap({ axis, at, from, to }: Gap, zoom: number): Mark[] {
  const [start, across, length] = [from * zoom, at * zoom, (to - from) * zoom]
  const middle = start + length / 2
  const words = String(Math.round(to - from))
  return axis === 'x'
    ? [
        { className: 'po-gap', x: start, y: across, scale: { x: length, y: 1 } },
        { className: 'po-gap-words', x: middle, y: across, words },
      ]
    : [
        { className: 'po-gap', x: across, y: start, scale: { x: 1, y: length } },
        { className: 'po-gap-words', x: across, y: middle, words },
      ]
}
