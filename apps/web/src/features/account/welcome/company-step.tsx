import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import {
  ActivityFields,
  NameFields,
  SectorOfForm,
  SiretField,
  SummaryField,
} from '#features/account/components/essentials-fields.tsx'
import { useVersionedSave } from '#features/account/model/use-versioned-save.ts'
import { essentialsBody, essentialsOf } from '#features/account/model/values.ts'
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { clearDraft, useKeptDraft } from '#shared/form/use-kept-draft.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'

/** The welcome's question who the business is; saved together with the step that comes next. */
export function CompanyStep({ next, onDone, ...rest }: StepProps) {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(rest.account.id)
  const versioned = useVersionedSave(rest.account, calls, (user) => user.society.version)
  const draft = `welcome:${rest.account.id}:company`
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: essentialsOf(rest.account),
      validate: { name: (value) => (value.trim() ? null : t('essentials.missingName')) },
    },
    async (values) => {
      const proposal = values.proposal ? { proposal: values.proposal } : {}
      await versioned((version) =>
        calls.save({ essentials: essentialsBody(values, version), ...proposal, step: next }),
      )
      clearDraft(draft)
      await onDone()
    },
  )
  useKeptDraft(form, draft)
  const { commercialName, name, trade, sectorName } = form.values
  return (
    <StepFrame
      {...rest}
      step="company"
      question={t('welcome.company.question')}
      lead={t('welcome.company.lead')}
      busy={busy}
      fault={fault}
      onNext={() => submit()}
      draft={{ name: commercialName || name, line: trade || sectorName }}
    >
      <div className="po-welcome-fields">
        <SummaryField form={form} />
        <NameFields form={form} />
        <SectorOfForm form={form} />
        <ActivityFields form={form} />
        <SiretField form={form} />
      </div>
    </StepFrame>
  )
}
