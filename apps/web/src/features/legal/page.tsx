import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LegalFrame } from '#features/legal/frame.tsx'
import { call } from '#shared/api/call.ts'
import { firstLanguage, isInterfaceLanguage } from '#shared/i18n/language.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { type Block, plainText, readMarkdown } from '#shared/lib/markdown.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Markdown } from '#shared/ui/markdown.tsx'

type Document = 'terms' | 'privacy'

/** A legal text in the language of the interface, open to everybody. */
export const PrivacyPage = () => <LegalPage document="privacy" />
export const TermsPage = () => <LegalPage document="terms" />

function LegalPage({ document: name }: { document: Document }) {
  const { t, i18n } = useTranslation('legal')
  const formats = useFormats()
  const lang = isInterfaceLanguage(i18n.language) ? i18n.language : firstLanguage()
  const found = useQuery({
    queryKey: ['legal', name, lang],
    queryFn: ({ signal }) =>
      call('GET /api/legal/{document}', { params: { document: name }, query: { lang }, signal }),
  })
  const title = found.data?.title || t(name)
  const blocks = found.data ? withoutTitle(readMarkdown(found.data.markdown), title) : []
  return (
    <LegalFrame
      title={title}
      facts={
        <>
          {found.data?.changedAt && (
            <span>{t('changed', { date: formats.longDate(found.data.changedAt) })}</span>
          )}
          {name === 'privacy' && (
            <a className="po-btn po-btn-default" href={`/privacy-policy.pdf?lang=${lang}`} download>
              <Icon of={Download} size={16} />
              {t('pdf')}
            </a>
          )}
        </>
      }
    >
      <AsyncState
        of={found}
        isEmpty={(data) => data.markdown.trim() === ''}
        empty={<EmptyState title={t('empty')}>{t('emptyWords')}</EmptyState>}
      >
        {() => (
          <div className="po-legal-columns">
            <Contents blocks={blocks} />
            <Markdown blocks={blocks} anchors />
          </div>
        )}
      </AsyncState>
    </LegalFrame>
  )
}

function Contents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation('legal')
  const parts = blocks.flatMap((one) => (one.kind === 'heading' && one.level === 2 ? [one] : []))
  if (parts.length < 3) return <span />
  return (
    <nav className="po-legal-contents" aria-label={t('contents')}>
      <b>{t('contents')}</b>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{plainText(part.children)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The document often opens with its own title, which the page has already said. */
function withoutTitle(blocks: Block[], title: string): Block[] {
  const [first, ...rest] = blocks
  return first?.kind === 'heading' && plainText(first.children).trim() === title.trim() ? rest : blocks
}
