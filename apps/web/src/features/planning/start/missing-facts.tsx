import type { FactKind } from '@postelier/contract'
import type { MissingFact } from '@postelier/contract/planning-start'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooMuch, sentencesOf } from '#features/planning/sentences-of.ts'
import { monthQuery } from '#features/planning/start/start-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { Button } from '#shared/ui/button.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface MissingFactsProps {
  accountId: number
  month: { count: number; missing: readonly MissingFact[] }
}

/** Where it stands on the page. */
export const missingTitle = 'missing-title'

/** What would bring more posts, each with the field to answer it at once. */
export function MissingFacts({ accountId, month }: MissingFactsProps) {
  const { t } = useTranslation('start')
  return (
    <section className="po-start-missing" aria-labelledby={missingTitle}>
      <h2 id={missingTitle}>{t('missing.title', { count: month.count })}</h2>
      <p className="po-ink2">{t('missing.words')}</p>
      <ul>
        {month.missing.map(({ kind, question }) => (
          <li key={kind}>
            <Answer {...{ accountId, kind, question }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A question that customers ask is its own name. */
const named: readonly FactKind[] = ['product', 'service', 'person', 'event', 'question', 'advice', 'method']

function Answer({ accountId, kind, question }: MissingFact & { accountId: number }) {
  const { t, i18n } = useTranslation(['start', 'planning'])
  const place = `missing:${accountId}:${kind}`
  const [typed, keep] = useKept(place, { about: '', words: '', date: '' })
  const [isFaulty, setFaulty] = useState(false)
  const says = sentencesOf(typed.words, i18n.language)
  const isNamed = named.includes(kind)
  const about = isNamed ? typed.about.trim() : t(`planning:kinds.${kind}`)
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: [...staleAfter(['planning.changed'], { accountId }), monthQuery(accountId).queryKey],
    send: () =>
      call('POST /api/users/{id}/facts', {
        params: { id: accountId },
        body: {
          kind,
          about: about.slice(0, 160),
          says,
          ...(kind === 'question' ? { question: about } : {}),
          ...(kind === 'event' && typed.date ? { date: typed.date, until: typed.date } : {}),
        },
      }),
    onDone: async () => {
      dropKept(place)
      keep({ about: '', words: '', date: '' })
      await queryClient.invalidateQueries({ queryKey: monthQuery(accountId).queryKey })
    },
    done: t('planning:known.saved'),
  })
  const send = () => {
    const isWhole = says.length > 0 && !isTooMuch(says) && about !== ''
    setFaulty(!isWhole)
    if (isWhole) void run()
  }
  const change = (some: Partial<typeof typed>) => {
    keep(some)
    setFaulty(false)
  }
  return (
    <fieldset className="po-start-answer">
      <legend>{question}</legend>
      {isNamed && (
        <TextField
          label={t(kind === 'question' ? 'missing.question' : 'missing.name')}
          value={typed.about}
          maxLength={160}
          onChange={(event) => change({ about: event.target.value })}
          {...(isFaulty && about === '' ? { error: t('interview.nameMissing') } : {})}
        />
      )}
      {kind === 'event' && (
        <DateField
          label={t('planning:known.date')}
          value={typed.date}
          onChange={(date) => change({ date })}
        />
      )}
      <TextArea
        label={t('missing.answer')}
        rows={2}
        maxLength={2000}
        value={typed.words}
        onChange={(event) => change({ words: event.target.value })}
        {...(isFaulty && says.length === 0 ? { error: t('interview.wordsMissing') } : {})}
        {...(isFaulty && isTooMuch(says) ? { error: t('interview.wordsTooLong') } : {})}
        {...(fault ? { error: fault } : {})}
      />
      <Button busy={busy} onClick={send}>
        {t('missing.add')}
      </Button>
    </fieldset>
  )
}
