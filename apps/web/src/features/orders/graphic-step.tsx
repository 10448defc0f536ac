import type { TaskFormat } from '@postelier/contract'
import { graphicTypes, longestBriefText, mostMediaKeywords } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import { FilmSuggestions } from '#features/orders/film-suggestions.tsx'
import { MoreFields } from '#features/orders/more-fields.tsx'
import { DraftFiles, type FinishFiles } from '#features/orders/order-files.tsx'
import type { OrderAt } from '#features/orders/order-queries.ts'
import type { StepProps } from '#features/orders/step-props.ts'
import { Switch } from '#shared/ui/check-field.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TagInput } from '#shared/ui/tag-input.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface GraphicStepProps extends StepProps {
  /** Null where what is asked for is delivered already: its files are as they were. */
  at: OrderAt | null
  format: TaskFormat
  finish?: FinishFiles
}

const pageCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The step of an order's brief about the picture: what it shows, words for it, files to use. */
export function GraphicStep({ at, brief, change, format, finish }: GraphicStepProps) {
  const { graphic } = brief
  const { t } = useTranslation(['briefs', 'orders'])
  const set = (part: Partial<typeof graphic>) => change({ graphic: { ...graphic, ...part } })
  const left = mostMediaKeywords - graphic.mediaKeywords.length
  return (
    <>
      {format === 'video' ? (
        <>
          <TextArea
            label={t('film')}
            optional
            rows={graphic.film ? 6 : 3}
            maxLength={longestBriefText}
            value={graphic.film}
            onChange={({ target }) => set({ film: target.value })}
          />
          <FilmSuggestions brief={brief} onFilm={(film) => set({ film: film.slice(0, longestBriefText) })} />
        </>
      ) : (
        <TextArea
          label={t(format === 'carousel' ? 'pages' : 'requirements')}
          optional
          {...(format === 'carousel' ? { placeholder: t('pagesExample') } : {})}
          rows={format === 'carousel' ? 5 : 3}
          maxLength={2000}
          value={graphic.requirements}
          onChange={({ target }) => set({ requirements: target.value })}
        />
      )}
      {format === 'carousel' && (
        <SelectField
          label={t('pageCount')}
          placeholder={t('pageCountFree')}
          value={graphic.pages === null ? '' : String(graphic.pages)}
          onChange={({ target }) => set({ pages: Number(target.value) || null })}
          choices={pageCounts.map((count) => ({ value: String(count), label: String(count) }))}
        />
      )}
      {at && <DraftFiles at={at} finish={finish} />}
      <MoreFields note={t('orders:moreGraphic')}>
        {format !== 'video' && (
          <SelectField
            label={t('graphic')}
            value={graphic.type}
            onChange={({ target }) =>
              set({ type: graphicTypes.find((one) => one === target.value) ?? 'agentChoice' })
            }
            choices={graphicTypes.map((value) => ({ value, label: t(`graphicTypes.${value}`) }))}
          />
        )}
        <TagInput
          label={t('mediaKeywords')}
          optional
          help={left > 0 ? t('orders:keywordsLeft', { count: left }) : t('orders:keywordsFull')}
          max={mostMediaKeywords}
          value={graphic.mediaKeywords}
          onChange={(mediaKeywords) => set({ mediaKeywords })}
        />
        <Switch
          label={t('withLogo')}
          checked={graphic.withLogo}
          onChange={({ target }) => set({ withLogo: target.checked })}
        />
        <Switch
          label={t('withCharter')}
          checked={graphic.withCharter}
          onChange={({ target }) => set({ withCharter: target.checked })}
        />
      </MoreFields>
    </>
  )
}
