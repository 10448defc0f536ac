import type { AccountView } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { BrandConflict } from '#features/account/components/brand-conflict.tsx'
import { type BrandColor, ColourFields } from '#features/account/components/colour-fields.tsx'
import { FontFields } from '#features/account/components/font-fields.tsx'
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
import { PostPictures } from '#shared/post-pictures/post-pictures.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { SaveState } from '#shared/ui/save-state.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'

/** Brings the whole scene along. */
const SixTemplates = lazy(() =>
  import('#features/account/components/six-templates.tsx').then((module) => ({
    default: module.SixTemplates,
  })),
)

/**
 * How a business looks and speaks: logos, colours, fonts and voice. Colours save by themselves, the rest with its button.
 */
export function BrandTab({ account }: { account: AccountView }) {
  const { t } = useTranslation('account')
  const formId = useId()
  const sixId = useId()
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
      <div className="po-two-columns po-kit">
        <div className="po-own-form">
          <FormSection
            title={t('look.colors')}
            note={
              <>
                {t('look.colorsNote')} <SaveState state={colorSave.state} />
              </>
            }
          >
            <ColourFields account={account} onChange={setColors} />
          </FormSection>
          <FormSection title={t('look.logo')}>
            <LogoField account={account} />
          </FormSection>
          <FormSection
            title={t('look.fonts.title')}
            note={
              <>
                {t('look.fonts.note')}{' '}
                <Link to="/credits" target="_blank" className="po-link">
                  {t('look.fonts.credits')}
                </Link>
              </>
            }
          >
            <FontFields form={form} name={society.commercialName || society.name} />
          </FormSection>
          <FormSection title={t('look.extraLogos')} note={t('look.extraLogosNote')}>
            <ExtraLogos account={account} />
          </FormSection>
          <FormSection title={t('look.postPictures.title')} note={t('look.postPictures.note')}>
            <PostPictures accountId={account.id} />
          </FormSection>
        </div>
        <aside aria-labelledby={sixId}>
          <h2 id={sixId}>{t('look.six.title')}</h2>
          <p className="po-field-note">{t('look.six.note')}</p>
          <Suspense fallback={<PictureSkeleton pictures={6} />}>
            <SixTemplates
              logo={society.logo}
              colors={colors}
              titleFamily={form.values.titleFamily}
              textFamily={form.values.textFamily}
            />
          </Suspense>
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
