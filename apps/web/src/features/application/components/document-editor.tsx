import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readMarkdown } from '#shared/lib/markdown.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { Markdown } from '#shared/ui/markdown.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'
import { WhereShown } from '#shared/ui/where-shown.tsx'
import '#features/application/components/application.css'

interface DocumentEditorProps {
  title: string
  where: string
  value: { fr: string; en: string }
  /** What stands in place of `{{words}}` when people read it. */
  words: Readonly<Record<string, string>>
  onChange: (value: { fr: string; en: string }) => void
}

/** The text at the left, the page as people will read it at the right. */
export function DocumentEditor({ title, where, value, words, onChange }: DocumentEditorProps) {
  const { t } = useTranslation(['application', 'common'])
  const [lang, setLang] = useState<'fr' | 'en'>('fr')
  const late = useLate(value[lang])
  const shown = late.replace(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] || t('toComplete'))
  return (
    <section className="po-document">
      <SectionHead
        title={title}
        end={
          <SegmentedChoice
            size="sm"
            label={t('common:languages.label')}
            value={lang}
            onChange={setLang}
            choices={(['fr', 'en'] as const).map((one) => ({
              value: one,
              label: t(`common:languages.${one}`),
            }))}
          />
        }
      />
      <WhereShown>{where}</WhereShown>
      <div className="po-document-two">
        <TextArea
          label={t('text')}
          help={t('markdownHelp')}
          lang={lang}
          rows={20}
          value={value[lang]}
          onChange={(event) => onChange({ ...value, [lang]: event.target.value })}
        />
        <div>
          <p className="po-document-label">{t('preview')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className="po-document-proof" lang={lang} aria-label={t('preview')} tabIndex={0}>
            {shown.trim() === '' ? (
              <p className="po-mute">{t('emptyDocument')}</p>
            ) : (
              <Markdown blocks={readMarkdown(shown)} />
            )}
          </section>
        </div>
      </div>
    </section>
  )
}
