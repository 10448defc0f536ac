import { type MarketingObjective, marketingObjectives, type ThematicView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery, thematicsQuery } from '#features/planning/planning-queries.ts'
import {
  AskForAudiences,
  ProposedAudiences,
  useProposedAudiences,
} from '#features/planning/spoken/propose-audiences.tsx'
import { SpokenList } from '#features/planning/spoken/spoken-list.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/planning/spoken/spoken.css'

interface ThematicsStepProps extends StepProps {
  onDone: () => void
}

const rhythms = ['1', '2', '3', '5', '7'] as const

/** Nothing where the account's own stands. */
type Chosen = {
  out: readonly number[]
  perWeek: string | null
  wanted: readonly MarketingObjective[] | null
}

/** What to speak of, what for, and how often. */
export function ThematicsStep({ onDone, ...frame }: ThematicsStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { accountId } = frame
  const thematics = useQuery(thematicsQuery(accountId))
  const settings = useQuery(settingsQuery(accountId)).data
  const audiences = useProposedAudiences(accountId)
  const place = `start.thematics.${accountId}`
  const [{ out, perWeek, wanted }, keep] = useKept<Chosen>(place, { out: [], perWeek: null, wanted: null })
  const rhythm = perWeek ?? String(settings?.postsPerWeek ?? 3)
  // Another one that was set elsewhere stands among them.
  const choices = [...new Set<string>([...rhythms, rhythm])].toSorted((a, b) => Number(a) - Number(b))
  const objectives = wanted ?? settings?.objectives ?? marketingObjectives
  // Somebody may have taken one away meanwhile.
  const taken = (thematics.data ?? []).filter(({ id }) => out.includes(id))
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    send: async (away: readonly ThematicView[]) => {
      // Where they could not be read, this says so.
      const { version } = await queryClient.ensureQueryData(settingsQuery(accountId))
      return call('POST /api/users/{id}/planning/start/thematics', {
        params: { id: accountId },
        body: {
          out: away.map(({ id }) => id),
          postsPerWeek: Number(rhythm),
          objectives: [...objectives],
          version,
        },
      })
    },
    done: (_, away) => (away.length > 0 ? { message: t('thematics.taken', { count: away.length }) } : null),
    undo: (_, away) =>
      call('POST /api/users/{id}/planning/start/thematics/undo', {
        params: { id: accountId },
        body: {
          aiThematics: away.map(({ name, description, kinds, network }) => ({
            name,
            description,
            kinds: [...kinds],
            network,
          })),
        },
      }),
  })
  const onNext = async () => {
    if (!(await run(taken))) return
    dropKept(place)
    onDone()
  }
  const toggle = ({ id }: ThematicView) =>
    keep({ out: out.includes(id) ? out.filter((one) => one !== id) : [...out, id] })
  const want = (objective: MarketingObjective) => {
    const next = objectives.includes(objective)
      ? objectives.filter((one) => one !== objective)
      : [...objectives, objective]
    // One stays at least: posts are for something.
    if (next.length > 0) keep({ wanted: next })
  }
  return (
    <StartFrame
      {...frame}
      question={t('thematics.question')}
      lead={t('thematics.lead')}
      busy={busy || thematics.isPending}
      fault={fault}
      tried={{}}
      onNext={() => void onNext()}
    >
      <AsyncState of={thematics} loading={<LineSkeleton />}>
        {(all) => (
          <fieldset className="po-start-kind">
            <legend>{t('thematics.legend')}</legend>
            {all.map((one) => (
              <Checkbox
                key={one.id}
                checked={!out.includes(one.id)}
                onChange={() => toggle(one)}
                label={
                  <>
                    <b>{one.name}</b>{' '}
                    <span className="po-ink2">
                      {one.kinds
                        .map((kind) => t(`planning:kindsMany.${kind}`).toLocaleLowerCase())
                        .join(', ')}
                    </span>
                  </>
                }
              />
            ))}
          </fieldset>
        )}
      </AsyncState>
      <fieldset className="po-start-kind">
        <legend>{t('planning:rhythm.objectives')}</legend>
        {marketingObjectives.map((objective) => (
          <Checkbox
            key={objective}
            checked={objectives.includes(objective)}
            onChange={() => want(objective)}
            label={<b>{t(`planning:objective.${objective}`)}</b>}
          />
        ))}
      </fieldset>
      <Field label={t('planning:rhythm.perWeek')}>
        {() => (
          <SegmentedChoice
            label={t('planning:rhythm.perWeek')}
            value={rhythm}
            choices={choices.map((value) => ({ value, label: value }))}
            onChange={(value) => keep({ perWeek: value })}
          />
        )}
      </Field>
      <div className="po-start-audiences">
        <SpokenList accountId={accountId} of="audience" more={<AskForAudiences {...audiences} />}>
          <ProposedAudiences {...audiences} accountId={accountId} />
        </SpokenList>
      </div>
    </StartFrame>
  )
}
