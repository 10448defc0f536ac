import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allFactsQuery, readingQuery } from '#features/planning/planning-queries.ts'
import { FormerChoice } from '#features/planning/start/former-choice.tsx'
import { formerSites, isSameSite } from '#features/planning/start/former-sites.ts'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { WhatComes } from '#features/planning/start/what-comes.tsx'
import { accountQuery } from '#shared/api/account-query.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useKept } from '#shared/form/use-kept.ts'
import { TextField } from '#shared/ui/text-field.tsx'

interface AddressStepProps extends StepProps {
  /** Nothing was read yet: an address that is known is read without a press. */
  isFirst: boolean
  onAsked: () => void
  onNoSite: () => void
}

const withScheme = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)

/** Where the site is; without one, a business says itself what is to be known. */
export function AddressStep({ isFirst, onAsked, onNoSite, ...step }: AddressStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { accountId } = step
  const known = useQuery(accountQuery(accountId)).data?.society.siteUrl
  // An address that was read, or tried, is the account's own only once somebody has said yes to what it says.
  const tried = useQuery(readingQuery(accountId)).data?.url
  const [{ typed }, keep] = useKept<{ typed: string | null }>(`start.address.${accountId}`, { typed: null })
  const url = typed ?? (tried || known || '')
  const items = useQuery(allFactsQuery(accountId)).data?.items ?? []
  const former = formerSites(items, withScheme(url.trim()))
  const [chosen, choose] = useState<boolean | null>(null)
  const replaces =
    former.length > 0 && (chosen ?? !former.some(({ host }) => isSameSite(host, withScheme(url.trim()))))
  const read = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    send: () =>
      call('POST /api/users/{id}/planning/readings', {
        params: { id: accountId },
        body: { url: withScheme(url.trim()), replaces },
      }),
    onDone: ({ reading }) => queryClient.setQueryData(readingQuery(accountId).queryKey, reading),
  })
  const ask = async () => {
    if (!url.trim()) onNoSite()
    else if (await read.run()) onAsked()
  }
  const begins = isFirst && Boolean(known) && typed === null && tried === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that is known.
  useEffect(() => {
    if (begins) void ask()
  }, [begins])
  const fault = read.faults.url ?? read.fault
  return (
    <StartFrame
      {...step}
      question={t(fault ? 'address.faulty' : 'address.question')}
      lead={t(fault ? 'address.faultyLead' : 'address.lead')}
      nextLabel={t(fault ? 'reading.retry' : 'address.next')}
      busy={read.busy}
      beside={<WhatComes />}
      onNext={() => void ask()}
    >
      <TextField
        label={t('address.label')}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        value={url}
        onChange={(event) => keep({ typed: event.target.value })}
        {...(fault ? { error: fault } : {})}
      />
      {former.length > 0 && <FormerChoice sites={former} replaces={replaces} onChange={choose} />}
      <p className="po-start-more">
        <button type="button" className="po-link" onClick={onNoSite}>
          {t(fault ? 'reading.without' : 'address.none')}
        </button>
      </p>
    </StartFrame>
  )
}
