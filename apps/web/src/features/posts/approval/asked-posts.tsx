import type { AskedApproval } from '@postelier/contract/approvals'
import { useTranslation } from 'react-i18next'
import { AskedPost } from '#features/posts/approval/asked-post.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface AskedPostsProps {
  token: string
  asked: AskedApproval
  onAnswered: (asked: AskedApproval) => void
  /** Something was changed meanwhile: it is shown as it stands now. */
  onStale: () => void
}

/** Each post is answered by itself; nothing is said for anybody before its button. */
export function AskedPosts({ token, asked, onAnswered, onStale }: AskedPostsProps) {
  const { t } = useTranslation('approvals')
  const { longDate } = useFormats()
  const { posts, societyName, askedBy, message, expiresAt, timeZone } = asked
  const open = posts.filter(({ answer, isOver }) => !answer && !isOver).length
  return (
    <>
      <h1 className="po-hero" tabIndex={-1} data-page-heading>
        {open > 0 ? t('page.heading', { count: open, name: societyName }) : t('page.done')}
      </h1>
      <p className="po-lead">{open > 0 ? t('page.lead') : t('page.doneWords')}</p>
      {message && (
        <blockquote className="po-approval-message">
          <p>{message}</p>
          {askedBy && <footer>{askedBy}</footer>}
        </blockquote>
      )}
      <ol className="po-approval-posts">
        {posts.map((post) => (
          <AskedPost key={post.id} {...{ token, post, timeZone, onAnswered, onStale }} />
        ))}
      </ol>
      {open > 0 && <p className="po-mute">{t('page.until', { date: longDate(expiresAt) })}</p>}
    </>
  )
}
