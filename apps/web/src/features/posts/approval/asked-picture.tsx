import type { AskedPost } from '@postelier/contract/approvals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { Bone } from '#shared/ui/skeleton.tsx'

interface AskedPictureProps {
  token: string
  post: AskedPost
}

/** What the post shows; of several pictures one after the other. */
export function AskedPicture({ token, post }: AskedPictureProps) {
  const { t } = useTranslation('approvals')
  const [page, setPage] = useState(0)
  const { id, pages, version, title } = post
  const shown = useQuery({
    queryKey: ['approval', token, id, version, page],
    queryFn: async () =>
      (await call('POST /api/approvals/picture', { body: { token, id, page }, anonymous: true })).picture,
    enabled: pages > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  if (pages === 0) return null
  return (
    <figure className="po-approval-picture">
      {shown.data ? <img src={shown.data} alt={t('post.picture', { title })} /> : <Bone height={320} />}
      {pages > 1 && (
        <figcaption>
          <button type="button" className="po-link" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('post.before')}
          </button>
          <span>{t('post.nth', { nth: page + 1, count: pages })}</span>
          <button
            type="button"
            className="po-link"
            disabled={page === pages - 1}
            onClick={() => setPage(page + 1)}
          >
            {t('post.after')}
          </button>
        </figcaption>
      )}
    </figure>
  )
}
