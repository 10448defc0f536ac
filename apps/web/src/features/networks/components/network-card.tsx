import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlueskyDialog } from '#features/networks/components/bluesky-dialog.tsx'
import { Connection } from '#features/networks/components/connection.tsx'
import type { ConnectionView, Network, Offer } from '#features/networks/network-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { rememberLinkingFrom } from '#shared/lib/linking-from.ts'
import { Button } from '#shared/ui/button.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface NetworkCardProps {
  accountId: number
  network: Network
  /** The screen of ours it leads back to. */
  back: string
  /** How it is linked, and whether there is room; nothing where it cannot be. */
  offer: Offer | null
  connections: readonly ConnectionView[]
  may: { link: boolean; choose: boolean; unlink: boolean }
}

/** One network: the accounts that are linked, and the way to link one. */
export function NetworkCard({ accountId, network, back, offer, connections, may }: NetworkCardProps) {
  const { t } = useTranslation(['networks', 'common'])
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const name = networkLabel(network)
  const { way, full } = offer ?? { way: null, full: null }
  const isKnown = connections.length > 0
  const isOpen = way !== null && may.link
  const link = async () => {
    if (way === 'appPassword') return setAsks(true)
    setBusy(true)
    try {
      const { url } = await call('POST /api/users/{id}/networks/{network}/begin', {
        params: { id: accountId, network },
        body: { back },
      })
      // To the network's own page, in this window: it leads back here, also when nothing came of it.
      rememberLinkingFrom(back)
      window.location.assign(url)
    } catch (error) {
      setBusy(false)
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    }
  }
  return (
    <li className="po-network">
      <div className="po-network-head">
        <NetworkMark network={network} size={28} decorative />
        <h2>{name}</h2>
        {!isKnown && <span className="po-mute">{t(way ? 'notLinked' : 'notOffered')}</span>}
        {full && <span className="po-mute po-network-full">{t(`room.${full}`)}</span>}
        {isOpen && full === null && (
          <Button
            {...(isKnown ? { look: 'quiet' as const } : {})}
            icon={Link2}
            busy={busy}
            aria-label={isKnown ? t('linkMoreOn', { network: name }) : undefined}
            onClick={() => void link()}
          >
            {isKnown ? t('linkMore') : t('link', { network: name })}
          </Button>
        )}
      </div>
      {connections.map((connection) => (
        <Connection
          key={connection.id}
          accountId={accountId}
          connection={connection}
          mayChoose={may.choose}
          mayUnlink={may.unlink}
          // One that was unlinked takes a place again; the others have theirs.
          onLinkAgain={isOpen && (full === null || connection.state !== 'revoked') ? () => void link() : null}
        />
      ))}
      {asks && <BlueskyDialog accountId={accountId} onClose={() => setAsks(false)} />}
    </li>
  )
}
