import type { ReadinessView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { KnownBlock } from '#features/planning/components/known-block.tsx'
import { RhythmBlock } from '#features/planning/components/rhythm-block.tsx'
import { rulesQuery } from '#features/planning/planning-queries.ts'
import { RulesBlock } from '#features/planning/rules/rules-block.tsx'
import { SpokenBlock } from '#features/planning/spoken/spoken-block.tsx'
import type { Proposer } from '#features/planning/who-proposed.ts'
import { useAbility } from '#shared/api/current-user.ts'

interface PlanningSideProps {
  accountId: number
  readiness: ReadinessView | undefined
  /** Who thought of most of what the page shows, and whether of all of it. */
  most: Proposer | null
  isAll: boolean
  onSay: () => void
}

/** What the subjects stand on, and how they are written. */
export function PlanningSide({ accountId, readiness, most, isAll, onSay }: PlanningSideProps) {
  const { t } = useTranslation('planning')
  const mayEdit = useAbility('planning:edit')
  const proposals = useQuery(rulesQuery(accountId)).data?.proposals ?? []
  const isAskedOfRules = mayEdit && proposals.length > 0
  const known = (
    <div key="known" className="po-planning-part">
      <KnownBlock accountId={accountId} onAdd={onSay} />
      <SpokenBlock accountId={accountId} />
    </div>
  )
  const written = (
    <div key="written" className="po-planning-part">
      <RulesBlock accountId={accountId} />
      <RhythmBlock accountId={accountId} />
    </div>
  )
  return (
    <>
      {/* What waits for an answer comes first. */}
      {isAskedOfRules ? [written, known] : [known, written]}
      <p className="po-mute po-planning-voice">
        {most && (
          <>
            {t(`proposedBy.${isAll ? 'all' : 'most'}${most === 'builtIn' ? 'BuiltIn' : 'Model'}`)}
            <br />
          </>
        )}
        {readiness && t(`writtenBy.${readiness.textsBy}`)}
        <br />
        <Link to="/me/account" search={{ tab: 'brand' }} className="po-link">
          {t('voice')}
        </Link>
      </p>
    </>
  )
}
