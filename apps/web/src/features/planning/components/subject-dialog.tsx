import {
  editorialTones,
  type MarketingObjective,
  marketingObjectives,
  type SubjectFormat,
  type SubjectView,
  subjectFormats,
  type Thematic,
  thematics,
} from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOverOn } from '#features/planning/over-on.ts'
import { audiencesQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { Starts } from '#shared/template-starts/starts.tsx'
import { startsQuery } from '#shared/template-starts/starts-query.ts'
import { DateField } from '#shared/ui/date-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { NetworkToggles } from '#shared/ui/network-toggles.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'
import { TimeInput } from '#shared/ui/time-input.tsx'

interface SubjectDialogProps {
  accountId: number
  subject: SubjectView
  onClose: () => void
}

const minuteOf = (local: string | null) =>
  local ? Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) : 9 * 60
const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** A subject as somebody wants it, before anything is written of it. */
export function SubjectDialog({ accountId, subject, onClose }: SubjectDialogProps) {
  const { t } = useTranslation(['planning', 'account', 'templates'])
  const audiences = useQuery(audiencesQuery(accountId)).data ?? []
  const [name, setName] = useState(subject.name)
  const [description, setDescription] = useState(subject.description)
  const [day, setDay] = useState(subject.localTime?.slice(0, 10) ?? '')
  const [minute, setMinute] = useState(minuteOf(subject.localTime))
  const [objective, setObjective] = useState<MarketingObjective>(subject.objective)
  const [format, setFormat] = useState<SubjectFormat>(subject.format)
  const [theme, setTheme] = useState<Thematic>(subject.theme)
  const [tone, setTone] = useState<string>(subject.tone ?? '')
  const [audienceId, setAudience] = useState(String(subject.audienceId ?? ''))
  const [networks, setNetworks] = useState(subject.networks)
  const [templateId, setTemplate] = useState(subject.templateId)
  // One of a single network is offered where the subject goes there; the one it has stays.
  const offered = audiences.filter(
    ({ id, network }) => network === null || networks.includes(network) || String(id) === audienceId,
  )
  const starts = useQuery(startsQuery(accountId, { format: '1:1', isCarousel: format === 'carousel' }))
  const localTime = day ? `${day}T${timeOf(minute)}` : null
  return (
    <PromptDialog
      title={t('planning:subject.title')}
      confirmLabel={t('planning:subject.save')}
      isReady={name.trim() !== ''}
      onClose={onClose}
      onSend={async () => {
        await call('POST /api/users/{id}/subjects/{subjectId}', {
          params: { id: accountId, subjectId: subject.id },
          body: {
            version: subject.version,
            name,
            description,
            objective,
            format,
            networks,
            tone: editorialTones.find((one) => one === tone) ?? null,
            audienceId: audienceId ? Number(audienceId) : null,
            templateId,
            theme,
            ...(localTime === subject.localTime ? {} : { localTime }),
          },
        })
      }}
      stale={staleAfter(['planning.changed'], { accountId })}
      done={t('planning:subject.saved')}
    >
      {(faults) => (
        <>
          <TextField
            label={t('planning:subject.name')}
            maxLength={160}
            value={name}
            onChange={(event) => setName(event.target.value)}
            {...(faults.name ? { error: faults.name } : {})}
          />
          <TextArea
            label={t('planning:subject.description')}
            help={t('planning:subject.descriptionHelp')}
            rows={3}
            maxLength={2000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          <div className="po-subject-when">
            <DateField
              label={t('planning:subject.day')}
              optional
              value={day}
              onChange={setDay}
              {...(faults.localTime ? { error: faults.localTime } : {})}
              {...(isOverOn(day, subject) ? { help: t('planning:subject.over') } : {})}
            />
            {day && (
              <Field label={t('planning:subject.time')}>
                {(ids) => (
                  <div className="po-input">
                    <TimeInput {...ids} minute={minute} onMinute={setMinute} />
                  </div>
                )}
              </Field>
            )}
          </div>
          <SelectField
            label={t('planning:rhythm.objectives')}
            value={objective}
            onChange={(event) => setObjective(event.target.value as MarketingObjective)}
            choices={marketingObjectives.map((value) => ({ value, label: t(`planning:objective.${value}`) }))}
          />
          <SelectField
            label={t('planning:subject.theme')}
            value={theme}
            onChange={(event) => setTheme(event.target.value as Thematic)}
            choices={thematics.map((value) => ({ value, label: t(`templates:thematics.${value}`) }))}
          />
          <Field label={t('planning:subject.format')}>
            {() => (
              <SegmentedChoice
                label={t('planning:subject.format')}
                value={format}
                choices={subjectFormats.map((value) => ({ value, label: t(`planning:format.${value}`) }))}
                onChange={(chosen) => {
                  setFormat(chosen)
                  // A template is of one form; the one there was comes back with it.
                  setTemplate(chosen === subject.format ? subject.templateId : null)
                }}
              />
            )}
          </Field>
          {starts.data && starts.data.length > 0 && (
            <Field label={t('planning:subject.template')}>
              {() => (
                <Starts
                  isRow
                  items={starts.data}
                  ratio="1:1"
                  none={t('planning:subject.anyTemplate')}
                  value={templateId}
                  onChange={setTemplate}
                />
              )}
            </Field>
          )}
          <SelectField
            label={t('account:voice.tone')}
            value={tone}
            placeholder={t('planning:subject.usualTone')}
            onChange={(event) => setTone(event.target.value)}
            choices={editorialTones
              .filter((value) => value !== 'custom')
              .map((value) => ({ value, label: t(`account:voice.tones.${value}`) }))}
          />
          {offered.length > 0 && (
            <SelectField
              label={t('planning:subject.audience')}
              value={audienceId}
              placeholder={t('planning:subject.everybody')}
              onChange={(event) => setAudience(event.target.value)}
              choices={offered.map(({ id, name: label }) => ({ value: String(id), label }))}
            />
          )}
          <Field label={t('planning:subject.networks')}>
            {() => <NetworkToggles value={networks} onChange={setNetworks} />}
          </Field>
        </>
      )}
    </PromptDialog>
  )
}
