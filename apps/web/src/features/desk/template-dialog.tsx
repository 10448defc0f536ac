import type { WorkView } from '@postelier/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workKey } from '#features/desk/desk-queries.ts'
import { call } from '#shared/api/call.ts'
import { Starts } from '#shared/template-starts/starts.tsx'
import { startsQuery } from '#shared/template-starts/starts-query.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SearchField } from '#shared/ui/search-field.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'

/** What the picture is begun from: a template that the business is offered, or a blank page. */
export function TemplateDialog({ work, onClose }: { work: WorkView; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [templateId, setTemplateId] = useState<number | null>(null)
  const [words, setWords] = useState('')
  const starts = useQuery(startsQuery(work.accountId, { format: '1:1', isCarousel: work.format !== 'image' }))
  return (
    <PromptDialog
      title={t('template')}
      words={t('templateWords')}
      confirmLabel={t(templateId === null ? 'blankTake' : 'templateTake')}
      isWide
      onClose={onClose}
      onSend={() =>
        call('POST /api/me/running-tasks/{taskPublicId}/visual', {
          params: { taskPublicId: work.taskId },
          body: { templateId },
        })
      }
      stale={[workKey]}
    >
      {() => (
        <AsyncState of={starts} loading={<PictureSkeleton />}>
          {(items) => {
            const found = items.filter(({ id, name }) => id === templateId || isNamed(name, words))
            return (
              <>
                <SearchField label={t('templateSearch')} value={words} onChange={setWords} />
                {found.length === 0 && words && (
                  <p role="status" className="po-mute">
                    {t('templateNone')}
                  </p>
                )}
                <div className="po-desk-templates">
                  <Starts
                    items={found}
                    ratio="1:1"
                    none={t('blank')}
                    value={templateId}
                    onChange={setTemplateId}
                  />
                </div>
              </>
            )
          }}
        </AsyncState>
      )}
    </PromptDialog>
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word that is looked for begins somewhere in the name; accents are not asked for. */
const isNamed = (name: string, words: string): boolean =>
  plain(words)
    .split(/\s+/u)
    .every((word) => plain(name).includes(word))
