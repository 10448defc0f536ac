import { paintLeaf, readLeaf, toSvg } from '@postelier/scene'
import { useId, useMemo } from 'react'
import { useEditing } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'

/** A picture of the collection in the colours it will have on the page. */
export function CollectionFace({ asset }: { asset: string }) {
  const around = useValue(useEditing().around)
  const prefix = useId()
  const html = useMemo(() => {
    const leaf = readLeaf({ kind: 'image', id: 'face', asset, width: 540, height: 540 })
    return toSvg(
      paintLeaf(leaf, around, () => undefined),
      { prefix, addressOf: () => '' },
    )
  }, [asset, around, prefix])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer's path data, numbers and colours.
  return <svg viewBox="0 0 540 540" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
}
