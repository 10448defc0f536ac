import type { SubjectView } from '@postelier/contract'
import { Send } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskByMailDialog } from '#features/planning/components/ask-by-mail-dialog.tsx'
import { SubjectDialog } from '#features/planning/components/subject-dialog.tsx'
import { SubjectRow } from '#features/planning/components/subject-row.tsx'
import { WithoutDay } from '#features/planning/components/without-day.tsx'
import { byMonth } from '#features/planning/group-by-month.ts'
import { useAnswer } from '#features/planning/use-answer.ts'
import { type Proposer, proposerOf } from '#features/planning/who-proposed.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface SubjectListProps {
  accountId: number
  which: 'proposed' | 'accepted'
  subjects: readonly SubjectView[]
  total: number
  /** Who thought of most of what the page shows, which is said beside it. */
  most: Proposer | null
  /** Which of them the next press drafts, where somebody may choose. */
  choice?: { readonly leftOut: ReadonlySet<string>; readonly onToggle: (id: string) => void }
}

/** Subjects of posts, proposed or accepted, with answers to each and a choice of which to draft. */
export function SubjectList({ accountId, which, subjects, total, most, choice }: SubjectListProps) {
  const { t } = useTranslation('planning')
  const { dayKey, month } = useFormats()
  const mayEdit = useAbility('planning:edit')
  const answer = useAnswer(accountId)
  const [changing, setChanging] = useState<SubjectView | null>(null)
  const [isSending, setSending] = useState(false)
  if (subjects.length === 0) return null
  const title = which === 'proposed' ? 'toValidate' : 'accepted'
  return (
    <section className="po-subjects" aria-labelledby={`subjects-${which}`}>
      <SectionHead
        id={`subjects-${which}`}
        title={`${t(title)} (${total})`}
        {...(which === 'accepted' ? { note: t('acceptedNote') } : {})}
        {...(which === 'proposed' && mayEdit
          ? {
              end: (
                <Button look="quiet" icon={Send} onClick={() => setSending(true)}>
                  {t('send.button')}
                </Button>
              ),
            }
          : {})}
      />
      {byMonth(subjects, dayKey).map(({ month: key, of }) => (
        <Fragment key={key}>
          <h3 className="po-subjects-month">
            {of[0]?.publishAt ? month(of[0].publishAt) : t('withoutDay.title')}
          </h3>
          {key === '' && <WithoutDay accountId={accountId} subjects={of} mayPlace={mayEdit} />}
          <ul>
            {of.map((subject) => (
              <li key={subject.id}>
                <SubjectRow
                  {...{ subject, answer }}
                  proposer={proposerOf(subject) === most ? null : proposerOf(subject)}
                  mayAnswer={mayEdit}
                  draft={
                    choice
                      ? {
                          isIn: !choice.leftOut.has(subject.id),
                          onToggle: () => choice.onToggle(subject.id),
                        }
                      : null
                  }
                  onChange={() => setChanging(subject)}
                />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {changing && (
        <SubjectDialog accountId={accountId} subject={changing} onClose={() => setChanging(null)} />
      )}
      {isSending && <AskByMailDialog accountId={accountId} count={total} onClose={() => setSending(false)} />}
    </section>
  )
}
