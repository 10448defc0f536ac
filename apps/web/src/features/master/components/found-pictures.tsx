import { paintLeaf, readLeaf, toSvg, wholeBrand } from '@postelier/scene'
import { useId, useMemo, useState } from 'react'
import type { AnswerOf } from '#shared/api/call.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { BrowserSurroundings } from '#shared/scene/surroundings.ts'

type Item = AnswerOf<'POST /api/admin/master/ai-test/stock'>['items'][number]

/** A service's pictures from where it shows them; the platform's own drawn in the platform's colours. */
export function FoundPictures({ items }: { items: readonly Item[] }) {
  const [surroundings] = useState(
    () =>
      new BrowserSurroundings({
        brand: wholeBrand({ colours: {}, titleFamily: null, textFamily: null, logo: null }),
        language: 'fr',
        assetSize: () => null,
        motif: () => null,
      }),
  )
  return (
    <ul className="po-trial-found">
      {items.map((item) => (
        <li key={item.id}>
          {item.thumb !== null && <img src={item.thumb} alt={item.label} loading="lazy" />}
          {item.thumb === null && item.asset !== null && (
            <Drawn asset={item.asset} label={item.label} surroundings={surroundings} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface DrawnProps {
  asset: string
  label: string
  surroundings: BrowserSurroundings
}

function Drawn({ asset, label, surroundings }: DrawnProps) {
  const around = useValue(surroundings.cell)
  const prefix = useId()
  const html = useMemo(() => {
    const leaf = readLeaf({ kind: 'image', id: 'found', asset, width: 540, height: 540 })
    return toSvg(
      paintLeaf(leaf, around, () => undefined),
      { prefix, addressOf: () => '' },
    )
  }, [asset, around, prefix])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer's path data, numbers and colours.
    <svg viewBox="0 0 540 540" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
