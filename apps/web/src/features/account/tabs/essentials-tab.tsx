import type { AccountView } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { AlertContact } from '#features/account/components/alert-contact.tsx'
import {
  ActivityFields,
  NameFields,
  SectorOfForm,
  SiretField,
  SummaryField,
} from '#features/account/components/essentials-fields.tsx'
import { SaveBar } from '#features/account/components/save-bar.tsx'
import { useVersionedSave } from '#features/account/model/use-versioned-save.ts'
import { essentialsBody, essentialsOf } from '#features/account/model/values.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { CountryField } from '#shared/fields/place-fields.tsx'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** Who a business is. A save that meets somebody else's asks which of the two stays. */
export function EssentialsTab({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const formId = useId()
  const calls = useAccountCalls(account.id)
  const versioned = useVersionedSave(account, calls, (user) => user.society.version)
  const [conflict, setConflict] = useState(false)
  const takeServerCopy = async () => {
    const serverCopy = essentialsOf(await calls.fresh())
    form.setInitialValues(serverCopy)
    form.setValues(serverCopy)
    setConflict(false)
  }
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: essentialsOf(account),
      validate: { name: (value) => (value.trim() ? null : t('essentials.missingName')) },
    },
    async (values) => {
      const fresh = values.proposal !== '' && form.isDirty('proposal')
      const proposal = fresh ? { proposal: values.proposal } : {}
      const user = await versioned((version) =>
        calls.save({ essentials: essentialsBody(values, version), ...proposal }),
      ).catch((error: unknown) => {
        if (!isApiError(error) || error.code !== 'conflict') throw error
        return undefined
      })
      setConflict(!user)
      if (!user) return
      // The proposal waits for its answer: the field goes on saying so.
      const kept = { ...essentialsOf(user), proposal: values.proposal }
      form.setInitialValues(kept)
      form.setValues(kept)
      toast({ message: fresh ? t('essentials.proposed') : t('saved') })
    },
  )
  const dirty = form.isDirty()
  useLeaveGuard(dirty)
  return (
    <>
      <form id={formId} onSubmit={submit} noValidate>
        {conflict && <ConflictNotice onKeep={() => submit()} onTake={() => void takeServerCopy()} />}
        {fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        )}
        <FormLayout>
          <FormSection title={t('essentials.identity')} note={t('essentials.identityNote')} columns={2}>
            <NameFields form={form} />
            <SiretField form={form} />
            <TextField label={t('essentials.vatNumber')} optional {...form.getInputProps('vatNumber')} />
          </FormSection>
          <FormSection title={t('essentials.activity')} note={t('essentials.activityNote')} columns={2}>
            <SummaryField form={form} />
            <SectorOfForm form={form} />
            <TextField label={t('essentials.trade')} optional {...form.getInputProps('trade')} />
            <ActivityFields form={form} />
          </FormSection>
          <FormSection title={t('essentials.place')} note={t('essentials.placeNote')} columns={2}>
            <div className="po-wide-field">
              <TextField
                label={t('essentials.address')}
                optional
                autoComplete="street-address"
                {...form.getInputProps('address')}
              />
            </div>
            <TextField
              label={t('essentials.zipCode')}
              optional
              autoComplete="postal-code"
              {...form.getInputProps('zipCode')}
            />
            <TextField
              label={t('essentials.city')}
              optional
              autoComplete="address-level2"
              {...form.getInputProps('city')}
            />
            <CountryField
              data-path="country"
              value={form.values.country}
              error={form.errors.country}
              onChange={(value) => form.setFieldValue('country', value)}
            />
          </FormSection>
        </FormLayout>
      </form>
      <AlertContact account={account} />
      <SaveBar
        form={formId}
        dirty={dirty}
        busy={busy}
        faults={Object.keys(form.errors).length}
        onReset={() => form.reset()}
      />
    </>
  )
}
