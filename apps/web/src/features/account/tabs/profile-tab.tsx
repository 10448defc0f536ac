import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TickRow } from '#features/account/components/choice-row.tsx'
import { DataAndDeletion } from '#features/account/components/data-and-deletion.tsx'
import { Portrait } from '#features/account/components/portrait.tsx'
import { SaveBar } from '#features/account/components/save-bar.tsx'
import { type BodyOf, call } from '#shared/api/call.ts'
import { type CurrentUser, useCurrentUser } from '#shared/api/current-user.ts'
import { OwnNameFields } from '#shared/fields/own-name-fields.tsx'
import { CountryField, TimeZoneField } from '#shared/fields/place-fields.tsx'
import { keptAs } from '#shared/form/kept-as.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

type Profile = BodyOf<'POST /api/me/profile'>
const languages = ['fr', 'en', 'es', 'de'] as const

/** A person's own name, contact, language and time zone, which may differ from their business's. */
export function ProfileTab() {
  const user = useCurrentUser()
  if (!user) return null
  const first: Profile = {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    country: user.country,
    timeZone: user.timeZone,
    languages: user.languages,
  }
  return <ProfileForm first={first} user={user} />
}

function ProfileForm({ first, user }: { first: Profile; user: CurrentUser }) {
  const { t } = useTranslation(['account', 'common'])
  const formId = useId()
  const client = useQueryClient()
  const { form, busy, fault, submit } = useServerForm<Profile & Record<string, unknown>>(
    {
      initialValues: { ...first },
      validate: {
        firstName: (value) => (value.trim() ? null : t('account:essentials.missingName')),
        lastName: (value) => (value.trim() ? null : t('account:essentials.missingName')),
      },
    },
    async (body) => {
      await call('POST /api/me/profile', { body })
      keptAs(form, body)
      await client.invalidateQueries({ queryKey: ['user'] })
      await client.invalidateQueries({ queryKey: ['account'] })
      toast({ message: t('account:saved') })
    },
  )
  const dirty = form.isDirty()
  useLeaveGuard(dirty)
  const place = (name: 'country' | 'timeZone') => ({
    'data-path': name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.setFieldValue(name, value),
  })
  return (
    <>
      <form id={formId} onSubmit={submit} noValidate>
        {fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        )}
        <FormLayout>
          <FormSection title={t('account:profile.title')} note={t('account:profile.note')} columns={2}>
            <OwnNameFields form={form} />
            <TextField
              label={t('account:profile.phone')}
              optional
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('phone')}
            />
          </FormSection>
          <FormSection title={t('account:profile.picture')} note={t('account:profile.pictureNote')}>
            <Portrait user={user} />
          </FormSection>
          <FormSection title={t('account:profile.place')} note={t('account:profile.placeNote')} columns={2}>
            <CountryField {...place('country')} />
            <TimeZoneField {...place('timeZone')} />
            <div className="po-wide-field">
              <TickRow
                label={t('account:profile.languages')}
                choices={languages.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
                value={form.values.languages}
                onChange={(value) => form.setFieldValue('languages', value as Profile['languages'])}
              />
            </div>
          </FormSection>
        </FormLayout>
      </form>
      <DataAndDeletion user={user} />
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
