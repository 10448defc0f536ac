import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerDialog } from '#features/posts/components/publications/answer-dialog.tsx'
import { usePublicationActions } from '#features/posts/model/publication-actions.ts'
import { mayPass } from '#features/posts/model/refusals.ts'
import type { PostAt, PublicationView, TaskView } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'

interface PublicationActionsProps {
  at: PostAt
  post: TaskView
  one: PublicationView
  /** Its account is connected, and the page is one that posts go to. */
  isLinked: boolean
}

/** What stands open on a page is a person's to decide, right there. */
export function PublicationActions({ at, post, one, isLinked }: PublicationActionsProps) {
  const { t } = useTranslation('publications')
  const mayEdit = useAbility('posts:edit')
  const networks = useNetworksLink(one.connectionId)
  const actions = usePublicationActions(at, one)
  const [answers, setAnswers] = useState(false)
  if (!mayEdit) return null
  const { busy } = actions
  const label = (action: string) => `${action}, ${one.page}`
  if (one.state === 'asked')
    return (
      <div className="po-publication-actions">
        <Button size="sm" look="ink" busy={busy} onClick={() => setAnswers(true)}>
          {t('actions.isThere')}
        </Button>
        <Button size="sm" busy={busy} onClick={() => void actions.sayNotThere()}>
          {t('actions.isNotThere')}
        </Button>
        {answers && <AnswerDialog at={at} one={one} onClose={() => setAnswers(false)} />}
      </div>
    )
  if (one.state === 'held')
    return (
      <div className="po-publication-actions">
        {isLinked ? (
          <Button size="sm" look="ink" busy={busy} onClick={() => void actions.resume()}>
            {t('actions.send')}
          </Button>
        ) : (
          <ButtonLink size="sm" look="ink" {...networks}>
            {t(one.isLeft ? 'actions.choosePage' : 'actions.linkAgain')}
          </ButtonLink>
        )}
        <Button size="sm" look="quiet" busy={busy} onClick={() => void actions.giveUp()}>
          {t('actions.giveUp')}
        </Button>
      </div>
    )
  const isOut = post.status === 'published'
  if (one.state === 'failed' && (isOut || post.status === 'validated'))
    return (
      <div className="po-publication-actions">
        {/* While nothing is out the whole post is sent again from the bar at the foot. */}
        {isOut && !isLinked && (
          <ButtonLink size="sm" {...networks}>
            {t(one.isLeft ? 'actions.choosePage' : 'actions.linkAgain')}
          </ButtonLink>
        )}
        {/* What would be refused again is not offered again: a copy is mended, by the bar. */}
        {isOut && isLinked && (one.reason === 'givenUp' || mayPass(one.reason)) && (
          <Button
            size="sm"
            busy={busy}
            aria-label={label(t('actions.again'))}
            onClick={() => void actions.tryAgain()}
          >
            {t('actions.again')}
          </Button>
        )}
        {one.reason !== 'givenUp' && (
          <Button
            size="sm"
            look="quiet"
            busy={busy}
            aria-label={label(t('actions.leave'))}
            onClick={() => void actions.leave()}
          >
            {t('actions.leave')}
          </Button>
        )}
      </div>
    )
  return null
}
