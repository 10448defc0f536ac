import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AcceptProposal, DeclineProposal } from '#features/sectors/components/answer-proposal.tsx'
import { type Proposal, type ProposalStatus, proposalsQuery } from '#features/sectors/sector-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/sectors/components/sectors.css'

const statuses = ['waiting', 'accepted', 'declined'] as const satisfies readonly ProposalStatus[]

/** Sectors that businesses proposed, with what became of each. */
export function ProposalList() {
  const { t } = useTranslation('sectors')
  const [words, change] = useListSearch()
  const status = statuses.find((one) => one === words.status) ?? 'waiting'
  const offset = wholeNumber(words.offset)
  const proposals = useQuery(proposalsQuery(status, offset))
  return (
    <div className="po-list">
      <div>
        <SegmentedChoice
          label={t('proposal.state')}
          value={status}
          onChange={(next) => change({ status: next })}
          choices={statuses.map((value) => ({ value, label: t(`proposal.${value}`) }))}
        />
      </div>
      <AsyncState
        of={proposals}
        loading={<RowSkeleton rows={4} />}
        isEmpty={(data) => data.items.length === 0}
        empty={
          <EmptyState drawing={<BenchDrawing />} title={t(`proposal.empty.${status}`)}>
            {t('proposal.emptyWords')}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <ul className="po-proposals">
              {data.items.map((proposal) => (
                <ProposalLine key={proposal.id} proposal={proposal} />
              ))}
            </ul>
            {data.total > 25 && (
              <Pager
                offset={offset}
                limit={25}
                total={data.total}
                onMove={(to) => change({ offset: String(to) })}
              />
            )}
          </>
        )}
      </AsyncState>
    </div>
  )
}

function ProposalLine({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('sectors')
  const { dateTime } = useFormats()
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null)
  const mayAnswer = useAbility('adminActivitySectors:edit') && proposal.status === 'waiting'
  return (
    <li>
      <div className="po-cell-two">
        <b>{proposal.name}</b>
        <small>{dateTime(proposal.createdAt)}</small>
      </div>
      <div className="po-cell-two">
        <span>{proposal.personName}</span>
        <small>{proposal.message || proposal.personEmail}</small>
      </div>
      {mayAnswer && (
        <div className="po-row">
          <Button size="sm" onClick={() => setOpen('accept')}>
            {t('proposal.accept')}
          </Button>
          <Button size="sm" look="quiet" onClick={() => setOpen('decline')}>
            {t('proposal.decline')}
          </Button>
        </div>
      )}
      {open === 'accept' && <AcceptProposal proposal={proposal} onClose={() => setOpen(null)} />}
      {open === 'decline' && <DeclineProposal proposal={proposal} onClose={() => setOpen(null)} />}
    </li>
  )
}
