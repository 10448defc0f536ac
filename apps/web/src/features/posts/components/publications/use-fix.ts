import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { useHoldActions } from '#features/posts/model/hold-actions.ts'
import { usePostActions } from '#features/posts/model/post-actions.ts'
import { type Fix, mostPressing, type Pressing } from '#features/posts/model/readiness-light.ts'
import {
  holdQuery,
  type PostAt,
  type PublicationView,
  publicationsQuery,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'

type FixWay = { words: string } & ({ link: LinkTarget } | { busy: boolean; run: () => void })

/** The one click that helps against what stands against a scheduled post; nothing where this person may not. */
export function useFix({ at, post, onDone, onPublish }: PublicationsProps, one?: PublicationView) {
  const { t } = useTranslation('publications')
  const { take, busy } = usePostActions(at, post, onDone)
  const { letGo } = useHoldActions(at.accountId)
  const mayEdit = useAbility('posts:edit')
  const link = useNetworksLink(one?.connectionId)
  const actions = {
    pages: onPublish,
    date: onPublish,
    post: () => void take('workAgain'),
    letGo: () => void letGo(),
  }
  return (fix: Fix): FixWay | null => {
    const words = t(`readiness.fix.${fix}`)
    if (fix === 'link') return { words, link }
    return mayEdit ? { words, busy, run: actions[fix] } : null
  }
}

/** What is to be mended first of a scheduled post; a stop of the platform is nobody's here. */
export function usePressing(at: PostAt, { status }: TaskView): Pressing | null {
  const publications = useQuery(publicationsQuery(at)).data
  const hold = useQuery({ ...holdQuery(at.accountId), retry: false }).data
  if (status !== 'publicationWaiting' || !publications) return null
  return mostPressing(publications, hold?.own ? [] : ['stopped'])
}
