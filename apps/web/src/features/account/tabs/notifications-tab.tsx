import type { AccountView } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import {
  MeetingFields,
  type Notifications,
  SubjectFields,
  WayFields,
} from '#features/account/components/notification-fields.tsx'
import { useVersionedSave } from '#features/account/model/use-versioned-save.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'

/** Choices only, so each one is saved as it is made. */
export function NotificationsTab({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(account.id)
  const [value, setValue] = useState(account.notifications as Notifications)
  const versioned = useVersionedSave(account, calls, (user) => user.notifications?.version)
  const save = useAutosave(value, async (inputs) => {
    await versioned((version) => calls.notifications({ ...inputs, version }))
  })
  const parts = { value, onChange: setValue }
  return (
    <FormLayout>
      <FormSection title={t('notifications.when')} note={t('notifications.whenNote')} columns={2}>
        <MeetingFields {...parts} />
      </FormSection>
      <FormSection title={t('notifications.how')} note={t('notifications.howNote')}>
        <WayFields {...parts} titled />
      </FormSection>
      <FormSection title={t('notifications.what')} note={t('notifications.whatNote')}>
        <SubjectFields {...parts} titled />
        <SaveState state={save.state} />
      </FormSection>
    </FormLayout>
  )
}
