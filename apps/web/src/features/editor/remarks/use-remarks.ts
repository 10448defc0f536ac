import { facesOf, type Page, paintPage, type Remark, type Surroundings } from '@postelier/scene'
import { useEffect, useState } from 'react'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'

/** Long enough for a word to be typed and for an emoji to arrive. */
const restMs = 300

/** What painting the current page notices, found when nothing has changed for a moment. */
export function useRemarks(): readonly Remark[] {
  const { editor, ...editing } = useEditing()
  const { design, page } = useRestingState()
  const around = useValue(editing.around)
  const [found, setFound] = useState<{ page: string; remarks: readonly Remark[] } | null>(null)
  useEffect(() => {
    const current = design.pages.find((one) => one.id === page)
    if (!current) return
    const timer = window.setTimeout(() => {
      const { stage } = editor
      const isReady = facesOf({ ...design, pages: [current] }, around.brand).every((face) =>
        around.fonts.has(face),
      )
      if (isReady) setFound({ page, remarks: remarksOn(current, stage, around) })
    }, restMs)
    return () => window.clearTimeout(timer)
  }, [design, page, around, editor])
  return found?.page === page ? found.remarks : []
}

const remarksOn = (page: Page, stage: { width: number; height: number }, around: Surroundings) =>
  paintPage(page, stage, around).remarks
