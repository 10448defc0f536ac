import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandConflict } from '#features/account/components/brand-conflict.tsx'
import { type BrandColor, ColourFields, colorIndexes } from '#features/account/components/colour-fields.tsx'
import { LogoField } from '#features/account/components/logo-fields.tsx'
import {
  CharterField,
  LineField,
  VoiceChoices,
  VoiceTicks,
} from '#features/account/components/voice-fields.tsx'
import { useBrandForm } from '#features/account/model/use-brand-form.ts'
import { StepFrame, type StepProps } from '#features/account/welcome/step-frame.tsx'
import { ToneList } from '#features/account/welcome/tone-list.tsx'
import { clearDraft, useKeptDraft } from '#shared/form/use-kept-draft.ts'

/** The welcome's questions about how a business speaks and looks; answers are kept as a draft until the step is saved. */
export function EditorialStep({ next, onDone, ...rest }: StepProps) {
  const { t } = useTranslation('account')
  const draft = `welcome:${rest.account.id}:editorialLine`
  const brand = useBrandForm(rest.account, {
    quiet: true,
    also: () => ({ step: next }),
    onSaved: async () => {
      clearDraft(draft)
      await onDone()
    },
  })
  const { form, busy, fault, submit } = brand
  useKeptDraft(form, draft)
  // Whoever is refused for a field in there has to see it.
  const refused = Object.keys(form.errors).some((name) => !name.startsWith('tone') && name !== 'customTone')
  return (
    <StepFrame
      {...rest}
      step="editorialLine"
      question={t('welcome.editorialLine.question')}
      lead={t('welcome.editorialLine.lead')}
      busy={busy}
      fault={fault}
      onNext={() => submit()}
      draft={{ voice: form.values }}
    >
      <div className="po-welcome-list">
        <BrandConflict brand={brand} />
        <ToneList form={form} />
        <details className="po-refine" open={refused || undefined}>
          <summary>{t('welcome.editorialLine.refine')}</summary>
          <div>
            <VoiceChoices form={form} />
            <VoiceTicks form={form} />
            <LineField form={form} />
          </div>
        </details>
      </div>
    </StepFrame>
  )
}

export function GraphicStep({ next, onDone, ...rest }: StepProps) {
  const { t } = useTranslation('account')
  const { account } = rest
  const [colors, setColors] = useState<readonly BrandColor[]>(account.society.colors)
  const draft = `welcome:${account.id}:graphicLine`
  // A picture that was chosen and not sent would be left behind without a word.
  const [waiting, setWaiting] = useState(false)
  const [unsent, setUnsent] = useState(false)
  const brand = useBrandForm(account, {
    quiet: true,
    also: () => ({ colors: [...colors], step: next }),
    onSaved: async () => {
      clearDraft(draft)
      await onDone()
    },
  })
  const { form, busy, fault, submit } = brand
  useKeptDraft(form, draft)
  return (
    <StepFrame
      {...rest}
      step="graphicLine"
      question={t('welcome.graphicLine.question')}
      lead={t('welcome.graphicLine.lead')}
      busy={busy}
      fault={unsent && waiting ? t('welcome.graphicLine.unsent') : fault}
      onNext={() => (waiting ? setUnsent(true) : submit())}
      draft={{ colors: colorIndexes.map((index) => colors.find((one) => one.index === index)?.hex) }}
    >
      <div className="po-welcome-list">
        <BrandConflict brand={brand} />
        <ColourFields account={account} onChange={setColors} />
        <LogoField account={account} onWaiting={setWaiting} />
        <CharterField form={form} />
      </div>
    </StepFrame>
  )
}
