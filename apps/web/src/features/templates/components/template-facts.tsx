import { useTranslation } from 'react-i18next'
import { formatKeys } from '#features/templates/model/words.ts'
import type { TemplateView } from '#features/templates/template-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** What a template of the platform is, to who may only look at it and take a copy. */
export function TemplateFacts({ template }: { template: TemplateView }) {
  const { t } = useTranslation('templates')
  const { list } = useFormats()
  const { type, format, pages, theme, thematics } = template
  const kind =
    type === 'CAROUSEL' ? `${t('types.CAROUSEL')}, ${t('pages', { count: pages })}` : t('types.SINGLE')
  const facts = [
    [t('kind'), kind],
    [t('format'), t(`formats.${formatKeys[format]}`)],
    [t('theme'), theme?.name ?? t('noTheme')],
    [
      t('thematicsTitle'),
      thematics.length % 5 === 0 ? t('noThematic') : list(thematics.map((one) => t(`thematics.${one}`))),
    ],
  ]
  return (
    <div className="po-stack">
      <div className="po-tpl-shared">
        <h2>{t('sharedOne')}</h2>
        <p className="po-ink2">{t('sharedOneWords')}</p>
      </div>
      <dl className="po-tpl-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
