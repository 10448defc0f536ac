import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/master/components/import-preview.css'

export type Preview = AnswerOf<'POST /api/admin/translations/import'>
type TranslationRow = Preview['lines'][number]

interface ImportPreviewProps {
  preview: Preview
  fileName: string
  busy: boolean
  onApply: () => void
  onLeave: () => void
}

/** All lines or none: with one fault nothing is taken, and each fault stands beside its line. */
export function ImportPreview({ preview, fileName, busy, onApply, onLeave }: ImportPreviewProps) {
  const { t } = useTranslation(['master', 'common'])
  const faults = preview.lines.filter((line) => line.fault !== '')
  const lines = [...faults, ...preview.lines.filter((line) => line.fault === '')]
  const columns: Column<TranslationRow>[] = [
    {
      key: 'line',
      header: t('texts.line'),
      cell: (line) => <span className="po-num">{line.line}</span>,
      width: 56,
    },
    {
      key: 'key',
      header: t('texts.key'),
      cell: (line) => <code className="po-key">{line.key}</code>,
      width: '24%',
    },
    { key: 'lang', header: t('common:languages.label'), cell: (line) => line.lang, width: 64 },
    {
      key: 'before',
      header: t('texts.before'),
      cell: (line) => <span className="po-mute">{line.before}</span>,
    },
    {
      key: 'after',
      header: t('texts.after'),
      cell: (line) =>
        line.fault ? (
          <span className="po-import-fault">
            <Icon of={TriangleAlert} size={14} />
            <span>
              {line.after && <q>{line.after}</q>} {line.fault}
            </span>
          </span>
        ) : (
          <b>{line.after}</b>
        ),
    },
  ]
  return (
    <section aria-live="polite">
      <SectionHead
        title={t('texts.preview', { file: fileName })}
        note={
          faults.length > 0
            ? t('texts.faults', { count: faults.length })
            : t('texts.changes', { count: preview.changed })
        }
        end={
          <span className="po-row">
            <Button look="quiet" onClick={onLeave}>
              {t('common:actions.cancel')}
            </Button>
            <Button
              look="primary"
              busy={busy}
              disabled={faults.length > 0 || preview.changed === 0}
              onClick={onApply}
            >
              {t('texts.apply')}
            </Button>
          </span>
        }
      />
      {lines.length > 0 ? (
        <DataTable
          caption={t('texts.preview', { file: fileName })}
          columns={columns}
          rows={lines}
          rowKey={(line) => `${line.line}-${line.key}-${line.lang}`}
        />
      ) : (
        <p className="po-ink2">{t('texts.nothing')}</p>
      )}
    </section>
  )
}
