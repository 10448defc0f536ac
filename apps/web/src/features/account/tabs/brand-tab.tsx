import type { AccountView } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { BrandConflict } from '#features/account/components/brand-conflict.tsx'
import { type BrandColor, ColourFields } from '#features/account/components/colour-fields.tsx'
import { ExtraLogos, LogoField } from '#features/account/components/logo-fields.tsx'
import { SaveBar } from '#features/account/components/save-bar.tsx'
import {
  CharterField,
  LineField,
  ToneField,
  VoiceChoices,
  VoiceTicks,
} from '#features/account/components/voice-fields.tsx'
import { useBrandForm } from '#features/account/model/use-brand-form.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { LivingPost } from '#shared/living-post/living-post.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'

export function BrandTab({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const formId = useId()
  const calls = useAccountCalls(account.id)
  const brand = useBrandForm(account)
  const { form, busy, fault, submit } = brand
  const [colors, setColors] = useState<readonly BrandColor[]>(account.society.colors)
  const colorSave = useAutosave(colors, (value) => calls.colors([...value]))
  const dirty = form.isDirty()
  useLeaveGuard(dirty || colorSave.dirty)
  const { society } = account
  return (
    <>
      <div className="po-two-columns">
        <div>
          <form id={formId} onSubmit={submit} noValidate>
            <BrandConflict brand={brand} />
            {fault && (
              <Notice tone="bad" icon={TriangleAlert}>
                {fault}
              </Notice>
            )}
            <FormLayout>
              <FormSection title={t('voice.title')} note={t('voice.note')}>
                <ToneField form={form} />
                <VoiceChoices form={form} />
                <VoiceTicks form={form} />
                <LineField form={form} />
              </FormSection>
              <FormSection title={t('look.title')} note={t('look.note')}>
                <CharterField form={form} />
              </FormSection>
            </FormLayout>
          </form>
          <div className="po-own-form">
            <FormSection
              title={t('look.colors')}
              note={
                <>
                  {t('look.colorsNote')} <SaveState state={colorSave.state} />
                </>
              }
            >
              <ColourFields colors={society.colors} onChange={setColors} />
            </FormSection>
            <FormSection title={t('look.logo')}>
              <LogoField account={account} />
            </FormSection>
            <FormSection title={t('look.extraLogos')} note={t('look.extraLogosNote')}>
              <ExtraLogos account={account} />
            </FormSection>
          </div>
        </div>
        <aside>
          <LivingPost
            name={society.commercialName || society.name}
            line={society.trade || society.activitySector?.name || society.city}
            logoUrl={society.logo?.urls.medium}
            colors={['primary', 'secondary', 'tertiary'].map(
              (index) => colors.find((one) => one.index === index)?.hex,
            )}
            voice={form.values}
          />
        </aside>
      </div>
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
