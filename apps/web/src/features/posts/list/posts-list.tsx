import type { TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openApprovalsQuery } from '#features/posts/approval/approval-queries.ts'
import { BarrierNote } from '#features/posts/components/barrier-note.tsx'
import { PostMarks } from '#features/posts/components/post-marks.tsx'
import { ChosenBar } from '#features/posts/list/chosen-bar.tsx'
import { useNextStep } from '#features/posts/list/use-next-step.ts'
import { WayOn } from '#features/posts/list/way-on.tsx'
import { inGroups, mendedFirst } from '#features/posts/model/groups.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { useNeedsPlan } from '#features/posts/model/use-needs-plan.ts'
import { barriersOf, relinkOf, unlitOf, useBarrierWords, useKept } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { PostCard } from '#shared/ui/post-card.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface PostsListProps {
  context: PostsContext
  items: readonly TaskCard[]
  /** Those that wait for a person, where what is to be mended stands before everything else. */
  waiting?: readonly TaskCard[]
  /** Since when posts are new to whoever looks. */
  since: string | null
}

/** Posts by what is to come of them; several can be chosen, and the same done to all of them. */
export function PostsList({ context, items: page, waiting, since }: PostsListProps) {
  const { t } = useTranslation(['postLists', 'calendar'])
  const mayEdit = useAbility('posts:edit')
  const nextStep = useNextStep(useQuery(openApprovalsQuery(context.accountId)).data ?? [])
  const kept = useKept(context.accountId)
  const barrierWords = useBarrierWords()
  const { number } = useFormats()
  const viewsOf = ({ publications: { views } }: TaskCard) =>
    typeof views === 'number' ? t('seen', { count: views, formatted: number(views) }) : undefined
  const now = new Date()
  // Of a list that is narrowed those of the page: none of them is said to be on its way.
  const { toMend, others } = mendedFirst(page, waiting ?? [])
  const items = [...toMend, ...others]
  const { needsPlan } = useNeedsPlan(context.accountId, items)
  const groups = [
    ...(toMend.length > 0 ? [{ group: 'fix' as const, posts: toMend }] : []),
    ...inGroups(others, now),
  ]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What is not on the page any more is not chosen any more.
  const chosenPosts = items.filter(({ id }) => chosen.has(id))
  // What stands against a network is the same for each of its posts: it is said once, above them, with the press that mends it.
  const barred = kept ? barriersOf(items, kept) : []
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      {barred.length > 0 && (
        <ul className="po-posts-barred">
          {barred.map(({ network, barrier }) => (
            <li key={network}>
              <BarrierNote network={network} of={barrier} />
            </li>
          ))}
        </ul>
      )}
      {groups.map((one, index) => (
        <section key={one.group} className="po-posts" aria-labelledby={`group-${one.group}`}>
          <SectionHead
            id={`group-${one.group}`}
            title={t(`groups.${one.group}`)}
            note={t(`groups.${one.group}Note`)}
          />
          {index === 0 && <Columns isMarked={mayEdit} />}
          <ul>
            {one.posts.map((post) => (
              <li key={post.id} className={mayEdit ? 'po-posts-row' : undefined}>
                {mayEdit && (
                  <input
                    type="checkbox"
                    aria-label={t('calendar:choose', { title: post.title })}
                    checked={chosen.has(post.id)}
                    onChange={(event) => choose(post.id, event.target.checked)}
                  />
                )}
                <PostCard
                  post={{
                    ...glance(post),
                    unlit: unlitOf(post, kept),
                    relink: relinkOf(post, kept),
                  }}
                  shape="row"
                  views={viewsOf(post)}
                  next={nextStep(post, {
                    now,
                    kept,
                    barrier: barrierWords(post, kept),
                    needsPlan: needsPlan(post),
                  })}
                  link={context.one(post.id)}
                  actions={
                    <>
                      <PostMarks post={post} since={since} />
                      <WayOn
                        post={post}
                        context={context}
                        kept={kept}
                        needsPlan={needsPlan(post)}
                        isRelinkSaid
                      />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosenPosts.length > 0 && (
        // Its words come with the first choice: the list stays as it is meanwhile.
        <Suspense fallback={null}>
          <ChosenBar
            accountId={context.accountId}
            posts={chosenPosts}
            onAll={() => setChosen(new Set(items.map(({ id }) => id)))}
            onNone={() => setChosen(new Set())}
            onDone={(refused) => setChosen(new Set(refused))}
          />
        </Suspense>
      )}
    </>
  )
}

/** What stands under each other where the list is wide; each row says it in its own words to a screen reader. */
function Columns({ isMarked }: { isMarked: boolean }) {
  const { t } = useTranslation('postLists')
  return (
    <div className={cx('po-posts-columns', isMarked && 'po-posts-columns-marked')} aria-hidden="true">
      <span>{t('columns.post')}</span>
      <span>{t('columns.networks')}</span>
      <span>{t('columns.status')}</span>
      <span>{t('columns.date')}</span>
      <span>{t('columns.views')}</span>
    </div>
  )
}
