import type { BoostView, PublicationView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoostDialog } from '#features/posts/components/boost/boost-dialog.tsx'
import { boostsQuery } from '#features/posts/components/boost/boost-queries.ts'
import { useMoney } from '#features/posts/components/boost/use-money.ts'
import { type PostAt, postQuery } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import '#features/posts/components/boost/boost.css'

interface BoostLineProps {
  at: PostAt
  publication: Pick<PublicationView, 'id' | 'network' | 'state'>
}

/** Under a published post, where its network boosts: how its boost is, what it brought, and its end. */
export function BoostLine({ at, publication }: BoostLineProps) {
  const isThere = publication.state === 'published'
  const isOffered = isThere && (publication.network === 'facebook' || publication.network === 'instagram')
  return isOffered ? <Offered {...{ at, publication }} /> : null
}

function Offered({ at, publication }: BoostLineProps) {
  const { t } = useTranslation('boosts')
  const [isOpen, setOpen] = useState(false)
  const boosts = useQuery(boostsQuery(at))
  const post = useQuery(postQuery(at))
  const [latest] = boosts.data?.boosts.filter((one) => one.publicationId === publication.id) ?? []
  const mayBoost = boosts.data?.mayBoost ?? false
  if (!boosts.data || (!latest && !mayBoost)) return null
  return (
    <div className="po-boost">
      {latest && <StatusLine {...{ at, mayBoost }} boost={latest} />}
      {mayBoost && !latest?.isLive && (
        <Button size="sm" icon={Megaphone} onClick={() => setOpen(true)}>
          {t(latest ? 'again' : 'open')}
        </Button>
      )}
      {isOpen && post.data && (
        <BoostDialog {...{ at, publication }} post={post.data} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

const bad: ReadonlySet<BoostView['state']> = new Set(['failed', 'rejected', 'unpaid', 'troubled'])

/** It was woken, and nobody has seen it. */
const shownSoon: ReadonlySet<BoostView['state']> = new Set(['planned', 'inReview', 'running'])

function StatusLine({ at, boost, mayBoost }: { at: PostAt; boost: BoostView; mayBoost: boolean }) {
  const { t } = useTranslation('boosts')
  const { dayMonth, number, time } = useFormats()
  const money = useMoney()
  const { state, figures, currency, figuresAt } = boost
  const { busy, run } = useAction({
    stale: staleAfter(['boosts.changed', 'notices.changed'], { accountId: at.accountId }),
    send: () =>
      call('POST /api/users/{id}/boosts/{boostId}/stop', {
        params: { id: at.accountId, boostId: boost.id },
      }),
    done: t('stopping'),
  })
  const stop = async () => {
    const isSure = await confirm({
      title: t('stopTitle'),
      words: t('stopWords'),
      confirmLabel: t('stop'),
      keepLabel: t('keep'),
      danger: true,
    })
    if (isSure) await run()
  }
  const words = {
    network: networkLabel(boost.network),
    begin: dayMonth(boost.beginAt),
    end: dayMonth(boost.endAt),
  }
  return (
    <div className="po-boost-state">
      <p role="status" className={bad.has(state) ? 'po-boost-bad' : undefined}>
        {t(`states.${state}`, words)}
        {bad.has(state) && boost.why && <span className="po-mute"> {boost.why}</span>}
      </p>
      {figures && (
        <dl aria-label={t('figures')} title={figuresAt ? t('readAt', { time: time(figuresAt) }) : undefined}>
          <div>
            <dt>{t('spend')}</dt>
            <dd>{money(figures.spend, currency)}</dd>
          </div>
          {(['reach', 'impressions', 'clicks'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{number(figures[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {!figures && shownSoon.has(state) && <p className="po-mute">{t('notShown')}</p>}
      {mayBoost && boost.isLive && state !== 'stopping' && (
        <Button size="sm" busy={busy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
