import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ConnectionView,
  canTake,
  type NetworkPageView,
  pagesQuery,
  staleAfterLink,
} from '#features/networks/network-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { SearchField } from '#shared/ui/search-field.tsx'

interface ConnectionPagesProps {
  accountId: number
  connection: ConnectionView
  mayChoose: boolean
  /** No post goes there yet, and the plan's places are others' by now. */
  isOutOfRoom: boolean
}

/** The pages of an account, and those of them that posts go to. */
export function ConnectionPages({ accountId, connection, mayChoose, isOutOfRoom }: ConnectionPagesProps) {
  const { t } = useTranslation('networks')
  const pages = connection.pages.toSorted((one, other) => Number(!canTake(one)) - Number(!canTake(other)))
  const network = networkLabel(connection.network)
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const [search, setSearch] = useState('')
  const wished = search.trim()
  const found = useQuery(pagesQuery(accountId, connection.id, wished)).data
  const listed = wished === '' ? pages : (found?.items ?? [])
  const shown = wanted ?? pages.filter(({ isChosen }) => isChosen).map(({ id }) => id)
  const { busy, run: save } = useAction({
    stale: staleAfterLink(accountId),
    send: () =>
      call('POST /api/users/{id}/networks/accounts/{connectionId}/pages', {
        params: { id: accountId, connectionId: connection.id },
        body: { pageIds: [...shown] },
      }),
    onDone: () => setWanted(null),
    done: t('saved'),
  })
  return (
    <fieldset className="po-connection-pages" disabled={!mayChoose || isOutOfRoom}>
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
      {isOutOfRoom ? (
        <p className="po-mute">{t('chooseLater')}</p>
      ) : (
        shown.length === 0 && pages.some(canTake) && <p className="po-fault">{t('choose')}</p>
      )}
      {wanted !== null && shown.length > 0 && !isOutOfRoom && (
        <Button look="ink" size="sm" busy={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      )}
    </fieldset>
  )
}

/** Why posts cannot go to it and what helps; of any other, how many follow it. */
function AboutPage({ page: { unusable, followers }, network }: { page: NetworkPageView; network: string }) {
  const { t } = useTranslation('networks')
  const { number } = useFormats()
  if (unusable) return `${t(`unusable.${unusable}`)} ${t(`helps.${unusable}`, { network })}`
  return followers === null ? null : t('followers', { count: followers, formatted: number(followers) })
}
