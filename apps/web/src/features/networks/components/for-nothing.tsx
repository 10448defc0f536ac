import { RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UnusablePages } from '#features/networks/components/unusable-pages.tsx'
import type { ConnectionView } from '#features/networks/network-queries.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'

interface ForNothingProps {
  connection: ConnectionView
  /** The very same once more, for whoever mended over there what stood in the way. */
  onLinkAgain: (() => void) | null
}

/** An account none of whose pages can be used: what is wrong with each. */
export function ForNothing({ connection, onLinkAgain }: ForNothingProps) {
  const { t } = useTranslation('networks')
  const { pages } = connection
  const network = networkLabel(connection.network)
  // Once it is free over there its page can be chosen here, without going round by the network.
  const isMendedHere = pages.length > 0 && pages.every(({ unusable }) => unusable === 'taken')
  return (
    <div className="po-connection-nothing">
      <Notice tone="bad" icon={TriangleAlert}>
        {t(pages.length === 0 ? 'noPages' : 'noneUsable', { network })}
      </Notice>
      {pages.length > 0 && <UnusablePages network={network} of={pages} />}
      {onLinkAgain && !isMendedHere && (
        <div className="po-connection-fixed">
          {t(pages.length === 0 ? 'tickIt' : 'mended')}
          <Button look="quiet" size="sm" icon={RotateCw} onClick={onLinkAgain}>
            {t('linkAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}
