import { useTranslation } from 'react-i18next'
import { Neighbours } from '#features/posts/components/neighbours.tsx'
import { PostMenu } from '#features/posts/components/post-menu.tsx'
import { RenamePost } from '#features/posts/components/rename-post.tsx'
import type { Composing } from '#features/posts/components/use-composer.ts'
import { PresentHere } from '#features/posts/presence/present-at.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'

/** What the post is called, who else is here, its neighbours, and what else can be done with it. */
export function ComposerHead({ of }: { of: Composing }) {
  const { t } = useTranslation('posts')
  const { context, at, post, words, setWords, shown, know, remaking, onBefore, unlessWaiting } = of
  return (
    <PageHeader
      title={shown.title || t('untitled')}
      crumbs={[
        {
          label: t('title'),
          to: context.list.to.replace('$agencyCustomerId', String(at.accountId)) as never,
        },
      ]}
      note={
        of.mayWrite && (
          <span data-presence="title">
            <RenamePost title={words.title} onChange={(title) => setWords({ ...words, title })} />
          </span>
        )
      }
      actions={
        <>
          <PresentHere />
          <Neighbours context={context} at={at} />
          <PostMenu
            {...{ context, at, post, remaking, onBefore, unlessWaiting }}
            onDone={know}
            onPublish={unlessWaiting(() => of.setPublishes('date'))}
            onAsk={unlessWaiting(() => of.setAsks(true))}
          />
        </>
      }
    />
  )
}
