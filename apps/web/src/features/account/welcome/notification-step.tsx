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
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { useAction } from '#shared/api/use-action.ts'

/** The welcome's question how and when the business wants to hear from the platform. */
export function NotificationStep({ next, onDone, ...rest }: StepProps) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(rest.account.id)
  const [value, setValue] = useState(rest.account.notifications as Notifications | null)
  const versioned = useVersionedSave(rest.account, calls, (user) => user.notifications?.version)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: () =>
      versioned((version) =>
        calls.save({ ...(value ? { notifications: { ...value, version } } : {}), step: next }),
      ),
    onDone,
  })
  const parts = value && { value, onChange: setValue }
  return (
    <StepFrame
      {...rest}
      step="notifications"
      question={t('welcome.notifications.question')}
      lead={t('welcome.notifications.lead')}
      busy={busy}
      fault={fault}
      onNext={() => void run()}
    >
      {parts && (
        <div className="po-welcome-list">
          <div className="po-welcome-fields">
            <MeetingFields {...parts} />
          </div>
          <WayFields {...parts} />
          <SubjectFields {...parts} />
        </div>
      )}
    </StepFrame>
  )
}
