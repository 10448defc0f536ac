import type { ManagedCardView } from '@postelier/contract/desk'
import { complaintAnswers } from '@postelier/contract/orders'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workKey } from '#features/desk/desk-queries.ts'
import { call } from '#shared/api/call.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** One of three answers, with words for the customer. */
export function AnswerComplaintDialog({ task, onClose }: { task: ManagedCardView; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [answer, setAnswer] = useState<(typeof complaintAnswers)[number]>('return')
  const [message, setMessage] = useState('')
  return (
    <PromptDialog
      title={t('team.answerOf')}
      words={
        <blockquote className="po-brief-words">
          {task.complaint?.reason}
          <footer>{t('team.reason', { business: task.business })}</footer>
        </blockquote>
      }
      confirmLabel={t('team.send')}
      danger={answer === 'cancel'}
      isReady={message.trim() !== ''}
      onClose={onClose}
      onSend={() =>
        call('POST /api/me/managing-tasks/{taskPublicId}/complaint', {
          params: { taskPublicId: task.taskId },
          body: { answer, message },
        })
      }
      stale={[workKey]}
      done={t('team.answered')}
    >
      {(faults) => (
        <>
          <SegmentedChoice
            label={t('team.answer')}
            value={answer}
            onChange={setAnswer}
            choices={complaintAnswers.map((value) => ({ value, label: t(`team.answers.${value}`) }))}
          />
          <p className="po-mute">{t(`team.answerNotes.${answer}`)}</p>
          <TextArea
            label={t('team.message')}
            rows={4}
            value={message}
            error={faults.message}
            maxLength={1000}
            onChange={({ target }) => setMessage(target.value)}
          />
        </>
      )}
    </PromptDialog>
  )
}
