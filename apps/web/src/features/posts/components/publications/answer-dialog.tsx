import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerThere } from '#features/posts/model/publication-actions.ts'
import { type PostAt, type PublicationView, staleAfterPost } from '#features/posts/post-queries.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface AnswerDialogProps {
  at: PostAt
  one: PublicationView
  onClose: () => void
}

/** Somebody saw it there: its address makes the link. */
export function AnswerDialog({ at, one, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('publications')
  const [url, setUrl] = useState('')
  return (
    <PromptDialog
      title={t('answer.title', { page: one.page })}
      words={t('answer.words', { network: networkLabel(one.network) })}
      confirmLabel={t('answer.confirm')}
      isReady={url.trim() !== ''}
      onClose={onClose}
      onSend={() => answerThere(at, one, url.trim())}
      stale={staleAfterPost(at)}
      done={t('answer.thanks')}
    >
      {(faults) => (
        <TextField
          label={t('answer.url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          error={faults.url}
          onChange={(event) => setUrl(event.target.value)}
        />
      )}
    </PromptDialog>
  )
}
