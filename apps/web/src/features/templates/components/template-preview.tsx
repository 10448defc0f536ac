import type { SampleBrand } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { samples } from '#features/templates/model/words.ts'
import { pictureAt, type TemplateView } from '#features/templates/template-queries.ts'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

interface TemplatePreviewProps {
  template: TemplateView
  /** The platform has no brand of its own: it looks at three. */
  hasSamples: boolean
}

/** The template as large as there is room, page by page; never cropped. */
export function TemplatePreview({ template, hasSamples }: TemplatePreviewProps) {
  const { t } = useTranslation('templates')
  const [sample, setSample] = useState<SampleBrand>('light')
  const [chosen, setPage] = useState(0)
  const page = Math.min(chosen, template.pages - 1)
  const brand = hasSamples ? { brand: sample } : {}
  const at = (of: number, width: number) => pictureAt(template.file, { page: of, width, ...brand })
  return (
    <section aria-label={t('preview')} className="po-tpl-stage">
      {hasSamples && (
        <Field label={t('sample')}>
          {() => (
            <SegmentedChoice
              label={t('sample')}
              value={sample}
              onChange={setSample}
              choices={samples.map((value) => ({ value, label: t(`samples.${value}`) }))}
            />
          )}
        </Field>
      )}
      <img
        className="po-tpl-large"
        src={at(page, 1080)}
        alt={t('previewOf', { name: template.name, page: page + 1 })}
      />
      {template.pages > 1 && (
        <ol className="po-tpl-pages">
          {Array.from({ length: template.pages }, (_, of) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
            <li key={of}>
              <button
                type="button"
                aria-label={t('page', { page: of + 1 })}
                aria-pressed={of === page}
                onClick={() => setPage(of)}
              >
                <img src={at(of, 160)} alt="" loading="lazy" decoding="async" />
                <span className="po-num">{of + 1}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
