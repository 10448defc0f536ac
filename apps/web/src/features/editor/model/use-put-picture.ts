import { type Editor, type PictureOptions, putBehind, putPicture, waitingFrame } from '@postelier/scene'
import { type KnownPicture, type PictureTarget, useEditing } from '#features/editor/model/editing.ts'
import { useOneAtATime } from '#features/editor/model/use-one-at-a-time.ts'

/** A picture somebody may take: what it becomes is known at once, or after it was fetched. */
export interface Offer {
  id: string
  input: () => Promise<PictureOptions>
}

/** As an offer of a design: named by its id, and known to the canvas. */
export function wishOf(picture: KnownPicture, know: (picture: KnownPicture) => void): PictureOptions {
  know(picture)
  return { asset: picture.id, width: picture.width, height: picture.height }
}

/** Puts pictures onto the page; one at a time, since some must be fetched first. */
export function usePutPicture() {
  const { editor } = useEditing()
  const { busy, run } = useOneAtATime<string>()
  const put = (offer: Offer, place: PictureTarget) => {
    // Chosen now, whatever is chosen once the picture is there.
    const there = resolveTarget(editor, place)
    return run(offer.id, async () => {
      const input = await offer.input()
      if (there === 'behind') putBehind(editor, input)
      else putPicture(editor, input, there)
    })
  }
  return { busy, put }
}

function resolveTarget(editor: Editor, place: PictureTarget): Exclude<PictureTarget, 'chosen'> {
  if (place !== 'chosen') return place
  const frame = waitingFrame(editor)
  const { width, height } = editor.stage
  return frame ? { into: frame.id } : { at: { x: width / 2, y: height / 2 } }
}
