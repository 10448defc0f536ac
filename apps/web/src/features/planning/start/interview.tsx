import type { FindingView } from '@postelier/contract'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSaid } from '#features/planning/as-said.ts'
import { FindingEditor } from '#features/planning/components/finding-editor.tsx'
import { isTooMuch, sentencesOf } from '#features/planning/sentences-of.ts'
import { type FoundStepProps, keepFound } from '#features/planning/start/found-part.ts'
import { StartFrame } from '#features/planning/start/start-frame.tsx'
import { type InterviewQuestion, interviewQuestions } from '#features/planning/start/start-steps.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface InterviewProps extends FoundStepProps {
  items: readonly FindingView[]
}

type Said = BodyOf<'POST /api/users/{id}/findings'>

/** Without a site there is nothing to read: one is asked instead, one question a screen, and may pass each. */
export function Interview(props: InterviewProps) {
  const question = props.ask ?? interviewQuestions[0]
  return <Question key={question} {...props} question={question} />
}

function Question({
  question,
  items,
  ask: _,
  feeds: __,
  onAsk,
  onDone,
  onBack,
  ...step
}: InterviewProps & { question: InterviewQuestion }) {
  const { t, i18n } = useTranslation(['start', 'planning'])
  const { accountId } = step
  const place = `interview:${accountId}:${question}`
  const [typed, keep] = useKept(place, { name: '', words: '' })
  const [isFaulty, setFaulty] = useState(false)
  const at = interviewQuestions.indexOf(question)
  const before = interviewQuestions[at - 1]
  const next = interviewQuestions[at + 1]
  const isNamed = question === 'best' || question === 'asked'
  const says = sentencesOf(typed.words, i18n.language)
  const wordsFault =
    isFaulty &&
    ((says.length === 0 && t('interview.wordsMissing')) || (isTooMuch(says) && t('interview.wordsTooLong')))
  const isEmpty = says.length === 0 && typed.name.trim() === ''
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    // The last answer is kept together with what begins with all of them.
    send: async (said: Said | undefined) => {
      if (!next) await keepFound(accountId, said ? { said } : {})
      else if (said) await call('POST /api/users/{id}/findings', { params: { id: accountId }, body: said })
    },
  })
  const onNext = async () => {
    const isWhole = says.length > 0 && !isTooMuch(says) && !(isNamed && typed.name.trim() === '')
    if (!isEmpty && !isWhole) return setFaulty(true)
    const said = isEmpty
      ? undefined
      : saidOf(question, typed.name.trim(), says, {
          come: t('interview.about.come'),
          story: t('interview.about.story'),
        })
    if (!(await run(said))) return
    if (said) {
      dropKept(place)
      keep({ name: '', words: '' })
    }
    if (next) onAsk(next)
    else onDone()
  }
  return (
    <StartFrame
      {...step}
      question={t(`interview.${question}.question`)}
      lead={t('interview.lead')}
      nextLabel={t(isEmpty ? 'interview.pass' : 'interview.keep')}
      busy={busy}
      fault={fault}
      tried={{}}
      onNext={() => void onNext()}
      onBack={() => (before ? onAsk(before) : onBack?.())}
    >
      <div className="po-start-fields">
        {isNamed && (
          <TextField
            label={t(`interview.${question}.name`)}
            placeholder={t(`interview.${question}.nameHint`)}
            maxLength={160}
            value={typed.name}
            onChange={(event) => {
              keep({ name: event.target.value })
              setFaulty(false)
            }}
            {...(isFaulty && typed.name.trim() === '' ? { error: t('interview.nameMissing') } : {})}
          />
        )}
        <TextArea
          label={t(`interview.${question}.words`)}
          help={t('interview.help')}
          placeholder={t(`interview.${question}.hint`)}
          rows={4}
          maxLength={2000}
          value={typed.words}
          onChange={(event) => {
            keep({ words: event.target.value })
            setFaulty(false)
          }}
          {...(wordsFault ? { error: wordsFault } : {})}
        />
      </div>
      <SaidSoFar accountId={accountId} items={items} />
    </StartFrame>
  )
}

/** What an answer is, as the rest of the platform knows it. */
function saidOf(
  question: InterviewQuestion,
  name: string,
  says: string[],
  about: { come: string; story: string },
): Said {
  switch (question) {
    case 'best':
      return { kind: 'product', about: name, says }
    case 'asked':
      return { kind: 'question', about: name.slice(0, 160), question: name, says }
    case 'come':
      return { kind: 'place', about: about.come, says }
    case 'story':
      return { kind: 'history', about: about.story, says }
  }
}

/** What was answered already, to be mended where it is not right. */
function SaidSoFar({ accountId, items }: { accountId: number; items: readonly FindingView[] }) {
  const { t } = useTranslation(['start', 'planning'])
  const [editing, setEditing] = useState<string | null>(null)
  if (items.length === 0) return null
  return (
    <section className="po-start-said" aria-labelledby="said-title">
      <h2 id="said-title">{t('interview.said', { count: items.length })}</h2>
      <ul>
        {items.map((finding) => (
          <li key={finding.id}>
            {editing === finding.id ? (
              <FindingEditor {...{ accountId, finding }} onClose={() => setEditing(null)} />
            ) : (
              <div className="po-finding-row">
                <p>
                  <b>{asSaid(finding).head}</b> <span className="po-ink2">{asSaid(finding).rest}</span>
                </p>
                <IconButton
                  icon={Pencil}
                  label={`${t('planning:known.fix')}, ${asSaid(finding).head}`}
                  onClick={() => setEditing(finding.id)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
