import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type PostAt,
  pagesQuery,
  paramsOf,
  publicationsQuery,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { NetworkMark } from '#shared/ui/network-mark.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface PublishDialogProps {
  at: PostAt
  post: TaskView
  onClose: () => void
}

/** On which pages a post goes out now: those of the networks it is for, to begin with. */
export function PublishDialog({ at, post, onClose }: PublishDialogProps) {
  const { t } = useTranslation('posts')
  const pages = useQuery(pagesQuery(at.accountId))
  const [own, setOwn] = useState<readonly number[] | null>(null)
  const wanted =
    own ??
    (pages.data ?? [])
      .filter(({ network }) => post.networks.length === 0 || post.networks.includes(network))
      .map(({ id }) => id)
  const send = async () => {
    const { publications } = await call('POST /api/users/{id}/tasks/{taskPublicId}/publish', {
      params: paramsOf(at),
      body: { pageIds: [...wanted] },
    })
    queryClient.setQueryData(publicationsQuery(at).queryKey, publications)
    await queryClient.invalidateQueries({ queryKey: ['tasks'] })
    toast({ tone: 'done', message: t('publish.started') })
  }
  const isNone = pages.data?.length === 0
  return (
    <PromptDialog
      title={t('publish.title')}
      words={t('publish.words')}
      confirmLabel={t('publish.confirm')}
      isReady={wanted.length > 0}
      onClose={onClose}
      onSend={send}
    >
      {(faults) => (
        <AsyncState of={pages}>
          {(items) =>
            isNone ? (
              <p>
                {t('publish.none')}{' '}
                <Link to="/me/networks" className="po-link">
                  {t('publish.link')}
                </Link>
              </p>
            ) : (
              <div className="po-publish-pages">
                {items.map((page) => (
                  <Checkbox
                    key={page.id}
                    label={
                      <span className="po-row">
                        <NetworkMark network={page.network} size={16} />
                        {page.name}
                      </span>
                    }
                    error={faults[`pageIds.${page.id}`]}
                    checked={wanted.includes(page.id)}
                    onChange={(event) =>
                      setOwn(
                        event.target.checked ? [...wanted, page.id] : wanted.filter((one) => one !== page.id),
                      )
                    }
                  />
                ))}
              </div>
            )
          }
        </AsyncState>
      )}
    </PromptDialog>
  )
}
