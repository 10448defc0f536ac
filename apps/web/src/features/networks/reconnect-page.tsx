import type { Reconnected } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReconnectBluesky } from '#features/networks/components/reconnect-bluesky.tsx'
import { ReconnectDone } from '#features/networks/components/reconnect-done.tsx'
import { keepMailedToken } from '#features/networks/mailed-link.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import '#shared/ui/screen.css'

type Peek = AnswerOf<'POST /api/networks/reconnect'>

/** A mailed link, which stands for the person: it says what it is for, and only a pressed button goes on. */
export function ReconnectPage() {
  const { t } = useTranslation('auth')
  // After `#`, so that it reaches no log or referrer by itself.
  const [token] = useState(() => window.location.hash.slice(1))
  const [linked, setLinked] = useState<Reconnected | null>(null)
  const found = useQuery({
    queryKey: ['link', 'reconnect', token],
    queryFn: () => call('POST /api/networks/reconnect', { body: { token }, anonymous: true }),
    enabled: isWhole(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const pageTitle = t('reconnect.pageTitle')
  const isDead = isApiError(found.error) && [404, 410, 422].includes(found.error.status)
  if (!isWhole(token) || isDead)
    return (
      <AuthLayout title={t('reconnect.deadTitle')} pageTitle={pageTitle} lead={t('reconnect.dead')}>
        <div className="po-wrap">
          <ButtonLink look="primary" size="lg" to="/me/networks">
            {t('reconnect.networks')}
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  if (!found.data)
    return (
      <AuthLayout title={t(found.error ? 'link.unread' : 'link.looking')} pageTitle={pageTitle}>
        <AsyncState of={found}>{() => null}</AsyncState>
      </AuthLayout>
    )
  if (linked !== null) return <ReconnectDone network={found.data.network} of={linked} />
  const network = networkLabel(found.data.network)
  const way = found.data.way === 'consent' ? 'reconnect.lead' : 'reconnect.leadPassword'
  return (
    <AuthLayout
      title={t('reconnect.title', { name: found.data.name })}
      pageTitle={pageTitle}
      lead={t(way, { network })}
    >
      {found.data.way === 'consent' ? (
        <ByConsent token={token} of={found.data} />
      ) : (
        <ReconnectBluesky token={token} onLinked={setLinked} />
      )}
    </AuthLayout>
  )
}

/** Half a link, as some mail programs cut it, is a dead one. */
const isWhole = (token: string): boolean => /^[\w-]{20,100}$/.test(token)

function ByConsent({ token, of: { network } }: { token: string; of: Peek }): ReactNode {
  const { t } = useTranslation('auth')
  const {
    busy,
    fault,
    run: begin,
  } = useAction({
    faultIn: 'here',
    send: () => call('POST /api/networks/reconnect/begin', { body: { token }, anonymous: true }),
    onDone: ({ url }) => {
      keepMailedToken(url, token)
      window.location.assign(url)
    },
  })
  return (
    <div className="po-stack">
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      <Button look="primary" size="lg" wide busy={busy} onClick={() => void begin()}>
        {t('reconnect.submit', { network: networkLabel(network) })}
      </Button>
    </div>
  )
}
