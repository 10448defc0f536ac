import type { SubjectView } from '@postelier/contract'
import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SubjectRow } from '#features/planning/components/subject-row.tsx'
import { useAnswer } from '#features/planning/use-answer.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface SubjectListProps {
  accountId: number
  which: 'proposed' | 'accepted'
  subjects: readonly SubjectView[]
  total: number
}

export function SubjectList({ accountId, which, subjects, total }: SubjectListProps) {
  const { t } = useTranslation('planning')
  const mayEdit = useAbility('planning:edit')
  const answer = useAnswer(accountId)
  if (subjects.length === 0) return null
  const title = which === 'proposed' ? 'toValidate' : 'accepted'
  return (
    <section className="po-subjects" aria-labelledby={`subjects-${which}`}>
      <SectionHead
        id={`subjects-${which}`}
        title={`${t(title)} (${total})`}
        note={t(`${title}Note`)}
        {...(which === 'proposed' && mayEdit
          ? {
              end: (
                <Button
                  size="sm"
                  look="quiet"
                  icon={CheckCheck}
                  onClick={() => void answer.acceptAll(subjects)}
                >
                  {t('acceptAll')}
                </Button>
              ),
            }
          : {})}
      />
      <ul>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <SubjectRow subject={subject} mayAnswer={mayEdit} answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
