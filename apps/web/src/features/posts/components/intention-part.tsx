import { useTranslation } from 'react-i18next'
import type { TruthView } from '#features/posts/truth/truth-queries.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'

type Tone = 'institutional'

/** What the post was drafted to do. */
export function IntentionPart({ of }: { of: NonNullable<TruthView['intention']> }) {
  const { t } = useTranslation(['postPage', 'planning', 'account'])
  const { subject, objective, audience, tone } = of
  const rows = [
    [t('intention.subject'), subject],
    [t('intention.objective'), t(`planning:objective.${objective}`)],
    [t('intention.audience'), audience ?? t('intention.everybody')],
    [t('intention.tone'), tone ? t(`account:voice.tones.${tone as Tone}`) : t('intention.usual')],
  ] as const
  return (
    <section aria-label={t('intention.title')}>
      <SectionHead title={t('intention.title')} />
      <dl className="po-intention">
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
