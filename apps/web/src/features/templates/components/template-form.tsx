import type { Thematic } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TemplateSheet } from '#features/templates/components/template-sheet.tsx'
import type { TemplateScope } from '#features/templates/model/template-scope.ts'
import { statuses, thematicNames } from '#features/templates/model/words.ts'
import {
  staleAfterTemplate,
  type TemplateView,
  templateQuery,
  themesQuery,
} from '#features/templates/template-queries.ts'
import { call } from '#shared/api/call.ts'
import { readAgain } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useVersionedForm, type VersionedForm } from '#shared/form/use-versioned-form.ts'
import { SettingsForm } from '#shared/layouts/settings-form.tsx'
import { Checkbox, Switch } from '#shared/ui/check-field.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

type Values = {
  name: string
  names: { fr: string; en: string }
  status: TemplateView['status']
  thematics: Thematic[]
  themeId: string
  isDefault: boolean
  isDefaultSuggestion: boolean
}
const valuesOf = ({
  names,
  status,
  thematics,
  theme,
  isDefault,
  isDefaultSuggestion,
}: TemplateView): Values => ({
  // Beside the fields themselves, in words: what a notice of somebody else's change quotes.
  name: names.fr,
  names: { ...names },
  status,
  thematics: thematicNames.filter((one) => thematics.includes(one)),
  themeId: String(theme?.id ?? ''),
  isDefault,
  isDefaultSuggestion,
})

interface TemplateFormProps {
  template: TemplateView
  scope: TemplateScope
  preview: ReactNode
  states: ReactNode
}

/** What the template is, beside how it looks; its past below. */
export function TemplateForm({ template, scope, preview, states }: TemplateFormProps) {
  const { t } = useTranslation('templates')
  const params = { id: scope.accountId, templateId: template.id }
  const query = templateQuery(scope.accountId, template.id)
  const of = useVersionedForm<Values, TemplateView>({
    start: template,
    valuesOf,
    save: async ({ name: _, themeId, names, ...rest }, version) => {
      const { template: saved } = await call('POST /api/users/{id}/graphical-line-templates/{templateId}', {
        params,
        body: {
          ...rest,
          names: { fr: names.fr.trim(), en: names.en.trim() },
          themeId: themeId === '' ? null : Number(themeId),
          version,
        },
      })
      queryClient.setQueryData(query.queryKey, saved)
      toast({ tone: 'done', message: t('saved', { name: saved.name }) })
      await readAgain(staleAfterTemplate)
      return saved
    },
    reread: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
  })
  const isShared = scope.kind === 'shared'
  return (
    <SettingsForm
      of={of}
      mayEdit
      isFootLate
      labels={{ name: t('name') }}
      effect={t(isShared ? 'effect' : 'effectOwn')}
    >
      <TemplateSheet format={template.format}>
        {preview}
        <Details of={of} scope={scope} />
        {states}
      </TemplateSheet>
    </SettingsForm>
  )
}

function Details({ of, scope }: { of: VersionedForm<Values>; scope: TemplateScope }) {
  const { t } = useTranslation('templates')
  const { form } = of
  const themes = useQuery(themesQuery(scope.accountId))
  const { thematics } = form.values
  const toggle = (one: Thematic) =>
    form.setFieldValue(
      'thematics',
      thematicNames.filter((name) => (name === one) !== thematics.includes(name)),
    )
  const flag = (name: 'isDefault' | 'isDefaultSuggestion') => ({
    label: t(name),
    help: t(`${name}Help`),
    disabled: form.values.status !== 'enabled' && !form.values[name],
    ...form.getInputProps(name, { type: 'checkbox' }),
  })
  return (
    <div className="po-stack po-tpl-details">
      {scope.kind === 'shared' ? (
        <>
          <TextField label={t('nameIn.fr')} lang="fr" maxLength={80} {...form.getInputProps('names.fr')} />
          <TextField
            label={t('nameIn.en')}
            lang="en"
            optional
            maxLength={80}
            {...form.getInputProps('names.en')}
          />
        </>
      ) : (
        <TextField label={t('name')} maxLength={80} {...form.getInputProps('names.fr')} />
      )}
      <SelectField
        label={t('status')}
        choices={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        {...form.getInputProps('status')}
      />
      <SelectField
        label={t('theme')}
        optional
        placeholder={t('noTheme')}
        choices={(themes.data ?? []).map((theme) => ({ value: String(theme.id), label: theme.name }))}
        {...form.getInputProps('themeId')}
      />
      <fieldset className="po-tpl-checks">
        <legend>{t('thematicsTitle')}</legend>
        {thematicNames.map((one) => (
          <Checkbox
            key={one}
            label={t(`thematics.${one}`)}
            checked={thematics.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </fieldset>
      <Switch {...flag('isDefault')} />
      <Switch {...flag('isDefaultSuggestion')} />
    </div>
  )
}
