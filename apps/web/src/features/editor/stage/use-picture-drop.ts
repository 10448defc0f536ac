import { isFrame, type Point } from '@postelier/scene'
import { type DragEvent, useState } from 'react'
import { type PictureTarget, useEditing } from '#features/editor/model/editing.ts'
import { usePutPicture } from '#features/editor/model/use-put-picture.ts'
import { faultOf } from '#shared/lib/file-faults.ts'
import { toast } from '#shared/ui/toast-store.ts'
import { mostPictureBytes, pictureTypes } from '#shared/ui/upload-picture.tsx'
import { useFaultWords } from '#shared/ui/use-fault-words.ts'

const limits = { accept: pictureTypes, maxBytes: mostPictureBytes }

/** Pictures let go over the canvas: those of a panel, and files from the person's own computer. */
export function usePictureDrop(pointOf: (event: DragEvent) => Point) {
  const wordsOf = useFaultWords(limits)
  const { editor, dragged, dropped, mediaAsked } = useEditing()
  const { put } = usePutPicture()
  /** The frame it would fill, where it is over one. */
  const [over, setOver] = useState<string | null>(null)
  const isPicture = (event: DragEvent) =>
    dragged.current !== null || (mediaAsked !== null && event.dataTransfer.types.includes('Files'))
  const frameUnder = (event: DragEvent): string | null => {
    const id =
      event.target instanceof Element ? event.target.closest<SVGElement>('[data-node]')?.dataset.node : null
    return id && isFrame(editor.node(id)) ? id : null
  }
  const placeOf = (event: DragEvent): PictureTarget => {
    const into = frameUnder(event)
    return into ? { into } : { at: pointOf(event) }
  }
  const onDragOver = (event: DragEvent) => {
    if (!isPicture(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(frameUnder(event))
  }
  const onDrop = (event: DragEvent) => {
    setOver(null)
    if (!isPicture(event)) return
    event.preventDefault()
    const place = placeOf(event)
    const input = dragged.current
    if (input) return void put({ id: 'dropped', input }, place)
    const [file] = event.dataTransfer.files
    if (!file) return
    const fault = faultOf(file, limits)
    if (fault) toast({ tone: 'bad', message: wordsOf(fault, file.name) })
    // Its rights are still to be confirmed, in the panel.
    else dropped.set({ file, place })
  }
  return { over, handlers: { onDragOver, onDrop, onDragLeave: () => setOver(null) } }
}
