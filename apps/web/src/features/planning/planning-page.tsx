import type { SearchView, ShortageView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Lightbulb, Plus, ScanSearch, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeclinedLink } from '#features/planning/components/declined-drawer.tsx'
import { LanguageGap } from '#features/planning/components/language-gap.tsx'
import { MissingNotice, MonthNote } from '#features/planning/components/missing-notice.tsx'
import { PlanningBar } from '#features/planning/components/planning-bar.tsx'
import { PlanningSide } from '#features/planning/components/planning-side.tsx'
import { ProposeDialog } from '#features/planning/components/propose-dialog.tsx'
import { RunProgress, useRun } from '#features/planning/components/run-progress.tsx'
import { ShortageNotice } from '#features/planning/components/shortage-notice.tsx'
import { SubjectList } from '#features/planning/components/subject-list.tsx'
import { nextStep, onTheirWay } from '#features/planning/next-step.ts'
import { factsQuery, readinessQuery, subjectsQuery } from '#features/planning/planning-queries.ts'
import { outcomeOf } from '#features/planning/search-subjects.ts'
import { useSearching } from '#features/planning/use-searching.ts'
import { whoProposed } from '#features/planning/who-proposed.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { SayDialog } from '#shared/known/say-dialog.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SideLayout } from '#shared/ui/side-layout.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/planning/planning.css'
import '#shared/ui/screen.css'

/** As many as fill a month at the usual rhythm. */
const atOnce = 12

