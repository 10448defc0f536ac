import { type FaceChoice, faceOf } from '@postelier/scene'
import { useEffect, useState } from 'react'

const known = new Map<string, FontFace>()

/** A family of the platform as CSS knows it, once its letters are there; before that the text stays in the interface's own. */
export function useFace({
  family,
  weight,
  italic,
}: FaceChoice): { fontFamily: string; fontWeight: number } | undefined {
  const name = faceOf({ family, weight, italic })
  const [ready, setReady] = useState(() => known.get(name)?.status === 'loaded')
  useEffect(() => {
    let wanted = true
    const face =
      known.get(name) ??
      new FontFace(`po-face-${name}`, `url("/api/faces/${encodeURIComponent(name)}")`, {
        weight: String(weight),
      })
    known.set(name, face)
    face.load().then(
      () => {
        document.fonts.add(face)
        if (wanted) setReady(true)
      },
      // Without a connection the name is read in the interface's letters, and asked for again at the next visit.
      () => known.delete(name),
    )
    return () => {
      wanted = false
    }
  }, [name, weight])
  return ready ? { fontFamily: `po-face-${name}`, fontWeight: weight } : undefined
}
