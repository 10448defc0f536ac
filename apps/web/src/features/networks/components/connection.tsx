import { Link2, Unlink, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionPages } from '#features/networks/components/connection-pages.tsx'
import { type ConnectionMark, ConnectionState } from '#features/networks/components/connection-state.tsx'
import { ForNothing } from '#features/networks/components/for-nothing.tsx'
import { HeldPosts } from '#features/networks/components/held-posts.tsx'
import { UnlinkDialog } from '#features/networks/components/unlink-dialog.tsx'
import { type ConnectionView, canTake, isForNothing, takesPlace } from '#features/networks/network-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { accountAnchor } from '#shared/lib/customer-links.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'

interface ConnectionProps {
  accountId: number
  connection: ConnectionView
  mayChoose: boolean
  mayUnlink: boolean
  /** The plan has no room for its network. */
  isFull: boolean
  /** To the network, which grants it again; nothing where that cannot be done from here. */
  onLinkAgain: (() => void) | null
  /** To the network as well, which is to ask for another account. */
  onLinkOther: (() => void) | null
}

/** An account that is its own page: nothing is left to choose. */
const isItself = ({ pages, name }: ConnectionView): boolean =>
  pages.length === 1 && pages.every((page) => page.isChosen && canTake(page) && page.name === name)

/** How it stands, as far as posts are concerned: linked says little where none could appear. */
function markOf(connection: ConnectionView): ConnectionMark {
  const { state } = connection
  if (isForNothing(connection)) return 'forNothing'
  if (state === 'revoked' || state === 'expired') return state
  return takesPlace(connection) ? state : 'toChoose'
}

/** A linked account: how it stands, and the pages posts go to. */
export function Connection({
  accountId,
  connection,
  mayChoose,
  mayUnlink,
  isFull,
  onLinkAgain,
  onLinkOther,
}: ConnectionProps) {
  const { t } = useTranslation('networks')
  const { state, pages } = connection
  const [unlinks, setUnlinks] = useState(false)
  const mark = markOf(connection)
  const isUseless = mark === 'forNothing'
  const isOpen = state === 'connected' || state === 'expiring'
  return (
    // A link that means this account leads here, and moves the focus here.
    <article
      className="po-connection"
      id={accountAnchor(connection.id)}
      aria-label={`${connection.name}, ${networkLabel(connection.network)}`}
      tabIndex={-1}
    >
      <div className="po-connection-head">
        <Avatar name={connection.name} />
        <span className="po-connection-name">
          <b>{connection.name}</b>
          <Told connection={connection} />
        </span>
        <ConnectionState of={mark} endsAt={connection.endsAt} />
        {isUseless && onLinkOther && (
          <Button size="sm" look="ink" icon={UserRoundSearch} onClick={onLinkOther}>
            {t('linkOther')}
          </Button>
        )}
        {!isUseless && state !== 'connected' && onLinkAgain && (
          <Button size="sm" look={state === 'revoked' ? 'default' : 'ink'} icon={Link2} onClick={onLinkAgain}>
            {t(state === 'expiring' ? 'renew' : 'linkAgain')}
          </Button>
        )}
        {state !== 'revoked' && mayUnlink && (
          <Button look="quiet" size="sm" icon={Unlink} onClick={() => setUnlinks(true)}>
            {t('unlink')}
          </Button>
        )}
      </div>
      {unlinks && <UnlinkDialog {...{ accountId, connection }} onClose={() => setUnlinks(false)} />}
      {isOpen && connection.held.length > 0 && <HeldPosts {...{ accountId, connection }} />}
      {isUseless && <ForNothing {...{ connection, onLinkAgain }} />}
      {isOpen && !isUseless && pages.length > 0 && !isItself(connection) && (
        <ConnectionPages
          {...{ accountId, connection, mayChoose }}
          isOutOfRoom={isFull && !takesPlace(connection)}
        />
      )}
    </article>
  )
}

/** Under its name: how it is called there, and who follows it where it is its own page. */
function Told({ connection }: Pick<ConnectionProps, 'connection'>) {
  const { t } = useTranslation('networks')
  const { number } = useFormats()
  const { handle, pages } = connection
  const followers = isItself(connection) ? (pages[0]?.followers ?? null) : null
  const said = [
    ...(handle ? [`@${handle.replace(/^@/, '')}`] : []),
    ...(followers === null ? [] : [t('followers', { count: followers, formatted: number(followers) })]),
  ]
  return said.length > 0 && <span className="po-mute">{said.join(' · ')}</span>
}
