import type { IdeaView } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useDraftNow } from '#shared/drafting/use-draft-now.ts'
import { Button } from '#shared/ui/button.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

const least = 10
/** As much as the server takes. */
const longestAnswer = 1200

/** An idea from near; none while it is closed, so that the focus goes back to where it came from. */
export function IdeaDrawer({
  accountId,
  idea,
  onClose,
}: {
  accountId: number
  idea: IdeaView | undefined
  onClose: () => void
}) {
  return (
    <Drawer open={idea !== undefined} onClose={onClose} title={idea?.title ?? ''}>
      {idea && <Answer key={idea.key} accountId={accountId} idea={idea} />}
    </Drawer>
  )
}

/** The one thing an idea asks for, and the post of it. */
function Answer({ accountId, idea }: { accountId: number; idea: IdeaView }) {
  const { t } = useTranslation('occasions')
  const [answer, setAnswer] = useState('')
  const { price, isShort, words, draft, isBusy, faults, refusal } = useDraftNow(accountId)
  const isReady = answer.trim().length >= least
  const error = faults.answer
  const make = () =>
    draft(
      (agreedCredits) =>
        call('POST /api/users/{id}/publication-ideas/{key}/post', {
          params: { id: accountId, key: idea.key },
          body: { answer: answer.trim(), agreedCredits },
        }),
      t('ideas.make'),
    )
  return (
    <form
      className="po-stack po-date-details"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && isReady) void make()
      }}
    >
      <dl className="po-date-facts">
        <dt>{t('ideas.show')}</dt>
        <dd>{idea.show}</dd>
        <dt>{t('ideas.say')}</dt>
        <dd>{idea.say}</dd>
      </dl>
      <p className="po-idea-question">{idea.question}</p>
      <TextArea
        label={t('ideas.answer')}
        help={t('ideas.answerHelp')}
        value={answer}
        maxLength={longestAnswer}
        rows={5}
        {...(error ? { error } : {})}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {refusal && !error && (
        <p role="alert" className="po-fault">
          {refusal}
        </p>
      )}
      <div className="po-date-action">
        <Button type="submit" look="primary" size="lg" busy={isBusy} disabled={!price || isShort || !isReady}>
          {isBusy ? t('day.making') : t('ideas.make')}
        </Button>
        <p role="status" className={isShort ? 'po-bad' : 'po-mute'}>
          {isReady || answer === '' ? words : t('ideas.short')}
        </p>
      </div>
    </form>
  )
}
