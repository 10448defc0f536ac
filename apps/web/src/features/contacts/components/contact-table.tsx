import { MailPlus, Pencil, UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useRoleWords } from '#shared/i18n/use-role-words.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import type { PagerProps } from '#shared/ui/pager.tsx'
import { PersonState } from '#shared/ui/person-state.tsx'

export type Contact = AnswerOf<'GET /api/users/{id}/contacts'>['data']['items'][number]

interface ContactTableProps {
  accountId: number
  contacts: readonly Contact[]
  onEdit: (contact: Contact) => void
  page: PagerProps
}

/** The people who may act for a business, with their role and whether they accepted their invitation. */
export function ContactTable({ accountId, contacts, onEdit, page }: ContactTableProps) {
  const { t } = useTranslation('contacts')
  const { dayMonth } = useFormats()
  const words = useRoleWords()
  const columns: Column<Contact>[] = [
    {
      key: 'name',
      header: t('name'),
      cell: (contact) => (
        <span className="po-row">
          <Avatar name={nameOf(contact)} size={32} />
          <span className="po-cell-two">
            <b>{nameOf(contact)}</b>
            <small>{contact.email}</small>
          </span>
        </span>
      ),
    },
    { key: 'role', header: t('role'), cell: (contact) => contact.role && words.name(contact.role) },
    {
      key: 'state',
      header: t('state'),
      cell: (contact) => (
        <span className="po-cell-two">
          <PersonState state={contact.state} />
          {contact.state === 'pending' && (
            <small>
              {contact.invitedUntil ? t('until', { date: dayMonth(contact.invitedUntil) }) : t('expired')}
            </small>
          )}
        </span>
      ),
    },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (contact) => <Acts accountId={accountId} contact={contact} onEdit={onEdit} />,
    },
  ]
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={contacts}
      rowKey={(contact) => String(contact.id)}
      {...(page.total > page.limit ? { page } : {})}
    />
  )
}

const nameOf = (contact: Contact) => `${contact.firstName} ${contact.lastName}`

interface ActsProps {
  accountId: number
  contact: Contact
  onEdit: (contact: Contact) => void
}

/** Removing ends somebody's sessions and way in: no undo can promise that back, so it asks first. */
function Acts({ accountId, contact, onEdit }: ActsProps) {
  const { t } = useTranslation('contacts')
  const name = nameOf(contact)
  const params = { id: accountId, contactId: contact.id }
  const stale = [['contacts', accountId]]
  const invitation = useAction({
    stale,
    send: () => call('POST /api/users/{id}/contacts/{contactId}/invite', { params }),
    done: t('invitedAgain', { email: contact.email }),
  })
  const removal = useAction({
    stale,
    send: () => call('DELETE /api/users/{id}/contacts/{contactId}', { params }),
    done: t('removed', { name }),
  })
  const remove = async () => {
    const agreed = await confirm({
      title: t('removeTitle', { name }),
      words: t('removeWords', { name: contact.firstName }),
      confirmLabel: t('remove'),
      keepLabel: t('keep', { name: contact.firstName }),
      danger: true,
    })
    if (agreed) await removal.run()
  }
  const may = (ability: string) => contact.abilities.includes(ability)
  return (
    <span className="po-row po-acts-end">
      {may('invite') && (
        <IconButton
          icon={MailPlus}
          label={t('inviteAgain', { name })}
          disabled={invitation.busy}
          onClick={() => void invitation.run()}
        />
      )}
      {may('edit') && (
        <IconButton icon={Pencil} label={t('editContact', { name })} onClick={() => onEdit(contact)} />
      )}
      {may('delete') && (
        <IconButton icon={UserRoundX} label={t('removeContact', { name })} onClick={() => void remove()} />
      )}
    </span>
  )
}
