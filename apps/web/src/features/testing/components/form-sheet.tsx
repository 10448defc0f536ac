import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetSection } from '#features/testing/components/sheet-section.tsx'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Switch } from '#shared/ui/check-field.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'
import { SearchSelect } from '#shared/ui/search-select.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

const zones = ['Europe/Paris', 'Europe/Brussels', 'Europe/London', 'America/Montreal', 'Indian/Reunion']
const savedAt = new Date('2026-11-23T10:12:00+01:00')

export function FormSheet() {
  const { t } = useTranslation(['testing', 'common'])
  const [zone, setZone] = useState<string | null>('Europe/Paris')
  return (
    <SheetSection title={t('form.title')} note={t('form.note')}>
      <div>
        <FormLayout>
          <FormSection title={t('form.identity')} note={t('form.identityNote')} columns={2}>
            <TextField label={t('form.name')} defaultValue="Maison Verdier" />
            <SearchSelect
              label={t('form.zone')}
              value={zone}
              onChange={setZone}
              choices={zones.map((value) => ({ value, label: value }))}
            />
          </FormSection>
          <FormSection title={t('form.voice')} note={t('form.voiceNote')}>
            <TextArea label={t('fields.hook')} optional defaultValue={t('type.large')} />
            <Switch label={t('fields.footer')} help={t('fields.postTitleHelp')} defaultChecked />
          </FormSection>
        </FormLayout>
        <ActionBar start={<SaveState state={{ kind: 'saved', at: savedAt }} />}>
          <Button look="quiet">{t('common:actions.cancel')}</Button>
          <Button look="primary">{t('common:actions.save')}</Button>
        </ActionBar>
      </div>
    </SheetSection>
  )
}
