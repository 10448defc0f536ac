import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, ExternalLink, Link2, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePagesLinked } from '#features/posts/components/publications/use-pages-linked.ts'
import { usePostActions } from '#features/posts/model/post-actions.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { useTryAgain } from '#features/posts/model/publication-actions.ts'
import { mayPass, refusedAmong } from '#features/posts/model/refusals.ts'
import {
  type PostAt,
  type PublicationView,
  pagesQuery,
  publicationsQuery,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import '#shared/ui/more-menu.css'

interface AfterBarProps {
  context: PostsContext
  at: PostAt
  post: TaskView
}

/**
 * Of a post that is out, the next step: once more where it was refused and may pass, which needs the account linked first; a
 * copy to mend where it would be refused again; else a look at it there.
 */
export function AfterBar({ context, at, post }: AfterBarProps) {
  const { t } = useTranslation('publications')
  const publications = useQuery(publicationsQuery(at)).data ?? []
  const linked = usePagesLinked(at.accountId)
  const arePagesKnown = useQuery(pagesQuery(at.accountId)).isSuccess
  const mayEdit = useAbility('posts:edit')
  const { busy, tryAgain } = useTryAgain(at)
  const navigate = useNavigate()
  const copying = usePostActions(
    at,
    post,
    () => undefined,
    (copy) => navigate(linkTo(context.one(copy.id))),
  )
  const refused = refusedAmong(publications)
  const failed = refused.filter(({ reason }) => mayPass(reason))
  const again = failed.filter(({ pageId }) => linked.has(pageId))
  const networks = useNetworksLink(failed[0]?.connectionId)
  const isAgain = mayEdit && again.length > 0
  const isUnlinked = mayEdit && arePagesKnown && !isAgain && failed.length > 0
  // It is out elsewhere, and is changed there by nobody: what helps is another post of the same.
  const isToMend =
    !isAgain && !isUnlinked && refused.length > failed.length && post.abilities.includes('duplicate')
  return (
    <>
      <SeeThere
        publications={publications}
        look={isAgain || isUnlinked || isToMend ? 'default' : 'primary'}
      />
      {isToMend && (
        <Button look="primary" icon={Copy} busy={copying.busy} onClick={() => void copying.duplicate()}>
          {t('actions.mendCopy')}
        </Button>
      )}
      {isAgain && (
        <Button look="primary" icon={RefreshCw} busy={busy} onClick={() => void tryAgain(again)}>
          {t('actions.again')}
        </Button>
      )}
      {isUnlinked && (
        <ButtonLink look="primary" icon={Link2} {...networks}>
          {t(failed[0]?.isLeft ? 'actions.choosePage' : 'actions.linkAgain')}
        </ButtonLink>
      )}
    </>
  )
}

interface SeeThereProps {
  publications: readonly PublicationView[]
  look: 'default' | 'primary'
}

function SeeThere({ publications, look }: SeeThereProps) {
  const { t } = useTranslation('publications')
  const there = publications.filter(({ state, url }) => state === 'published' && url)
  const see = (url: string | null) => window.open(url ?? '', '_blank', 'noopener,noreferrer')
  const [first, second] = there
  if (!first) return null
  const button = (
    <Button look={look} icon={ExternalLink} {...(second ? {} : { onClick: () => see(first.url) })}>
      {t('seeThere')}
    </Button>
  )
  if (!second) return button
  return (
    <Menu position="top-end" width={280}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown className="po-more">
        {there.map(({ id, network, page, url }) => (
          <Menu.Item
            key={id}
            leftSection={<NetworkMark network={network} size={16} />}
            onClick={() => see(url)}
          >
            {page}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Where a post stands that was refused elsewhere. */
export function IsOutOn({ at }: { at: PostAt }) {
  const { t } = useTranslation('publications')
  const { list } = useFormats()
  const publications = useQuery(publicationsQuery(at)).data ?? []
  const networks = new Set(
    publications.flatMap(({ state, network }) => (state === 'published' ? [network] : [])),
  )
  if (networks.size === 0) return null
  return <span className="po-ink2">{t('isOutOn', { networks: list([...networks].map(networkLabel)) })}</span>
}
