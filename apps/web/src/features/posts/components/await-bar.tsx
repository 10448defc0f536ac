import { useQuery } from '@tanstack/react-query'
import { Link2, Search, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerDialog } from '#features/posts/components/publications/answer-dialog.tsx'
import { usePagesLinked } from '#features/posts/components/publications/use-pages-linked.ts'
import { usePublicationActions } from '#features/posts/model/publication-actions.ts'
import { type PostAt, type PublicationView, publicationsQuery } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useNetworksLink } from '#shared/lib/customer-links.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'

/** Of a post that a page keeps waiting for somebody, the next step: of the first such page. */
export function AwaitBar({ at }: { at: PostAt }) {
  const publications = useQuery(publicationsQuery(at)).data ?? []
  const one = publications.find(({ state }) => state === 'held' || state === 'asked')
  const mayEdit = useAbility('posts:edit')
  return one && mayEdit ? <NextStep key={`${one.id} ${one.state}`} at={at} one={one} /> : null
}

function NextStep({ at, one }: { at: PostAt; one: PublicationView }) {
  const { t } = useTranslation('publications')
  const { busy, resume } = usePublicationActions(at, one)
  const isLinked = usePagesLinked(at.accountId).has(one.pageId)
  const networks = useNetworksLink(one.connectionId)
  const [answers, setAnswers] = useState(false)
  if (one.state === 'asked')
    return (
      <>
        <Button look="primary" icon={Search} onClick={() => setAnswers(true)}>
          {t('actions.isThere')}
        </Button>
        {answers && <AnswerDialog at={at} one={one} onClose={() => setAnswers(false)} />}
      </>
    )
  if (isLinked)
    return (
      <Button look="primary" icon={Send} busy={busy} onClick={() => void resume()}>
        {t('actions.send')}
      </Button>
    )
  return (
    <ButtonLink look="primary" icon={Link2} {...networks}>
      {t(one.isLeft ? 'actions.choosePage' : 'actions.linkAgain')}
    </ButtonLink>
  )
}
