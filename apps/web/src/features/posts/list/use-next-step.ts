import { needOf, type TaskCard } from '@postelier/contract'
import type { OpenApprovalView } from '@postelier/contract/approvals'
import { useTranslation } from 'react-i18next'
import { endsBefore, type Kept } from '#features/posts/model/reach.ts'
import { relinkOf } from '#features/posts/model/use-reach.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

interface Around {
  readonly now: Date
  readonly kept: Kept | undefined
  /** Why a network gets nothing of it: said above the list, once for all its posts. */
  readonly barrier: string | null
  /** Only a plan allows its date. */
  readonly needsPlan: boolean
}

/** What a post of the list waits for, in a sentence or two; nothing where it goes out by itself or is over. */
export function useNextStep(approvals: readonly OpenApprovalView[]) {
  const { t } = useTranslation('postLists')
  const { dayMonth } = useFormats()
  const step = (post: TaskCard, { now, barrier, kept, needsPlan }: Around): string | null => {
    const { id, status, origin, publishAt, publications } = post
    const asked = approvals.find(({ taskId }) => taskId === id)
    if (asked && status !== 'published')
      return t('next.asked', { name: asked.name, day: dayMonth(asked.until) })
    const need = needOf(status, publications, publishAt)
    // A reason says more than where to find it, and the button beside it mends it.
    const isBarred = barrier !== null || relinkOf(post, kept).length > 0
    if (isBarred && (need?.kind === 'stuck' || need?.kind === 'awaitsYou')) return null
    if (need?.kind === 'atRisk') {
      // What stands against another network says nothing about why this one is at risk.
      const ending = publishAt && kept && endsBefore(post.networks, kept, new Date(publishAt))
      if (ending)
        return t('next.endsBefore', { network: networkLabel(ending.network), day: dayMonth(ending.endsAt) })
    }
    if (need && need.kind !== 'notScheduled') return t(`next.${need.kind}`)
    const isPast = publishAt !== null && new Date(publishAt) < now
    if (needsPlan) return t('next.needsPlan')
    if (status === 'aiSuggestion') return t(isPast ? 'next.suggestedPast' : 'next.suggested')
    if (status === 'draft' && origin === 'tailorMade') return t('next.brief')
    if (status === 'customizing' || status === 'draft') return t(isPast ? 'next.editedPast' : 'next.edited')
    if (status === 'validated') {
      if (publishAt === null) return t('next.undated')
      return t(isPast ? 'next.datePast' : 'next.notScheduled')
    }
    return null
  }
  return (post: TaskCard, around: Around): string =>
    [step(post, around), post.sharesHour && t('next.sharesHour')].filter(Boolean).join(' ')
}
