import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportPreview, type Preview } from '#features/master/components/import-preview.tsx'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { WhereShown } from '#shared/ui/where-shown.tsx'

function bodyOf(file: File, preview: boolean): FormData {
  const body = new FormData()
  body.set('preview', String(preview))
  body.set('file', file)
  return body
}

/** Out as a table, back as a table; nothing is taken before one has seen what it would change. */
export function TranslationTools() {
  const { t } = useTranslation('master')
  const mayImport = useAbility('adminTranslations:edit')
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: ({ chosen, asPreview }: { chosen: File; asPreview: boolean }) =>
      call('POST /api/admin/translations/import', { body: bodyOf(chosen, asPreview) }),
    stale: ({ asPreview }) => (asPreview ? [] : staleAfter(['texts.changed'])),
    onDone: (answer, { chosen, asPreview }) => {
      setFile(chosen)
      setPreview(asPreview ? answer : null)
    },
    done: ({ changed }, { asPreview }) => (asPreview ? null : t('texts.done', { count: changed })),
  })
  return (
    <div className="po-page">
      <FormLayout>
        <FormSection title={t('texts.out')} note={<WhereShown>{t('texts.where')}</WhereShown>}>
          <p className="po-ink2">{t('texts.outWords')}</p>
          <div>
            <a className="po-btn po-btn-default" href="/api/admin/translations/export" download>
              <Icon of={Download} size={16} />
              <span className="po-btn-text">{t('texts.download')}</span>
            </a>
          </div>
        </FormSection>
        {mayImport && (
          <FormSection title={t('texts.in')} note={t('texts.inNote')}>
            <FileDrop
              label={t('texts.drop')}
              help={t('texts.dropHelp')}
              {...(fault ? { error: fault } : {})}
              accept=".csv"
              maxBytes={5 * 1024 * 1024}
              onFiles={([chosen]) => chosen && void run({ chosen, asPreview: true })}
            />
          </FormSection>
        )}
      </FormLayout>
      {preview && file && (
        <ImportPreview
          preview={preview}
          fileName={file.name}
          busy={busy}
          onApply={() => void run({ chosen: file, asPreview: false })}
          onLeave={() => setPreview(null)}
        />
      )}
    </div>
  )
}
