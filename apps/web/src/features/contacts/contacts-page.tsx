import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactDialog } from '#features/contacts/components/contact-dialog.tsx'
import { type Contact, ContactTable } from '#features/contacts/components/contact-table.tsx'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing, SearchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

const limit = 25

/** A business's people: invite, change and remove them. `?invite=1` opens the invitation. */
export function ContactsPage() {
  const { t } = useTranslation(['contacts', 'roles'])
  const id = useManagedAccountId()
  const mayInvite = useAbility('contacts:create')
  const [words, change] = useListSearch()
  const [edited, setEdited] = useState<Contact | 'new' | null>(null)
  useInviting(words.invite === '1' && mayInvite, () => {
    setEdited('new')
    change({ invite: '' })
  })
  useNewAction({
    id: 'new:contact',
    label: t('invite'),
    may: mayInvite,
    icon: UserRoundPlus,
    run: () => setEdited('new'),
  })
  const search = words.search ?? ''
  const offset = wholeNumber(words.offset)
  const contacts = useQuery({
    queryKey: ['contacts', id, search, offset],
    queryFn: async ({ signal }) => {
      const query = { search, offset, limit }
      return (await call('GET /api/users/{id}/contacts', { params: { id }, query, signal })).data
    },
    placeholderData: keepPreviousData,
  })
  const nobody = contacts.data?.total === 0 && search === ''
  return (
    <div className="po-page">
      <PageHeader
        title={t('title')}
        actions={
          mayInvite &&
          !nobody && (
            <Button look="primary" icon={UserRoundPlus} onClick={() => setEdited('new')}>
              {t('invite')}
            </Button>
          )
        }
      />
      <p className="po-lead">{t('lead')}</p>
      <div className="po-list">
        {!nobody && (
          <div className="po-list-tools">
            <ListSearch label={t('search')} value={search} onChange={(next) => change({ search: next })} />
          </div>
        )}
        <AsyncState
          of={contacts}
          loading={<RowSkeleton rows={4} />}
          isEmpty={(data) => data.items.length === 0}
          empty={
            nobody ? (
              <EmptyState
                drawing={<BenchDrawing />}
                title={t('empty')}
                action={
                  mayInvite && (
                    <Button look="primary" icon={UserRoundPlus} onClick={() => setEdited('new')}>
                      {t('invite')}
                    </Button>
                  )
                }
              >
                {t('emptyWords')}
              </EmptyState>
            ) : (
              <EmptyState drawing={<SearchDrawing />} title={t('nobody')}>
                {t('nobodyWords')}
              </EmptyState>
            )
          }
        >
          {(data) => (
            <ContactTable
              accountId={id}
              contacts={data.items}
              onEdit={setEdited}
              page={{ offset, limit, total: data.total, onMove: (to) => change({ offset: String(to) }) }}
            />
          )}
        </AsyncState>
      </div>
      {edited && (
        <ContactDialog
          accountId={id}
          contact={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

/** The command bar leads here from anywhere, with the wish in the address; it is heard once. */
function useInviting(wished: boolean, open: () => void): void {
  const begin = useEffectEvent(open)
  useEffect(() => {
    if (wished) begin()
  }, [wished])
}
