import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ConnectionView, staleAfterLink } from '#features/networks/network-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { usePostLink } from '#shared/lib/customer-links.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Button } from '#shared/ui/button.tsx'

/** Connected again: what waited for it is named, and sent if the person says so. */
export function HeldPosts({ accountId, connection }: { accountId: number; connection: ConnectionView }) {
  const { t } = useTranslation(['networks', 'common'])
  const mayEdit = useAbility('posts:edit')
  const postAt = usePostLink()
  const { held, heldCount } = connection
  const { busy, run: send } = useAction({
    stale: staleAfterLink(accountId),
    send: () =>
      call('POST /api/users/{id}/networks/accounts/{connectionId}/posts/resume', {
        params: { id: accountId, connectionId: connection.id },
      }),
    done: ({ sent }) => t('held.sent', { count: sent }),
  })
  return (
    <div className="po-connection-held">
      <p>{t('held.words', { count: heldCount })}</p>
      <ul>
        {held.map(({ postId, publicationId, title }) => (
          <li key={publicationId}>
            <Link {...linkTo(postAt(postId))} className="po-link">
              {title}
            </Link>
          </li>
        ))}
        {heldCount > held.length && <li>{t('common:post.more', { count: heldCount - held.length })}</li>}
      </ul>
      {mayEdit && (
        <Button look="ink" size="sm" icon={Send} busy={busy} onClick={() => void send()}>
          {t('held.send', { count: heldCount })}
        </Button>
      )}
    </div>
  )
}
