import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useValue } from '#shared/lib/value-store.ts'
import { Button } from '#shared/ui/button.tsx'
import { openQuestion, type Question } from '#shared/ui/confirm-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Losses } from '#shared/ui/losses.tsx'

/** Mounted once; `confirm()` asks through it. */
export function ConfirmDialog() {
  const titleId = useId()
  const question = useValue(openQuestion)
  return (
    <Dialog open={question !== null} onClose={() => question?.answer(false)} labelledBy={titleId}>
      {question && <QuestionFace question={question} titleId={titleId} onAnswer={question.answer} />}
    </Dialog>
  )
}

interface QuestionFaceProps {
  question: Question
  titleId: string
  onAnswer: (yes: boolean) => void
}

export function QuestionFace({ question, titleId, onAnswer }: QuestionFaceProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <h2 id={titleId} className="po-question">
        {question.title}
      </h2>
      {question.words && <p className="po-ink2">{question.words}</p>}
      <Losses of={question.losses ?? []} />
      <div className="po-dialog-end">
        <Button onClick={() => onAnswer(false)}>{question.keepLabel ?? t('actions.cancel')}</Button>
        {question.other && (
          <Button
            onClick={() => {
              onAnswer(false)
              question.other?.run()
            }}
          >
            {question.other.label}
          </Button>
        )}
        <Button look={question.danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {question.confirmLabel}
        </Button>
      </div>
    </>
  )
}
