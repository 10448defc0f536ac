import type { SourceView } from '@postelier/contract'
import { Newspaper, Pause, Play, RefreshCw, Rss, ShoppingBag, Trash2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { staleAfterSource } from '#features/sources/use-keep-source.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { type MoreItem, MoreMenu } from '#shared/ui/more-menu.tsx'

const icons = { products: ShoppingBag, articles: Rss, news: Newspaper, site: Rss } as const

/** One source: what it is, how its last reading went, and what came of it. */
export function SourceRow({ accountId, source }: { accountId: number; source: SourceView }) {
  const { t } = useTranslation('sources')
  const { relative } = useFormats()
  const { name, url, kind, state, items, told, flags, failure, failedAt, readAt, nextAt } = source
  const when = state === 'failed' ? failedAt : readAt
  return (
    <li className="po-feed">
      <span className={`po-feed-face po-feed-${state}`}>
        <Icon of={icons[kind]} size={20} />
      </span>
      <div className="po-feed-words">
        <h2>{name}</h2>
        <p className="po-mute">
          {t(`kinds.${kind}`)} · <span className="po-feed-url">{url.replace(/^https?:\/\//, '')}</span>
        </p>
        <p className="po-feed-state" role="status">
          <b className={`po-feed-${state}`}>{t(`state.${state}`, { when: when ? relative(when) : '' })}</b>
          {items > 0 && <span>{t('items', { count: items })}</span>}
          {items > 0 && <span>{told > 0 ? t('told', { count: told }) : t('untold')}</span>}
        </p>
        {state === 'failed' && failure && (
          <p className="po-feed-failure">
            {t(`failures.${failure}`)} {items > 0 && t('kept')}{' '}
            {nextAt && <span className="po-mute">({t('next', { when: relative(nextAt) })})</span>}
          </p>
        )}
        {flags.length > 0 && (
          <details className="po-feed-flags">
            <summary>
              <Icon of={TriangleAlert} size={16} />
              <span>{t('flags', { count: flags.length })}</span> <em>{t('seeFlags')}</em>
            </summary>
            <ul>
              {flags.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="po-row">
        <ButtonLink size="sm" to="/me/tasks/write" search={{ way: 'content', source: String(source.id) }}>
          {t('see')}
        </ButtonLink>
        <SourceMenu accountId={accountId} source={source} />
      </div>
    </li>
  )
}

function SourceMenu({ accountId, source }: { accountId: number; source: SourceView }) {
  const { t } = useTranslation('sources')
  const mayCreate = useAbility('planning:create')
  const mayEdit = useAbility('planning:edit')
  const { id: sourceId, name, version } = source
  const params = { id: accountId, sourceId }
  const isPaused = source.state === 'paused'
  const stale = staleAfterSource(accountId)
  const removal = useAction({
    stale,
    send: () => call('DELETE /api/users/{id}/account/content-sources/{sourceId}', { params }),
    done: t('removed', { name }),
  })
  const remove = async () => {
    const isSure = await confirm({
      title: t('removing.title', { name }),
      words: t('removing.words'),
      confirmLabel: t('remove'),
      danger: true,
    })
    if (isSure) await removal.run()
  }
  const reading = useAction({
    stale,
    send: () => call('POST /api/users/{id}/sources/{sourceId}/readings', { params }),
    done: t('asked'),
  })
  const turn = useAction({
    stale,
    send: () =>
      call('POST /api/users/{id}/sources/{sourceId}', { params, body: { version, isPaused: !isPaused } }),
  })
  const items: MoreItem[] = [
    ...(mayCreate && !isPaused
      ? [{ key: 'read', label: t('readNow'), icon: RefreshCw, run: () => void reading.run() }]
      : []),
    ...(mayEdit
      ? [
          {
            key: 'pause',
            label: t(isPaused ? 'resume' : 'pause'),
            icon: isPaused ? Play : Pause,
            run: () => void turn.run(),
          },
          { key: 'remove', label: t('remove'), icon: Trash2, danger: true, run: () => void remove() },
        ]
      : []),
  ]
  return items.length > 0 && <MoreMenu items={items} label={t('actions', { name })} />
}
