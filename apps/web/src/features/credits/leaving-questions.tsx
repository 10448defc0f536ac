import type { LeavingQuestion } from '@postelier/contract/unsubscribe-messages'
import { useTranslation } from 'react-i18next'
import { useOwnName } from '#features/credits/purchase-queries.ts'
import { Checkbox, Radio } from '#shared/ui/check-field.tsx'
import { Emoji, emojiFile } from '#shared/ui/emoji.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** By question: places of the answers that were chosen, or words. */
interface LeavingAnswer {
  readonly chosen: readonly number[]
  readonly words: string
}
export type LeavingAnswers = Readonly<Record<number, LeavingAnswer>>

type NameIn = (names: { fr: string; en: string }) => string
const nothing: LeavingAnswer = { chosen: [], words: '' }

/** What was answered, in the words it was asked with. */
export const reasonsOf = (questions: readonly LeavingQuestion[], said: LeavingAnswers, nameIn: NameIn) =>
  questions.flatMap(({ id, words, answers }) => {
    const { chosen, words: free } = said[id] ?? nothing
    const all = [
      ...answers.filter((_one, at) => chosen.includes(at)).map(nameIn),
      ...(free.trim() ? [free.trim()] : []),
    ]
    return all.length === 0 ? [] : [{ messageId: id, question: nameIn(words), answers: all }]
  })

interface LeavingQuestionsProps {
  questions: readonly LeavingQuestion[]
  said: LeavingAnswers
  onChange: (said: LeavingAnswers) => void
}

export function LeavingQuestions({ questions, said, onChange }: LeavingQuestionsProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  return questions.map(({ id, words, kind, emoticon, answers }) => {
    const now = said[id] ?? nothing
    const set = (change: Partial<LeavingAnswer>) => onChange({ ...said, [id]: { ...now, ...change } })
    const Choice = kind === 'unique' ? Radio : Checkbox
    return (
      <fieldset key={id} className="po-leave-reasons">
        <legend>
          {emoticon !== '' && (
            <>
              <Emoji of={emoticon} name={emojiFile(emoticon)} />{' '}
            </>
          )}
          {nameIn(words)}
        </legend>
        {kind === 'free' ? (
          <TextArea
            label={t('leave.answer')}
            isLabelHeard
            value={now.words}
            maxLength={1000}
            onChange={(event) => set({ words: event.currentTarget.value })}
          />
        ) : (
          answers.map((answer, at) => (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: answers have no name but their place, and do not move
              key={at}
              name={`leaving-${id}`}
              label={nameIn(answer)}
              checked={now.chosen.includes(at)}
              onChange={({ target }) => {
                if (kind === 'unique') set({ chosen: [at] })
                else if (target.checked) set({ chosen: [...now.chosen, at] })
                else set({ chosen: now.chosen.filter((one) => one !== at) })
              }}
            />
          ))
        )}
      </fieldset>
    )
  })
}
