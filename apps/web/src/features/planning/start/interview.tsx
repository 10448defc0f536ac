import type { FactView } from '@postelier/contract'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSaid } from '#features/planning/as-said.ts'
import { FactEditor } from '#features/planning/components/fact-editor.tsx'
import { isTooMuch, sentencesOf } from '#features/planning/sentences-of.ts'
import type { Tried } from '#features/planning/start/first-post.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { type InterviewQuestion, interviewQuestions } from '#features/planning/start/start-search.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { PostPictures } from '#shared/post-pictures/post-pictures.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface InterviewProps extends StepProps {
  items: readonly FactView[]
  question: InterviewQuestion
  onAsk: (question: InterviewQuestion) => void
  onDone: () => void
}

type NewFact = BodyOf<'POST /api/users/{id}/facts'>
type Spoken = Exclude<InterviewQuestion, 'pictures'>

/** Without a site there is nothing to read: one is asked instead, one question a screen, and may pass each; then for pictures. */
export function Interview({ question, onAsk, onDone, onBack, ...rest }: InterviewProps) {
  const at = interviewQuestions.indexOf(question)
  const before = interviewQuestions[at - 1]
  const next = interviewQuestions[at + 1]
  const way = {
    onNext: () => (next ? onAsk(next) : onDone()),
    onBack: () => (before ? onAsk(before) : onBack?.()),
  }
  return question === 'pictures' ? (
    <Pictures {...rest} {...way} />
  ) : (
    <Question key={question} {...rest} {...way} question={question} />
  )
}

type OneProps = Omit<InterviewProps, 'question' | 'onAsk' | 'onDone' | 'onBack'> & {
  onNext: () => void
  onBack: () => void
}

/** Pictures of one's own, which posts are drawn with before any other. */
function Pictures({ items: _, ...step }: OneProps) {
  const { t } = useTranslation('start')
  return (
    <StartFrame {...step} question={t('pictures.question')} lead={t('pictures.lead')} tried={{}}>
      <PostPictures accountId={step.accountId} />
    </StartFrame>
  )
}

const named: readonly Spoken[] = ['best', 'asked', 'coming']

function Question({ question, items, onNext, ...step }: OneProps & { question: Spoken }) {
  const { t, i18n } = useTranslation(['start', 'planning'])
  const { accountId } = step
  const place = `interview:${accountId}:${question}`
  const [typed, keep] = useKept(place, { name: '', words: '', date: '' })
  const [isFaulty, setFaulty] = useState(false)
  const isNamed = named.includes(question)
  const says = sentencesOf(typed.words, i18n.language)
  const wordsFault =
    isFaulty &&
    ((says.length === 0 && t('interview.wordsMissing')) || (isTooMuch(says) && t('interview.wordsTooLong')))
  const isEmpty = says.length === 0 && typed.name.trim() === ''
  const name = isNamed ? typed.name.trim() : t(`interview.about.${question as 'come'}`)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    send: (body: NewFact) => call('POST /api/users/{id}/facts', { params: { id: accountId }, body }),
  })
  const change = (some: Partial<typeof typed>) => {
    keep(some)
    setFaulty(false)
  }
  const goOn = async () => {
    const isWhole = says.length > 0 && !isTooMuch(says) && !(isNamed && typed.name.trim() === '')
    if (!isEmpty && !isWhole) return setFaulty(true)
    if (!isEmpty) {
      if (!(await run(saidOf(question, name, says, typed.date)))) return
      dropKept(place)
      keep({ name: '', words: '', date: '' })
    }
    onNext()
  }
  return (
    <StartFrame
      {...step}
      question={t(`interview.${question}.question`)}
      lead={t('interview.lead')}
      nextLabel={t(isEmpty ? 'interview.pass' : 'interview.keep')}
      busy={busy}
      fault={fault}
      tried={typedOf(question, name, says)}
      onNext={() => void goOn()}
    >
      <div className="po-start-fields">
        {isNamed && (
          <TextField
            label={t(`interview.${question as 'best'}.name`)}
            placeholder={t(`interview.${question as 'best'}.nameHint`)}
            maxLength={160}
            value={typed.name}
            onChange={(event) => change({ name: event.target.value })}
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
          onChange={(event) => change({ words: event.target.value })}
          {...(wordsFault ? { error: wordsFault } : {})}
        />
        {question === 'coming' && (
          <DateField
            label={t('planning:known.date')}
            value={typed.date}
            onChange={(date) => change({ date })}
            optional
          />
        )}
      </div>
      <SaidSoFar accountId={accountId} items={items} />
    </StartFrame>
  )
}

/** The post beside it follows while one types. */
function typedOf(question: Spoken, about: string, says: string[]): Tried {
  if (about === '' || says.length === 0 || isTooMuch(says)) return {}
  const { kind } = saidOf(question, about, says, '')
  return { said: { kind, about: about.slice(0, 160), says } }
}

/** What an answer is, as the rest of the platform knows it. */
function saidOf(question: Spoken, name: string, says: string[], date: string): NewFact {
  switch (question) {
    case 'best':
      return { kind: 'product', about: name, says }
    case 'asked':
      return { kind: 'question', about: name.slice(0, 160), question: name, says }
    case 'story':
      return { kind: 'history', about: name, says }
    case 'coming':
      return date
        ? { kind: 'event', about: name, says, date, until: date }
        : { kind: 'news', about: name, says }
    case 'come':
      return { kind: 'place', about: name, says }
    case 'reach':
      return { kind: 'contact', about: name, says }
  }
}

/** What was answered already, to be mended where it is not right. */
function SaidSoFar({ accountId, items }: { accountId: number; items: readonly FactView[] }) {
  const { t } = useTranslation(['start', 'planning'])
  const [editing, setEditing] = useState<string | null>(null)
  if (items.length === 0) return null
  return (
    <section className="po-start-said" aria-labelledby="said-title">
      <h2 id="said-title">{t('interview.said', { count: items.length })}</h2>
      <ul>
        {items.map((fact) => (
          <li key={fact.id}>
            {editing === fact.id ? (
              <FactEditor {...{ accountId, fact }} onClose={() => setEditing(null)} />
            ) : (
              <div className="po-fact-row">
                <p>
                  <b>{asSaid(fact).head}</b> <span className="po-ink2">{asSaid(fact).rest}</span>
                </p>
                <IconButton
                  icon={Pencil}
                  label={`${t('planning:known.fix')}, ${asSaid(fact).head}`}
                  onClick={() => setEditing(fact.id)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
