import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlueskyDialog } from '#features/networks/components/bluesky-dialog.tsx'
import { Connection } from '#features/networks/components/connection.tsx'
import {
  type ConnectionView,
  isForNothing,
  type Network,
  type Offer,
} from '#features/networks/network-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { rememberLinkingFrom } from '#shared/lib/linking-from.ts'
import { Button } from '#shared/ui/button.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'

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
  const { t } = useTranslation('networks')
  const [asks, setAsks] = useState(false)
  const name = networkLabel(network)
  const { way, full } = offer ?? { way: null, full: null }
  const isKnown = connections.length > 0
  const isOpen = way !== null && may.link
  const mayAgain = isOpen && full !== 'plan'
  const mayAdd = mayAgain && full === null
  // Its own button leads to the same question.
  const isToBeAnother = isKnown && connections.every(isForNothing)
  const begin = useAction({
    send: (another: boolean) =>
      call('POST /api/users/{id}/networks/{network}/begin', {
        params: { id: accountId, network },
        body: { back, another },
      }),
    onDone: ({ url }) => {
      // To the network's own page, in this window: it leads back here, also when nothing came of it.
      rememberLinkingFrom(back)
      window.location.assign(url)
    },
  })
  const link = (another: boolean) => (way === 'appPassword' ? setAsks(true) : void begin.run(another))
  return (
    <li className="po-network">
      <div className="po-network-head">
        <NetworkMark network={network} size={28} decorative />
        <h2>{name}</h2>
        {!isKnown && (
          <span className="po-mute">
            {t(way === null ? 'notOffered' : network === 'instagram' && mayAdd ? 'byFacebook' : 'notLinked')}
          </span>
        )}
        {isOpen && full && <Full of={full} mayUnlink={may.unlink} />}
        {mayAdd && !isToBeAnother && (
          <Button
            {...(isKnown ? { look: 'quiet' as const } : {})}
            icon={Link2}
            busy={begin.busy}
            aria-label={isKnown ? t('linkMoreOn', { network: name }) : undefined}
            // Whoever adds one is signed in there as the one that is linked.
            onClick={() => link(isKnown)}
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
          isFull={full === 'plan'}
          // One that was unlinked is a further one again; the others are counted already.
          onLinkAgain={mayAdd || (mayAgain && connection.state !== 'revoked') ? () => link(false) : null}
          onLinkOther={mayAdd ? () => link(true) : null}
        />
      ))}
      {asks && <BlueskyDialog accountId={accountId} onClose={() => setAsks(false)} />}
    </li>
  )
}

/** Why none can be added; what makes room in a plan is said once, above all of them. */
function Full({ of: full, mayUnlink }: { of: 'plan' | 'accounts'; mayUnlink: boolean }) {
  const { t } = useTranslation('networks')
  const words = full === 'plan' ? t('room.plan') : t(mayUnlink ? 'room.accounts' : 'room.none')
  return <span className="po-mute po-network-full">{words}</span>
}
