import type { Network, Reconnected } from '@postelier/contract'
import { notFound, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReconnectDone } from '#features/networks/components/reconnect-done.tsx'
import { clearMailedToken, mailedTokenOf } from '#features/networks/mailed-link.ts'
import { useSayLinked } from '#features/networks/use-linked-words.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AuthLayout } from '#shared/layouts/auth-layout.tsx'
import { linkingFrom } from '#shared/lib/linking-from.ts'
import { Button } from '#shared/ui/button.tsx'
import { networkLabel, networkNames } from '#shared/ui/network-mark.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import { WriteToUs } from '#shared/ui/write-to-us.tsx'

/** Where a network leads back to. What it put into the address is good once, so it is sent once. */
export function BackPage() {
  const { network = '' } = useParams({ strict: false }) as { network?: string }
  if (!networkNames.includes(network as Network)) throw notFound()
  return <Back network={network as Network} />
}

/** A word that was sent is not sent again, however often this is shown. */
const sent = new Set<string>()

function Back({ network }: { network: Network }) {
  const { t } = useTranslation(['networks', 'auth'])
  const router = useRouter()
  const sayLinked = useSayLinked()
  const [query] = useState(() => window.location.search)
  const [token] = useState(() => mailedTokenOf(query))
  const [linked, setLinked] = useState<Reconnected | null>(null)
  const name = networkLabel(network)
  const pageTitle = t('back.title', { network: name })
  /** By a mailed link nobody need be signed in. */
  const finishMailed = async (mailed: string) => {
    const body = { token: mailed, network, query }
    setLinked(await call('POST /api/networks/reconnect/finish', { body, anonymous: true }))
    clearMailedToken(query)
  }
  const finishOwn = async () => {
    const { back, pages } = await call('POST /api/networks/finish', { body: { network, query } })
    sayLinked(network, pages)
    router.history.replace(back)
  }
  const { fault, run } = useAction({
    faultIn: 'here',
    send: () => (token ? finishMailed(token) : finishOwn()),
    // Whose networks these are, the answer does not say.
    stale: [['networks'], ['tasks'], ['planning'], ['notices'], ['home']],
  })
  const finish = useEffectEvent(() => {
    if (sent.has(query)) return
    sent.add(query)
    void run()
  })
  useEffect(() => finish(), [])
  if (linked !== null) return <ReconnectDone network={network} of={linked} />
  if (fault === null)
    return (
      <AuthLayout title={t('back.wait', { network: name })} pageTitle={pageTitle}>
        <div role="status">
          <span className="po-sr">{t('back.wait', { network: name })}</span>
          <LineSkeleton />
        </div>
      </AuthLayout>
    )
  return (
    <AuthLayout title={t('back.failed')} pageTitle={pageTitle} lead={<span role="alert">{fault}</span>}>
      <div className="po-wrap">
        {token ? (
          <Button
            look="primary"
            size="lg"
            onClick={() => {
              clearMailedToken(query)
              window.location.assign(`/auth/social/reconnect#${token}`)
            }}
          >
            {t('auth:reconnect.again')}
          </Button>
        ) : (
          <Button look="primary" size="lg" onClick={() => router.history.replace(linkingFrom())}>
            {t('back.again')}
          </Button>
        )}
        <WriteToUs large />
      </div>
    </AuthLayout>
  )
}
