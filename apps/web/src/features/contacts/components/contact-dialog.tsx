import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#features/contacts/components/contact-table.tsx'
import { call } from '#shared/api/call.ts'
import { useRoleWords } from '#shared/i18n/use-role-words.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface ContactDialogProps {
  accountId: number
  contact: Contact | undefined
  onClose: () => void
}

/** Invites a contact of a business, or changes one. */
export function ContactDialog({ accountId: id, contact, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['contacts', 'common'])
  const [typed, setTyped] = useState({
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    roleId: String(contact?.role?.id ?? ''),
  })
  const words = useRoleWords()
  const roles = useQuery({
    queryKey: ['roles', 'own', id, 'list'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/roles', { params: { id }, query: { limit: 100 }, signal })).data.items,
  })
  const write = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const send = async () => {
    const { email, ...rest } = typed
    const person = { ...rest, roleId: Number(typed.roleId) }
    if (contact) {
      const params = { id, contactId: contact.id }
      await call('POST /api/users/{id}/contacts/{contactId}', {
        params,
        body: { ...person, version: contact.version },
      })
    } else {
      await call('POST /api/users/{id}/contacts', { params: { id }, body: { ...person, email } })
    }
  }
  return (
    <PromptDialog
      title={contact ? t('editContact', { name: contact.firstName }) : t('inviteTitle')}
      words={contact ? undefined : t('inviteWords')}
      confirmLabel={contact ? t('common:actions.save') : t('send')}
      onClose={onClose}
      onSend={send}
      stale={[['contacts', id]]}
      done={contact ? t('saved', { name: typed.firstName }) : t('invited', { email: typed.email })}
    >
      {(faults) => (
        <>
          <div className="po-two-fields">
            <TextField
              label={t('firstName')}
              value={typed.firstName}
              error={faults.firstName}
              onChange={write('firstName')}
            />
            <TextField
              label={t('lastName')}
              value={typed.lastName}
              error={faults.lastName}
              onChange={write('lastName')}
            />
          </div>
          <TextField
            label={t('email')}
            type="email"
            value={typed.email}
            disabled={contact !== undefined}
            error={faults.email}
            onChange={write('email')}
          />
          <TextField
            label={t('phone')}
            optional
            type="tel"
            value={typed.phone}
            error={faults.phone}
            onChange={write('phone')}
          />
          <SelectField
            label={t('role')}
            help={t('roleHelp')}
            placeholder={t('chooseRole')}
            value={typed.roleId}
            error={faults.roleId}
            onChange={write('roleId')}
            choices={(roles.data ?? []).map((role) => ({ value: String(role.id), label: words.name(role) }))}
          />
        </>
      )}
    </PromptDialog>
  )
}
