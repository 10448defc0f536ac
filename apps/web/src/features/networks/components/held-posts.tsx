import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConnectionView, networksChanged } from '#features/networks/network-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { usePostLink } from '#shared/lib/customer-links.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** Those that are shown, then those that move up, until none is left that was not sent. Answers with how many it were. */
async function sendAll(accountId: number, { id, held }: ConnectionView): Promise<number> {
  const sent = new Set<number>()
  let next = held
  while (next.length > 0) {
    for (const { postId, publicationId } of next) {
      await call('POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/resume', {
        params: { id: accountId, taskPublicId: postId, publicationId },
      })
      sent.add(publicationId)
    }
    const { connections } = await call('GET /api/users/{id}/networks', { params: { id: accountId } })
    const left = connections.find((one) => one.id === id)?.held ?? []
    next = left.filter(({ publicationId }) => !sent.has(publicationId))
  }
  return sent.size
}

/** Connected again: what waited for it is named, and sent if the person says so. */
export function HeldPosts({ accountId, connection }: { accountId: number; connection: ConnectionView }) {
  const { t } = useTranslation(['networks', 'common'])
  const mayEdit = useAbility('posts:edit')
  const [busy, setBusy] = useState(false)
  const postAt = usePostLink()
  const { held, heldCount } = connection
  const send = async () => {
    setBusy(true)
    try {
      const count = await sendAll(accountId, connection)
      toast({ tone: 'done', message: t('held.sent', { count }) })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey: ['tasks'] })
      await networksChanged()
    }
  }
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
