import type { ThematicView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginningQuery, settingsQuery } from '#features/planning/planning-queries.ts'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { LineBones } from '#shared/ui/skeleton.tsx'

interface ThematicsStepProps extends StepProps {
  onDone: () => void
  onBack: () => void
}

const rhythms = ['1', '2', '3', '5', '7'] as const
/** A month at the usual rhythm. */
const subjectsAtOnce = 12

/** What to speak of, and how often; then subjects are proposed. */
export function ThematicsStep({ onDone, onBack, ...step }: ThematicsStepProps) {
  const { t } = useTranslation(['planning', 'common'])
  const { accountId } = step
  const beginning = useQuery(beginningQuery(accountId))
  const settings = useQuery(settingsQuery(accountId)).data
  const [out, setOut] = useState<readonly number[]>([])
  const [perWeek, setPerWeek] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const chosen = perWeek ?? String(settings?.postsPerWeek ?? 3)
  const finish = async () => {
    if (!settings) return
    setSending(true)
    setFault(null)
    try {
      for (const thematicId of out)
        await call('DELETE /api/users/{userId}/ai-thematics/{thematicId}', {
          params: { userId: accountId, thematicId },
        })
      setOut([])
      if (chosen !== String(settings.postsPerWeek)) {
        const { version, ...rest } = settings
        await call('POST /api/users/{id}/planning/settings', {
          params: { id: accountId },
          body: { ...rest, postsPerWeek: Number(chosen), version },
        })
      }
      await call('POST /api/users/{id}/subjects/propose', {
        params: { id: accountId },
        body: { count: subjectsAtOnce },
      })
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
      onDone()
    } catch (error) {
      setFault(messageOf(error, t('common:errors.unexpected')))
      setSending(false)
    }
  }
  const toggle = ({ id }: ThematicView) =>
    setOut((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <StartFrame
      {...step}
      question={t('start.thematics.question')}
      lead={t('start.thematics.lead')}
      nextLabel={t('start.thematics.next')}
      busy={isSending || !settings || beginning.isPending}
      fault={fault}
      onNext={() => void finish()}
      onBack={onBack}
    >
      <AsyncState of={beginning} loading={<LineBones />}>
        {({ aiThematics }) => (
          <fieldset className="po-start-kind">
            <legend>{t('start.thematics.legend')}</legend>
            {aiThematics.map((one) => (
              <Checkbox
                key={one.id}
                checked={!out.includes(one.id)}
                onChange={() => toggle(one)}
                label={
                  <>
                    <b>{one.name}</b>{' '}
                    <span className="po-ink2">
                      {one.kinds.map((kind) => t(`kindsMany.${kind}`).toLocaleLowerCase()).join(', ')}
                    </span>
                  </>
                }
              />
            ))}
          </fieldset>
        )}
      </AsyncState>
      <Field label={t('rhythm.perWeek')}>
        {() => (
          <SegmentedChoice
            label={t('rhythm.perWeek')}
            value={rhythms.find((one) => one === chosen) ?? '3'}
            choices={rhythms.map((value) => ({ value, label: value }))}
            onChange={setPerWeek}
          />
        )}
      </Field>
    </StartFrame>
  )
}
