import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePagesLinked } from '#features/posts/components/publications/use-pages-linked.ts'
import { useTryAgain } from '#features/posts/model/publication-deeds.ts'
import { mayPass } from '#features/posts/model/refusals.ts'
import { type PostAt, type PublicationView, publicationsQuery } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import '#shared/ui/more-menu.css'

/** Of a post that is out, the next step: once more where it was refused and may pass, else a look at it over there. */
export function AfterBar({ at }: { at: PostAt }) {
  const { t } = useTranslation('publications')
  const publications = useQuery(publicationsQuery(at)).data ?? []
  const linked = usePagesLinked(at.accountId)
  const mayEdit = useAbility('posts:edit')
  const { busy, tryAgain } = useTryAgain(at)
  const again = publications.filter(
    ({ state, reason, pageId }) => state === 'failed' && mayPass(reason) && linked.has(pageId),
  )
  const isAgain = mayEdit && again.length > 0
  return (
    <>
      <SeeThere publications={publications} look={isAgain ? 'default' : 'primary'} />
      {isAgain && (
        <Button look="primary" icon={RefreshCw} busy={busy} onClick={() => void tryAgain(again)}>
          {t('deeds.again')}
        </Button>
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
