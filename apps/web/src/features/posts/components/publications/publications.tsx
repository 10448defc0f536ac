import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PublicationLine } from '#features/posts/components/publications/publication-line.tsx'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { sendingToast } from '#features/posts/model/sending-toast.ts'
import { type PublicationView, pagesQuery, publicationsQuery } from '#features/posts/post-queries.ts'
import { networkNames } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { closeToast } from '#shared/ui/toast-store.ts'
import '#features/posts/components/publications/publications.css'

const underway: ReadonlySet<PublicationView['state']> = new Set(['waiting', 'sending', 'unknown'])

/** What became of the post on each page, and what a person can do about it; follows by itself. */
export function Publications({ sent, ...props }: PublicationsProps & { sent: number }) {
  const { t } = useTranslation('publications')
  const publications = useQuery(publicationsQuery(props.at))
  const pages = useQuery(pagesQuery(props.at.accountId)).data ?? []
  // As pages stand where they are chosen; one that is linked no more comes last of its network.
  const placeOf = ({ network, pageId }: PublicationView) => {
    const at = pages.findIndex(({ id }) => id === pageId)
    return networkNames.indexOf(network) * 1000 + (at < 0 ? 999 : at)
  }
  const { taskPublicId } = props.at
  const isUnderway = publications.data?.some(({ state }) => underway.has(state)) ?? true
  // What the toast said is over: the lines here say how it went.
  useEffect(() => {
    if (!isUnderway) closeToast(sendingToast(taskPublicId))
  }, [isUnderway, taskPublicId])
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent === 0) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }, [sent])
  if (!publications.data || publications.data.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <SectionHead title={t('title')} headRef={head} />
      <ul className="po-publications">
        {publications.data
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((one) => (
            <PublicationLine key={one.id} one={one} {...props} />
          ))}
      </ul>
    </section>
  )
}
