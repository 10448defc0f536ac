import type { Network } from '@postelier/contract'
import { notFound, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { networksChanged } from '#features/networks/network-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { StormDrawing } from '#shared/ui/illustrations.tsx'
import { networkLabel, networkNames } from '#shared/ui/network-mark.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { LineBones } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** Where a network leads back to. What it put into the address is good once, so it is sent once. */
export function BackPage() {
  const { network = '' } = useParams({ strict: false }) as { network?: string }
  if (!networkNames.includes(network as Network)) throw notFound()
  return <Back network={network as Network} />
}

/** A word that was sent is not sent again, however often this is shown. */
const sent = new Set<string>()

function Back({ network }: { network: Network }) {
  const { t } = useTranslation(['networks', 'common'])
  const navigate = useNavigate()
  const router = useRouter()
  const [fault, setFault] = useState<string | null>(null)
  const name = networkLabel(network)
  const finish = useEffectEvent(async () => {
    const query = window.location.search
    if (sent.has(query)) return
    sent.add(query)
    try {
      const { back } = await call('POST /api/networks/finish', { body: { network, query } })
      await networksChanged()
      toast({ tone: 'done', message: t('back.linked', { network: name }) })
      router.history.replace(back)
    } catch (error) {
      setFault(messageOf(error, t('common:errors.unexpected')))
    }
  })
  useEffect(() => void finish(), [])
  return (
    <div className="po-page">
      <PageHeader title={t('back.title', { network: name })} />
      {fault === null ? (
        <div role="status">
          <p>{t('back.wait', { network: name })}</p>
          <LineBones />
        </div>
      ) : (
        <div role="alert">
          <EmptyState
            drawing={<StormDrawing />}
            title={t('back.failed')}
            action={
              <Button look="primary" onClick={() => void navigate({ to: '/me/networks', replace: true })}>
                {t('back.again')}
              </Button>
            }
          >
            {fault}
          </EmptyState>
        </div>
      )}
    </div>
  )
}
