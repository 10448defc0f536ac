import type { MarketingObjective } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '#features/planning/planning-queries.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Checkbox, Switch } from '#shared/ui/check-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TagInput } from '#shared/ui/tag-input.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

type Settings = AnswerOf<'GET /api/users/{id}/planning/settings'>['settings']

interface RhythmDialogProps {
  accountId: number
  start: Settings
  onClose: () => void
}

const marketingObjectives = ['visibility', 'traffic', 'engagement'] satisfies readonly MarketingObjective[]
const week = [1, 2, 3, 4, 5, 6, 7]

/** `9:00`, `9h` and `09:00` are one hour. */
function timeOf(text: string): string {
  const [hours = '', minutes = '00'] = text.trim().split(/[:hH. ]+/)
  return `${hours.padStart(2, '0')}:${(minutes || '00').padStart(2, '0')}`
}

/** Changes how often and when a business posts, and what its posts are to bring. */
export function RhythmDialog({ accountId, start, onClose }: RhythmDialogProps) {
  const { t } = useTranslation('planning')
  const { weekdayName } = useFormats()
  const [perWeek, setPerWeek] = useState(String(start.postsPerWeek))
  const [weekdays, setWeekdays] = useState<readonly number[]>(start.weekdays)
  const [times, setTimes] = useState<string[]>(start.times)
  const [objectives, setObjectives] = useState<readonly MarketingObjective[]>(start.objectives)
  const [isOneForEach, setOneForEach] = useState(start.isOneForEach)
  const [robots, setRobots] = useState(start.robots)
  const toggled = <T,>(list: readonly T[], one: T) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
  return (
    <PromptDialog
      title={t('rhythm.title')}
      confirmLabel={t('rhythm.save')}
      isReady={weekdays.length > 0 && times.length > 0 && objectives.length > 0}
      onClose={onClose}
      onSend={async () => {
        const { settings } = await call('POST /api/users/{id}/planning/settings', {
          params: { id: accountId },
          body: {
            postsPerWeek: Number(perWeek) || 0,
            weekdays: [...weekdays],
            times: times.map(timeOf),
            objectives: [...objectives],
            isOneForEach,
            robots,
            version: start.version,
          },
        })
        queryClient.setQueryData(settingsQuery(accountId).queryKey, settings)
      }}
      stale={staleAfter(['planning.changed'], { accountId })}
      done={t('rhythm.saved')}
    >
      {(faults) => (
        <>
          <TextField
            label={t('rhythm.perWeek')}
            inputMode="numeric"
            value={perWeek}
            onChange={(event) => setPerWeek(event.target.value)}
            {...(faults.postsPerWeek ? { error: faults.postsPerWeek } : {})}
          />
          <Field label={t('rhythm.weekdays')}>
            {() => (
              <div className="po-planning-choices">
                {week.map((day) => (
                  <Checkbox
                    key={day}
                    label={weekdayName(day)}
                    checked={weekdays.includes(day)}
                    onChange={() => setWeekdays(toggled(weekdays, day))}
                  />
                ))}
              </div>
            )}
          </Field>
          <TagInput
            label={t('rhythm.times')}
            help={t('rhythm.timesHelp')}
            value={times}
            max={6}
            onChange={setTimes}
          />
          <Field label={t('rhythm.objectives')}>
            {() => (
              <div className="po-planning-choices">
                {marketingObjectives.map((one) => (
                  <Checkbox
                    key={one}
                    label={t(`objective.${one}`)}
                    checked={objectives.includes(one)}
                    onChange={() => setObjectives(toggled(objectives, one))}
                  />
                ))}
              </div>
            )}
          </Field>
          <Switch
            label={t('rhythm.oneForEach')}
            checked={isOneForEach}
            onChange={(event) => setOneForEach(event.target.checked)}
          />
          {(start.offered.subjects || start.offered.posts) && (
            <Field label={t('rhythm.robots')} help={t('rhythm.robotsHelp')}>
              {() => (
                <>
                  {start.offered.subjects && (
                    <Switch
                      label={t('rhythm.robotSubjects')}
                      checked={robots.subjects}
                      onChange={(event) => setRobots({ ...robots, subjects: event.target.checked })}
                    />
                  )}
                  {start.offered.posts && (
                    <Switch
                      label={t('rhythm.robotPosts')}
                      checked={robots.posts}
                      onChange={(event) => setRobots({ ...robots, posts: event.target.checked })}
                    />
                  )}
                </>
              )}
            </Field>
          )}
        </>
      )}
    </PromptDialog>
  )
}
