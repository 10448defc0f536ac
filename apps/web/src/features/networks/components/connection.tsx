import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldPosts } from '#features/networks/components/held-posts.tsx'
import { UnlinkDialog } from '#features/networks/components/unlink-dialog.tsx'
import { type ConnectionView, networksChanged, pagesQuery } from '#features/networks/network-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { SearchField } from '#shared/ui/search-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface ConnectionProps {
  accountId: number
  connection: ConnectionView
  mayChoose: boolean
  mayUnlink: boolean
}

/** A linked account: its state in words, and the pages posts go to. */
export function Connection({ accountId, connection, mayChoose, mayUnlink }: ConnectionProps) {
  const { t } = useTranslation(['networks', 'common'])
  const { dayMonthYear, number } = useFormats()
  const { pages, state } = connection
  const chosen = pages.filter(({ isChosen }) => isChosen).map(({ id }) => id)
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [unlinks, setUnlinks] = useState(false)
  const [search, setSearch] = useState('')
  const wished = search.trim()
  const found = useQuery(pagesQuery(accountId, connection.id, wished)).data
  const listed = wished === '' ? pages : (found?.items ?? [])
  const isOpen = state === 'connected' || state === 'expiring'
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
    <div className="po-connection">
      <div className="po-connection-head">
        <Avatar name={connection.name} />
        <span className="po-connection-name">
          <b>{connection.name}</b>
          {connection.handle && <span className="po-mute">@{connection.handle.replace(/^@/, '')}</span>}
        </span>
        <span className={`po-connection-state po-connection-${state}`}>
          {t(`states.${state}`, { date: connection.endsAt ? dayMonthYear(connection.endsAt) : '' })}
        </span>
        {isOpen && mayUnlink && (
          <Button look="quiet" size="sm" icon={Unlink} busy={busy} onClick={() => setUnlinks(true)}>
            {t('unlink')}
          </Button>
        )}
      </div>
      {unlinks && <UnlinkDialog {...{ accountId, connection }} onClose={() => setUnlinks(false)} />}
      {isOpen && connection.held.length > 0 && <HeldPosts {...{ accountId, connection }} />}
      {isOpen && pages.length > 0 && (
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
              help={
                page.unusable
                  ? t(`unusable.${page.unusable}`)
                  : page.followers !== null &&
                    t('followers', { count: page.followers, formatted: number(page.followers) })
              }
              onChange={(event) =>
                setWanted(event.target.checked ? [...shown, page.id] : shown.filter((one) => one !== page.id))
              }
            />
          ))}
          {shown.length === 0 && <p className="po-fault">{t('choose')}</p>}
          {wanted !== null && shown.length > 0 && (
            <Button look="ink" size="sm" busy={busy} onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
        </fieldset>
      )}
    </div>
  )
}
