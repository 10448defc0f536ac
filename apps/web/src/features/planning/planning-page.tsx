import { useQuery } from '@tanstack/react-query'
import { Lightbulb, MessageCircleQuestion, Plus, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftBar } from '#features/planning/components/draft-bar.tsx'
import { KnownBlock } from '#features/planning/components/known-block.tsx'
import { RhythmBlock } from '#features/planning/components/rhythm-block.tsx'
import { RunProgress } from '#features/planning/components/run-progress.tsx'
import { SayDialog } from '#features/planning/components/say-dialog.tsx'
import { SubjectList } from '#features/planning/components/subject-list.tsx'
import { findingsQuery, subjectsQuery } from '#features/planning/planning-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SideLayout } from '#shared/ui/side-layout.tsx'
import { RowBones } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/planning/planning.css'

/** As many as fill a month at the usual rhythm. */
const atOnce = 12

/** Subjects to say yes to, what is being drafted of them, and what all of it stands on. */
export function PlanningPage() {
  const { t } = useTranslation(['planning', 'common'])
  const accountId = useManagedAccountId()
  const mayCreate = useAbility('planning:create')
  const proposed = useQuery(subjectsQuery(accountId, 'proposed'))
  const accepted = useQuery(subjectsQuery(accountId, 'accepted'))
  const findings = useQuery(findingsQuery(accountId, 3))
  const [isAsking, setAsking] = useState(false)
  const [isSaying, setSaying] = useState(false)
  const [shortage, setShortage] = useState('')
  const knowsNothing = findings.data?.total === 0
  const ask = async () => {
    setAsking(true)
    try {
      const answer = await call('POST /api/users/{id}/subjects/propose', {
        params: { id: accountId },
        body: { count: atOnce },
      })
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
      setShortage(answer.shortage?.question ?? '')
      const count = answer.subjects.length
      toast({
        tone: count > 0 ? 'done' : 'plain',
        message: count > 0 ? t('proposed', { count }) : t('noneProposed'),
      })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      setAsking(false)
    }
  }
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
    <div className="po-page po-planning">
      <PageHeader
        title={t('title')}
        actions={
          mayCreate &&
          !knowsNothing && (
            <Button
              look={accepted.data?.total ? 'default' : 'primary'}
              icon={Lightbulb}
              busy={isAsking}
              onClick={() => void ask()}
            >
              {isAsking ? t('proposing') : t('propose')}
            </Button>
          )
        }
      />
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
          side={
            <>
              <KnownBlock accountId={accountId} onAdd={() => setSaying(true)} />
              <RhythmBlock accountId={accountId} />
              <p className="po-mute po-planning-voice">{t('voice')}</p>
            </>
          }
        >
          <p className="po-ink2">{t('lead')}</p>
          <RunProgress accountId={accountId} />
          {shortage && (
            <Notice tone="wait" icon={MessageCircleQuestion}>
              {t('shortage')}{' '}
              <button type="button" className="po-link" onClick={() => setSaying(true)}>
                {shortage}
              </button>
            </Notice>
          )}
          <AsyncState
            of={proposed}
            loading={<RowBones rows={5} />}
            isEmpty={(data) => data.items.length === 0 && (accepted.data?.items.length ?? 0) === 0}
            empty={
              <EmptyState
                title={t('noSubjects.title')}
                {...(mayCreate
                  ? {
                      action: (
                        <Button icon={Lightbulb} busy={isAsking} onClick={() => void ask()}>
                          {t('propose')}
                        </Button>
                      ),
                    }
                  : {})}
              >
                {t('noSubjects.words')}
              </EmptyState>
            }
          >
            {(data) => (
              <SubjectList accountId={accountId} which="proposed" subjects={data.items} total={data.total} />
            )}
          </AsyncState>
          {accepted.data && accepted.data.items.length > 0 && (
            <SubjectList
              accountId={accountId}
              which="accepted"
              subjects={accepted.data.items}
              total={accepted.data.total}
            />
          )}
        </SideLayout>
      )}
      {mayCreate && accepted.data && accepted.data.items.length > 0 && (
        <DraftBar accountId={accountId} subjects={accepted.data.items} />
      )}
      {isSaying && <SayDialog accountId={accountId} ask={shortage} onClose={() => setSaying(false)} />}
    </div>
  )
}