/** Subjects to say yes to, what is being drafted of them, and what all of it stands on. */
export function PlanningPage() {
  const { t } = useTranslation('planning')
  const accountId = useManagedAccountId()
  const mayCreate = useAbility('planning:create')
  const mayWrite = useAbility('posts:create')
  const proposed = useQuery(subjectsQuery(accountId, 'proposed'))
  const accepted = useQuery(subjectsQuery(accountId, 'accepted'))
  const facts = useQuery(factsQuery(accountId, 3))
  // What stands between the business and subjects is said in the notice, with the way to each.
  const readiness = useQuery(readinessQuery(accountId)).data
  const mayPropose = readiness?.ideasLeft !== 0 && mayCreate
  const [isWishing, setWishing] = useState(false)
  const isSearching = useSearching(accountId)
  const [isSaying, setSaying] = useState(false)
  const [shortage, setShortage] = useState<ShortageView>(null)
  const run = useRun(accountId)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const onWay = onTheirWay(run)
  const isDrafting = run !== null && run.endedAt === null
  const toAnswer = proposed.data?.items ?? []
  const ready = (accepted.data?.items ?? []).filter(({ id }) => !onWay.has(id))
  const draftedAlone = readiness?.draftedAlone ?? 0
  // What is drafted by itself is, ticked or not: whoever wants none of it turns it down.
  const mayChoose = mayCreate && draftedAlone === 0
  const toDraft = ready.filter(({ id }) => mayCreate && !(mayChoose && leftOut.has(id)))
  const next = nextStep({ toAnswer: toAnswer.length, toDraft: toDraft.length, draftedAlone, run })
  // What waits comes before what is over.
  const isRunFirst = isDrafting || next === 'see'
  const progress = run && <RunProgress {...{ accountId, run }} isNext={next === 'see'} />
  const { most, isAll } = whoProposed([...toAnswer, ...ready])
  const toggle = (id: string) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  // Then the list's own place says so, with the press that fills it.
  const isEmpty = proposed.data?.items.length === 0 && accepted.data?.items.length === 0 && !isDrafting
  const knowsNothing = facts.data?.total === 0
  const tell = async (asked: SearchView) => {
    const { subjects, shortage, endedAt } = await outcomeOf(accountId, asked)
    const count = subjects.length
    await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
    // What is known in another language has a notice of its own, with the click that helps.
    setShortage(shortage?.inLanguage ? null : shortage)
    toast({
      tone: count > 0 ? 'done' : 'plain',
      message: endedAt === null ? t('searching') : count > 0 ? t('proposed', { count }) : t('noneProposed'),
    })
  }
  const { busy: isAsking, run: ask } = useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: async () => {
      const { search } = await call('POST /api/users/{id}/subjects/propose', {
        params: { id: accountId },
        body: { count: atOnce },
      })
      await tell(search)
    },
  })
  const noSubjectsAction = mayPropose ? (
    <Button
      look={next === 'propose' ? 'primary' : 'default'}
      icon={Lightbulb}
      busy={isAsking || isSearching}
      onClick={() => void ask()}
    >
      {t('propose')}
    </Button>
  ) : (
    mayWrite && (
      <ButtonLink to="/me/tasks/write" icon={Plus}>
        {t('noSubjects.write')}
      </ButtonLink>
    )
  )
  const say = (
    <>
      <ButtonLink to="/me/planning/start" look="primary" icon={ScanSearch}>
        {t('empty.action')}
      </ButtonLink>
      <Button look="quiet" icon={Plus} onClick={() => setSaying(true)}>
        {t('empty.say')}
      </Button>
    </>
  )
  return (
    <div className="po-screen">
      <PageHeader
        title={t('title')}
        actions={
          mayPropose &&
          !knowsNothing && (
            <>
              <Button look="quiet" icon={Search} onClick={() => setWishing(true)}>
                {t('search.button')}
              </Button>
              {!isEmpty && (
                <Button icon={Lightbulb} busy={isAsking || isSearching} onClick={() => void ask()}>
                  {isAsking || isSearching ? t('proposing') : t('propose')}
                </Button>
              )}
            </>
          )
        }
      />
      <div className="po-page po-planning">
        {knowsNothing ? (
          <EmptyState
            drawing={<PressDrawing />}
            title={t('empty.title')}
            {...(mayCreate ? { action: say } : {})}
          >
            {t('empty.words')}
          </EmptyState>
        ) : (
          <SideLayout
            label={t('known.title')}
            side={<PlanningSide {...{ accountId, readiness, most, isAll }} onSay={() => setSaying(true)} />}
          >
            <p className="po-ink2">{t('lead')}</p>
            <MissingNotice accountId={accountId} />
            <LanguageGap accountId={accountId} />
            {isRunFirst && progress}
            {shortage && <ShortageNotice shortage={shortage} onAnswer={() => setSaying(true)} />}
            <AsyncState
              of={proposed}
              loading={<RowSkeleton rows={5} />}
              isEmpty={() => isEmpty}
              empty={
                isSearching ? (
                  <Searching />
                ) : (
                  <EmptyState title={t('noSubjects.title')} action={noSubjectsAction}>
                    {t(mayPropose ? 'noSubjects.words' : 'noSubjects.noneLeft')}
                  </EmptyState>
                )
              }
            >
              {(data) => (
                <SubjectList
                  accountId={accountId}
                  which="proposed"
                  subjects={data.items}
                  total={data.total}
                  most={most}
                />
              )}
            </AsyncState>
            {accepted.error && !accepted.data && (
              <AsyncState of={accepted} failedTitle={t('acceptedFailed')}>
                {() => null}
              </AsyncState>
            )}
            {accepted.data && (
              <SubjectList
                accountId={accountId}
                which="accepted"
                subjects={ready}
                total={ready.length}
                most={most}
                {...(mayChoose ? { choice: { leftOut, onToggle: toggle } } : {})}
              />
            )}
            {!isRunFirst && progress}
            <DeclinedLink accountId={accountId} />
            <MonthNote accountId={accountId} />
          </SideLayout>
        )}
      </div>
      <PlanningBar {...{ accountId, next, toAnswer, ready, toDraft, draftedAlone, run }} />
      {isWishing && <ProposeDialog accountId={accountId} onClose={() => setWishing(false)} onAsked={tell} />}
      {isSaying && (
        <SayDialog accountId={accountId} ask={shortage?.question ?? ''} onClose={() => setSaying(false)} />
      )}
    </div>
  )
}

/** Where the first subjects will stand. */
function Searching() {
  const { t } = useTranslation('planning')
  return (
    <>
      <p role="status" className="po-mute">
        {t('searching')}
      </p>
      <RowSkeleton rows={5} />
    </>
  )
}
