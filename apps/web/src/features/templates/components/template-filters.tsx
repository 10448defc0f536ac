import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TemplateScope } from '#features/templates/model/template-scope.ts'
import { formats, statuses, thematicNames, types } from '#features/templates/model/words.ts'
import type { ListWords } from '#shared/lib/use-list-search.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

const names = ['search', 'type', 'format', 'status', 'thematic'] as const
export const isNarrowed = (words: ListWords) => names.some((name) => words[name])

interface TemplateFiltersProps {
  scope: TemplateScope
  words: ListWords
  change: (next: Record<string, string>) => void
}

/** Narrows a gallery of templates; the choices stand in the page's address. */
export function TemplateFilters({ scope, words, change }: TemplateFiltersProps) {
  const { t } = useTranslation('templates')
  return (
    <div className="po-tpl-filters">
      <ListSearch
        key={isNarrowed(words) ? 'narrowed' : 'wide'}
        label={t('search')}
        value={words.search ?? ''}
        onChange={(search) => change({ search })}
      />
      <Field label={t('kind')}>
        {() => (
          <SegmentedChoice
            label={t('kind')}
            value={words.type ?? ''}
            onChange={(type) => change({ type })}
            choices={[
              { value: '', label: t('all') },
              ...types.map((value) => ({ value: value as string, label: t(`typesAll.${value}`) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('format')}>
        {() => (
          <SegmentedChoice
            label={t('format')}
            value={words.format ?? ''}
            onChange={(format) => change({ format })}
            choices={[
              { value: '', label: t('anyFormat') },
              ...formats.map((value) => ({ value: value as string, label: value })),
            ]}
          />
        )}
      </Field>
      {scope.kind === 'shared' && (
        <SelectField
          label={t('status')}
          placeholder={t('anyStatus')}
          value={words.status ?? ''}
          onChange={(event) => change({ status: event.target.value })}
          choices={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      )}
      <SelectField
        label={t('thematic')}
        placeholder={t('anyThematic')}
        value={words.thematic ?? ''}
        onChange={(event) => change({ thematic: event.target.value })}
        choices={thematicNames.map((value) => ({ value, label: t(`thematics.${value}`) }))}
      />
      {isNarrowed(words) && (
        <Button
          look="quiet"
          icon={X}
          onClick={() => change(Object.fromEntries(names.map((name) => [name, ''])))}
        >
          {t('reset')}
        </Button>
      )}
    </div>
  )
}
