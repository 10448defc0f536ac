import type { calendarFeedRoutes } from '@postelier/contract/calendar-feeds'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { CopyField } from '#shared/ui/copy-field.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

/** Makes the calls for the calendar's address known here; types alone. */
export type CalendarFeedCalls = typeof calendarFeedRoutes

interface CalendarFeedDialogProps {
  accountId: number
  onClose: () => void
}

/** One's own address for a calendar program: made, shown once, taken away. */
export function CalendarFeedDialog({ accountId, onClose }: CalendarFeedDialogProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const { dateTime, longDate } = useFormats()
  const titleId = useId()
  const [address, setAddress] = useState<string | null>(null)
  const params = { id: accountId }
  const key = ['calendar-feed', accountId]
  const feed = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/calendar-feed', { params, signal })).feed ?? ('none' as const),
  })
  const make = useAction({
    stale: [key],
    send: () => call('POST /api/users/{id}/calendar-feed', { params }),
    onDone: (made) => setAddress(made.address),
  })
  const remove = useAction({
    stale: [key],
    send: () => call('DELETE /api/users/{id}/calendar-feed', { params }),
    onDone: () => setAddress(null),
    done: t('feed.removed'),
  })
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <div className="po-stack">
        <h2 id={titleId}>{t('feed.title')}</h2>
        <p className="po-ink2">{t('feed.words')}</p>
        {address && <CopyField label={t('feed.address')} value={address} help={t('feed.once')} />}
        <AsyncState of={feed} loading={<LineSkeleton />}>
          {(read) => (
            <>
              <p>
                {read === 'none'
                  ? t('feed.none')
                  : [
                      t('feed.made', { day: longDate(read.createdAt) }),
                      read.readAt ? t('feed.read', { at: dateTime(read.readAt) }) : t('feed.unread'),
                    ].join(' ')}
              </p>
              <p className="po-mute">{t('feed.secret')}</p>
              {read !== 'none' && !address && <p className="po-mute">{t('feed.againNote')}</p>}
              <div className="po-dialog-end">
                <Button onClick={onClose}>{t('common:actions.close')}</Button>
                {read !== 'none' && (
                  <Button busy={remove.busy} onClick={() => void remove.run()}>
                    {t('feed.remove')}
                  </Button>
                )}
                {!address && (
                  <Button look="primary" busy={make.busy} onClick={() => void make.run()}>
                    {t(read === 'none' ? 'feed.make' : 'feed.again')}
                  </Button>
                )}
              </div>
            </>
          )}
        </AsyncState>
      </div>
    </Dialog>,
    document.body,
  )
}
