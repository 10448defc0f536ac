import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '#features/planning/planning-queries.ts'
import { KeptPhotos } from '#features/planning/start/kept-photos.tsx'
import { SeenProfiles } from '#features/planning/start/seen-profiles.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { startQuery } from '#features/planning/start/start-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { usePrice } from '#shared/drafting/use-price.ts'
import type { NetworkName } from '#shared/ui/network-mark.tsx'
import { networkNames } from '#shared/ui/network-mark.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** What this screen must know of the networks, which are another feature's. */
export interface NetworksPart {
  list: ReactNode
  /** One is linked, or there is nothing to link. */
  isEnough: boolean
  /** Those that posts can go to. */
  used: readonly NetworkName[]
}

interface NetworksStepProps extends StepProps {
  networks: NetworksPart
  onDone: () => void
}

export const firstPosts = 3

/** Has the first posts made; asked again, those of the three that are missing. */
export function useBeginPosts(accountId: number, label: string) {
  const { t } = useTranslation('start')
  const begun = useQuery(startQuery(accountId)).data?.posts.length ?? 0
  const price = usePrice(accountId, Math.max(1, firstPosts - begun))
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed', 'credits.changed'], { accountId }),
    send: (agreedCredits: number) =>
      call('POST /api/users/{id}/planning/start/posts', {
        params: { id: accountId },
        body: { agreedCredits },
      }),
    onDone: ({ start }) => {
      queryClient.setQueryData(startQuery(accountId).queryKey, start)
      if (begun > 0 && start.posts.length === begun) toast({ tone: 'plain', message: t('posts.short.none') })
    },
  })
  const begin = async (): Promise<boolean> => {
    if (begun >= firstPosts) return true
    // What it costs is asked before; not known, nothing is agreed to, and the server says so where it costs something.
    const agreed = price.price ? await price.agree(label) : 0
    return agreed !== undefined && run(agreed)
  }
  return { busy: busy || price.isLoading, fault, begin }
}

/** Where posts will appear: one at least, or later. The press that goes on has the three first posts made. */
export function NetworksStep({ networks, onDone, ...frame }: NetworksStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { busy, fault, begin } = useBeginPosts(frame.accountId, t('networks.next'))
  const found = useQuery(readingQuery(frame.accountId)).data?.profile?.socials ?? []
  const socials = found.filter(({ network }) => networkNames.some((one) => one === network))
  const goOn = async () => {
    if (await begin()) onDone()
  }
  return (
    <StartFrame
      {...frame}
      question={t('networks.question')}
      lead={t('networks.lead')}
      nextLabel={t('networks.next')}
      {...(networks.isEnough ? {} : { missing: t('networks.missing') })}
      also={
        !networks.isEnough && (
          <button type="button" className="po-link" disabled={busy} onClick={() => void goOn()}>
            {t('networks.later')}
          </button>
        )
      }
      busy={busy && networks.isEnough}
      fault={fault}
      onNext={() => void goOn()}
    >
      <SeenProfiles socials={socials} />
      {networks.list}
      <KeptPhotos accountId={frame.accountId} />
    </StartFrame>
  )
}
