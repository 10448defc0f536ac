import { useQuery } from '@tanstack/react-query'
import { Link2, TriangleAlert, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldPosts } from '#features/networks/components/held-posts.tsx'
import { UnlinkDialog } from '#features/networks/components/unlink-dialog.tsx'
import {
  type ConnectionView,
  type NetworkPageView,
  networksChanged,
  pagesQuery,
} from '#features/networks/network-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { accountAnchor } from '#shared/lib/customer-links.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { SearchField } from '#shared/ui/search-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface ConnectionProps {
  accountId: number
  connection: ConnectionView
  mayChoose: boolean
  mayUnlink: boolean
  /** To the network, which grants it again; nothing where that cannot be done from here. */
  onLinkAgain: (() => void) | null
}

const canTake = ({ unusable }: NetworkPageView): boolean => unusable === null

/** An account that is its own page: nothing is left to choose. */
const isItself = ({ pages, name }: ConnectionView): boolean =>
  pages.length === 1 && pages.every((page) => page.isChosen && canTake(page) && page.name === name)

/** A linked account: its state in words, and the pages posts go to. */
export function Connection({ accountId, connection, mayChoose, mayUnlink, onLinkAgain }: ConnectionProps) {
  const { t } = useTranslation(['networks', 'common'])
  const { dayMonthYear } = useFormats()
  const { state } = connection
  const pages = connection.pages.toSorted((one, other) => Number(!canTake(one)) - Number(!canTake(other)))
  const network = networkLabel(connection.network)
  const chosen = pages.filter(({ isChosen }) => isChosen).map(({ id }) => id)
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [unlinks, setUnlinks] = useState(false)
  const [search, setSearch] = useState('')
  const wished = search.trim()
  const found = useQuery(pagesQuery(accountId, connection.id, wished)).data
  const listed = wished === '' ? pages : (found?.items ?? [])
  const isOpen = state === 'connected' || state === 'expiring'
  const isForNothing = isOpen && connection.pageCount === pages.length && !pages.some(canTake)
  const shown = wanted ?? chosen
  const params = { id: accountId, connectionId: connection.id }
  const doing = async (deed: () => Promise<string>) => {
    setBusy(true)
    try {
      toast({ tone: 'done', message: await deed() })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      setBusy(false)
      await networksChanged()
    }
  }
  const save = () =>
    doing(async () => {
      await call('POST /api/users/{id}/networks/accounts/{connectionId}/pages', {
        params,
        body: { pageIds: [...shown] },
      })
      setWanted(null)
      return t('saved')
    })
  return (
    // A link that means this account leads here, and moves the focus here.
    <article
      className="po-connection"
      id={accountAnchor(connection.id)}
      aria-label={`${connection.name}, ${network}`}
      tabIndex={-1}
    >
      <div className="po-connection-head">
        <Avatar name={connection.name} />
        <span className="po-connection-name">
          <b>{connection.name}</b>
          <Told connection={connection} />
        </span>
        <span className={`po-connection-state po-connection-${state}`}>
          {!isForNothing &&
            t(`states.${state}`, { date: connection.endsAt ? dayMonthYear(connection.endsAt) : '' })}
        </span>
        {(state !== 'connected' || isForNothing) && onLinkAgain && (
          <Button size="sm" look={state === 'revoked' ? 'default' : 'ink'} icon={Link2} onClick={onLinkAgain}>
            {t(state === 'expiring' ? 'renew' : 'linkAgain')}
          </Button>
        )}
        {state !== 'revoked' && mayUnlink && (
          <Button look="quiet" size="sm" icon={Unlink} busy={busy} onClick={() => setUnlinks(true)}>
            {t('unlink')}
          </Button>
        )}
      </div>
      {unlinks && <UnlinkDialog {...{ accountId, connection }} onClose={() => setUnlinks(false)} />}
      {isOpen && connection.held.length > 0 && <HeldPosts {...{ accountId, connection }} />}
      {isForNothing && (
        <Notice tone="bad" icon={TriangleAlert}>
          {t(pages.length === 0 ? 'noPages' : 'noneUsable', { network })}
        </Notice>
      )}
      {isOpen && pages.length > 0 && !isItself(connection) && (
        <fieldset className="po-connection-pages" disabled={!mayChoose}>
          <legend>{t('pages')}</legend>
          {connection.pageCount > pages.length && (
            <SearchField
              label={t('searchPages', { count: connection.pageCount })}
              value={search}
              onChange={setSearch}
            />
          )}
          {listed.map((page) => (
            <Checkbox
              key={page.id}
              label={page.name}
              checked={shown.includes(page.id)}
              disabled={page.unusable !== null}
              help={<AboutPage page={page} network={network} />}
              onChange={(event) =>
                setWanted(event.target.checked ? [...shown, page.id] : shown.filter((one) => one !== page.id))
              }
            />
          ))}
          {shown.length === 0 && pages.some(canTake) && <p className="po-fault">{t('choose')}</p>}
          {wanted !== null && shown.length > 0 && (
            <Button look="ink" size="sm" busy={busy} onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
        </fieldset>
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

/** Why posts cannot go to it and what helps; of any other, how many follow it. */
function AboutPage({ page: { unusable, followers }, network }: { page: NetworkPageView; network: string }) {
  const { t } = useTranslation('networks')
  const { number } = useFormats()
  if (unusable) return `${t(`unusable.${unusable}`)} ${t(`helps.${unusable}`, { network })}`
  return followers === null ? null : t('followers', { count: followers, formatted: number(followers) })
}
