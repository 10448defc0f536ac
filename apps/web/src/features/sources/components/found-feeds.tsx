import type { SiteProfile } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus, Rss } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMatching } from '#features/sources/components/field-matching.tsx'
import { ThingsPreview } from '#features/sources/components/things-preview.tsx'
import { useKeepSource } from '#features/sources/use-keep-source.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { sourcesQuery } from '#shared/lookup/sources-query.ts'
import { useLookup } from '#shared/lookup/use-lookup.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/sources/sources.css'

type Feed = SiteProfile['feeds'][number]

interface FoundFeedsProps {
  accountId: number
  feeds: readonly Feed[]
}

/** Each is looked at, which is a question to somebody else's server. */
const most = 3

/** Feeds that reading a site came across: what each says, and one press to have it read every day. */
export function FoundFeeds({ accountId, feeds }: FoundFeedsProps) {
  const { t } = useTranslation('sources')
  const mayAdd = useAbility('planning:edit')
  const known = useQuery(sourcesQuery(accountId)).data
  if (!known || !mayAdd || feeds.length === 0) return null
  const isKept = ({ url }: Feed) => known.sources.some((one) => one.url === url)
  return (
    <section className="po-feed-offers" aria-label={t('offer.title', { count: feeds.length })}>
      <h2>{t('offer.title', { count: feeds.length })}</h2>
      <p className="po-mute">{t('offer.words')}</p>
      <ul>
        {feeds.slice(0, most).map((feed) => (
          <li key={feed.url}>
            <Offer
              {...{ accountId, feed }}
              isKept={isKept(feed)}
              isFull={known.sources.length >= known.max}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OfferProps {
  accountId: number
  feed: Feed
  isKept: boolean
  /** No further source can be kept. */
  isFull: boolean
}

function Offer({ accountId, feed, isKept, isFull }: OfferProps) {
  const { t } = useTranslation('sources')
  const { over, isLooking, fault: notAsked, look, know } = useLookup(accountId)
  const { busy: isKeeping, fault, run } = useKeepSource(accountId)
  const kind = /produ|shop|merchant/i.test(`${feed.url} ${feed.title}`) ? 'products' : 'articles'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is offered.
  useEffect(() => {
    if (!isKept) void look(kind, feed.url)
  }, [])
  const found = over?.found?.is === 'feed' ? over.found : undefined
  const mapping = found?.products?.mapping
  const isNamed = !mapping || mapping.fields.name !== undefined
  const name = feed.title || found?.title || new URL(feed.url).hostname
  const keep = () =>
    run({
      kind: mapping ? 'products' : 'articles',
      name: name.slice(0, 120),
      url: feed.url,
      mapping,
    })
  const failure = over?.failure ? t(`failures.${over.failure}`) : notAsked
  return (
    <>
      <div className="po-feed-offer">
        <Icon of={Rss} size={20} />
        <p>
          <b>{name}</b>
          <small className="po-mute po-feed-url">{feed.url.replace(/^https?:\/\//, '')}</small>
        </p>
        {isKept ? (
          <span className="po-feed-kept" role="status">
            <Icon of={Check} size={16} /> {t('offer.kept')}
          </span>
        ) : (
          <Button
            size="sm"
            icon={Plus}
            busy={isLooking || isKeeping}
            disabled={!found || !isNamed || isFull}
            aria-label={t('offer.addNamed', { name })}
            onClick={() => void keep()}
          >
            {t('offer.add')}
          </Button>
        )}
      </div>
      {!isKept && isLooking && <p className="po-mute">{t('dialog.looking')}</p>}
      {!isKept && failure && <p className="po-mute">{failure}</p>}
      {!isKept && found && over && (
        <details open={!isNamed}>
          <summary>{t('offer.see', { count: found.things.length })}</summary>
          <div className="po-stack">
            {found.products && (
              <FieldMatching {...{ accountId, know }} lookup={over} products={found.products} />
            )}
            {isNamed ? <ThingsPreview found={found} /> : <p className="po-fault">{t('dialog.noName')}</p>}
          </div>
        </details>
      )}
      {fault && (
        <p className="po-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
