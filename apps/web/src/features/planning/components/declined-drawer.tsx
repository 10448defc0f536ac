import type { SubjectView } from '@postelier/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedDrawer } from '#features/planning/components/paged-drawer.tsx'
import { declinedCountQuery, declinedPages } from '#features/planning/planning-queries.ts'
import { useAnswer } from '#features/planning/use-answer.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'

/** The way to what was turned down, where anything was: a no is no end. */
export function DeclinedLink({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const count = useQuery(declinedCountQuery(accountId)).data ?? 0
  const [isOpen, setOpen] = useState(false)
  if (count === 0 && !isOpen) return null
  return (
    <p>
      <button type="button" className="po-link" onClick={() => setOpen(true)}>
        {t('declinedOnes.link', { count })}
      </button>
      {isOpen && <DeclinedDrawer accountId={accountId} onClose={() => setOpen(false)} />}
    </p>
  )
}

function DeclinedDrawer({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation('planning')
  const pages = useInfiniteQuery(declinedPages(accountId))
  return (
    <PagedDrawer
      title={t('declinedOnes.title')}
      failedTitle={t('declinedOnes.failed')}
      empty={<p className="po-mute">{t('declinedOnes.none')}</p>}
      of={pages}
      onClose={onClose}
    >
      {(subject) => <Declined key={subject.id} {...{ accountId, subject }} />}
    </PagedDrawer>
  )
}

function Declined({ accountId, subject }: { accountId: number; subject: SubjectView }) {
  const { t } = useTranslation('planning')
  const mayEdit = useAbility('planning:edit')
  const { takeBack } = useAnswer(accountId)
  const { name, facts, objective } = subject
  // What its site says no more nobody can write.
  const canBeWritten = facts.length > 0
  return (
    <li>
      <div>
        <b>{name}</b>
        <small className="po-mute">
          {canBeWritten ? t(`objective.${objective}`) : t('declinedOnes.groundless')}
        </small>
      </div>
      {mayEdit && canBeWritten && (
        <Button
          size="sm"
          icon={RotateCcw}
          aria-label={`${t('declinedOnes.again')}, ${name}`}
          onClick={() => void takeBack(subject)}
        >
          {t('declinedOnes.again')}
        </Button>
      )}
    </li>
  )
}
