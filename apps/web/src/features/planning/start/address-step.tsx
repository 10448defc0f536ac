import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery, siteQuery } from '#features/planning/planning-queries.ts'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { TextField } from '#shared/ui/text-field.tsx'

interface AddressStepProps extends StepProps {
  onAsked: () => void
  onNoSite: () => void
}

const withScheme = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)

/** Where the site is; without one, a business says itself what is to be known. */
export function AddressStep({ onAsked, onNoSite, ...step }: AddressStepProps) {
  const { t } = useTranslation(['planning', 'common'])
  const { accountId } = step
  const known = useQuery(siteQuery(accountId)).data
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const url = typed ?? known ?? ''
  const ask = async () => {
    if (!url.trim()) return onNoSite()
    setAsking(true)
    setFault(null)
    try {
      const { reading } = await call('POST /api/users/{id}/planning/readings', {
        params: { id: accountId },
        body: { url: withScheme(url.trim()) },
      })
      queryClient.setQueryData(readingQuery(accountId).queryKey, reading)
      onAsked()
    } catch (error) {
      const said = isApiError(error) ? error.fields?.url : undefined
      setFault(said ?? messageOf(error, t('common:errors.unexpected')))
      setAsking(false)
    }
  }
  return (
    <StartFrame
      {...step}
      question={t('start.address.question')}
      lead={t('start.address.lead')}
      nextLabel={t('start.address.next')}
      busy={isAsking}
      onNext={() => void ask()}
    >
      <TextField
        label={t('start.address.label')}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        value={url}
        onChange={(event) => setTyped(event.target.value)}
        {...(fault ? { error: fault } : {})}
      />
      <p>
        <button type="button" className="po-link" onClick={onNoSite}>
          {t('start.address.none')}
        </button>
      </p>
    </StartFrame>
  )
}
