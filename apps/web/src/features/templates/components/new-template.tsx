import type { TemplateFormat, TemplateType } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TemplateScope } from '#features/templates/model/template-scope.ts'
import { formatKeys, formats, types } from '#features/templates/model/words.ts'
import { staleAfterTemplate, themesQuery } from '#features/templates/template-queries.ts'
import { call } from '#shared/api/call.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Field } from '#shared/ui/field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

/** Ratio and kind are chosen once: a design is drawn for them. All else can change. */
export function NewTemplate({ scope, onClose }: { scope: TemplateScope; onClose: () => void }) {
  const { t } = useTranslation('templates')
  const navigate = useNavigate()
  const themes = useQuery(themesQuery(scope.accountId))
  const [name, setName] = useState('')
  const [type, setType] = useState<TemplateType>('SINGLE')
  const [format, setFormat] = useState<TemplateFormat>('1:1')
  const [theme, setTheme] = useState('')
  const send = async () => {
    const { template } = await call('POST /api/users/{id}/graphical-line-templates', {
      params: { id: scope.accountId },
      body: { names: { fr: name.trim() }, type, format, themeId: theme === '' ? null : Number(theme) },
    })
    void navigate(linkTo(scope.one(template.id)))
  }
  return (
    <PromptDialog
      title={t('create.title')}
      words={t(scope.kind === 'shared' ? 'create.words' : 'create.ownWords')}
      confirmLabel={t('create.confirm')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterTemplate}
    >
      {(faults) => (
        <>
          <TextField
            label={t('name')}
            value={name}
            maxLength={80}
            error={faults['names.fr']}
            onChange={(event) => setName(event.target.value)}
          />
          <Field label={t('kind')}>
            {() => (
              <SegmentedChoice
                label={t('kind')}
                value={type}
                onChange={setType}
                choices={types.map((value) => ({ value, label: t(`types.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('format')}>
            {() => (
              <SegmentedChoice
                label={t('format')}
                value={format}
                onChange={setFormat}
                choices={formats.map((value) => ({ value, label: t(`formats.${formatKeys[value]}`) }))}
              />
            )}
          </Field>
          <SelectField
            label={t('theme')}
            optional
            placeholder={t('noTheme')}
            value={theme}
            error={faults.themeId}
            onChange={(event) => setTheme(event.target.value)}
            choices={(themes.data ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
          />
        </>
      )}
    </PromptDialog>
  )
}
