import type { UnsubscribeMessageView } from '@postelier/contract/unsubscribe-messages'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageDialog } from '#features/unsubscribe-messages/message-dialog.tsx'
import { messagesKey, messagesQuery } from '#features/unsubscribe-messages/message-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { movedTo } from '#shared/lib/moved-to.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { OrderButtons } from '#shared/ui/order-buttons.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** What somebody is asked who leaves a plan. */
export function MessagesPage() {
  const { t } = useTranslation('unsubscribeMessages')
  const list = useQuery(messagesQuery)
  const mayCreate = useAbility('adminUnsubscribeMessages:create')
  const [open, setOpen] = useState<UnsubscribeMessageView | 'new' | null>(null)
  useNewAction({ id: 'new:unsubscribe-message', label: t('add'), may: mayCreate, run: () => setOpen('new') })
  const add = mayCreate && (
    <Button look="primary" icon={Plus} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  return (
    <div className="po-page">
      <PageHeader title={t('title')} actions={add} />
      <p className="po-lead">{t('lead')}</p>
      <AsyncState
        of={list}
        loading={<RowSkeleton />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title={t('empty')} action={add}>
            {t('emptyWords')}
          </EmptyState>
        }
      >
        {(rows) => <MessageTable rows={rows} onOpen={setOpen} />}
      </AsyncState>
      {open && <MessageDialog of={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface MessageTableProps {
  rows: readonly UnsubscribeMessageView[]
  onOpen: (row: UnsubscribeMessageView) => void
}

function MessageTable({ rows, onOpen }: MessageTableProps) {
  const { t, i18n } = useTranslation('unsubscribeMessages')
  const { number } = useFormats()
  const mayEdit = useAbility('adminUnsubscribeMessages:edit')
  const wordsOf = ({ words }: UnsubscribeMessageView) => (i18n.language === 'en' ? words.en : words.fr)
  const order = useAction({
    send: (messageIds: number[]) =>
      call('POST /api/admin/unsubscribe-messages/order', { body: { messageIds } }),
    stale: [messagesKey],
  })
  const move = (from: number, to: number) => void order.run(movedTo(rows, from, to).map(({ id }) => id))
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'words',
          header: t('question'),
          width: '45%',
          cell: (row) => (
            <span className="po-cell-two">
              <span>
                {row.emoticon} {wordsOf(row)}
              </span>
              {row.answers.length > 0 && <small>{t('count', { count: row.answers.length })}</small>}
            </span>
          ),
        },
        { key: 'kind', header: t('kind'), fold: true, cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          key: 'enabled',
          header: t('state'),
          cell: ({ isEnabled }) => t(isEnabled ? 'enabled' : 'disabled'),
        },
        { key: 'used', header: t('used'), align: 'end', cell: ({ countUsed }) => number(countUsed) },
        {
          key: 'do',
          header: '',
          align: 'end',
          cell: (row) => {
            const at = rows.indexOf(row)
            const name = wordsOf(row)
            return (
              mayEdit && (
                <>
                  <OrderButtons
                    at={at}
                    count={rows.length}
                    busy={order.busy}
                    up={t('up', { name })}
                    down={t('down', { name })}
                    onMove={move}
                  />
                  <Button
                    size="sm"
                    look="quiet"
                    aria-label={t('editOf', { name })}
                    onClick={() => onOpen(row)}
                  >
                    {t('edit')}
                  </Button>
                </>
              )
            )
          },
        },
      ]}
    />
  )
}
