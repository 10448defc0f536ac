import type { AskedApproval } from '@postelier/contract/approvals'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskedPost } from '#features/posts/approval/asked-post.tsx'
import { formatsFor } from '#shared/i18n/formats.ts'
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
  const { t, i18n } = useTranslation('approvals')
  const { longDate } = useFormats()
  const { posts, societyName, color, askedBy, message, expiresAt, timeZone } = asked
  const open = posts.filter(({ answer, isOver }) => !answer && !isOver).length
  const isUntilSaid = posts.some(({ answer, isOver, silence }) => !answer && !isOver && silence?.at)
  // In the business's local time: whoever reads it is signed in nowhere.
  const { namedDay, time } = formatsFor(i18n.language, timeZone)
  const goesOut = posts.flatMap(({ answer, isScheduled, publishAt, title }) =>
    answer && answer !== 'correction' && isScheduled && publishAt
      ? [t('page.goesOut', { count: posts.length, title, day: namedDay(publishAt), time: time(publishAt) })]
      : [],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(posts)
  // What came of it stands at the top; the bar with the answers goes, and the page is shorter by it.
  useEffect(() => {
    const isAnswered = posts.some(
      ({ id, answer }) => answer && !last.current.find((one) => one.id === id)?.answer,
    )
    last.current = posts
    if (!isAnswered) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [posts])
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <h1 ref={heading} className="po-hero" tabIndex={-1} data-page-heading>
        {open > 0 ? t('page.heading', { count: open, name: societyName }) : t('page.done')}
      </h1>
      {open > 1 && <p className="po-lead">{t('page.lead', { count: open })}</p>}
      {open === 0 && (
        <p className="po-lead">
          {goesOut.map((words) => (
            <span key={words}>{words} </span>
          ))}
          {t('page.doneWords')}
        </p>
      )}
      {message && (
        <blockquote className="po-approval-message">
          <p>{message}</p>
          {askedBy && <footer>{askedBy}</footer>}
        </blockquote>
      )}
      <ol className="po-approval-posts">
        {posts.map((post) => (
          <AskedPost
            // Of another version nothing that was typed stays: it was about other words.
            key={`${post.id}:${post.version}`}
            {...{ token, post, timeZone, societyName, color }}
            onAnswered={onAnswered}
            wasChanged={changed.has(post.id)}
            onStale={() => {
              setChanged(new Set([...changed, post.id]))
              onStale()
            }}
          />
        ))}
      </ol>
      {/* What becomes of a post without an answer names its last moment already. */}
      {open > 0 && !isUntilSaid && (
        <p className="po-mute">{t('page.until', { date: longDate(expiresAt) })}</p>
      )}
    </>
  )
}
