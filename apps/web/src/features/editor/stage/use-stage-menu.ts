import type { PointerInput, Size } from '@postelier/scene'
import { type MouseEvent, type RefObject, useState } from 'react'
import { useEditing } from '#features/editor/model/editing.ts'
import type { MenuPoint } from '#features/editor/stage/stage-menu.tsx'
import { targetOf } from '#features/editor/stage/target-of.ts'

interface StageMenuInput {
  readonly paper: RefObject<HTMLElement | null>
  readonly zoom: number
  readonly stage: Size
  readonly inputOf: (event: MouseEvent) => PointerInput
  readonly onChosen: () => void
}

/** Where the menu of the canvas stands: under the pointer, or beside what is chosen where a key asks for it. */
export function useStageMenu({ paper, zoom, stage, inputOf, onChosen }: StageMenuInput) {
  const { editor, hand, writing } = useEditing()
  const [at, setAt] = useState<MenuPoint | null>(null)
  const openByKey = () => {
    const box = paper.current?.getBoundingClientRect()
    const { x, y } = editor.bounds ?? { x: stage.width / 2, y: stage.height / 2 }
    setAt({ x: (box?.left ?? 0) + x * zoom, y: (box?.top ?? 0) + y * zoom })
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    // Words that are being written have the browser's own.
    if (writing.get()) return
    event.preventDefault()
    if (event.button !== 2) return openByKey()
    const target = targetOf(event.target)
    const isChosen = target.on === 'node' && editor.state.selection.includes(target.id)
    // As a press on it would: what lies under the pointer is what is meant.
    if (target.on !== 'handle' && target.on !== 'turn' && !isChosen) {
      hand.down(target, inputOf(event))
      hand.up(inputOf(event))
      onChosen()
    }
    setAt({ x: event.clientX, y: event.clientY })
  }
  return { at, openByKey, onContextMenu, close: () => setAt(null) }
}
