import { taskFormats } from '@postelier/contract'
import {
  orderKinds,
  type TaskConfigurationGroupView,
  type TaskConfigurationInput,
  type TaskConfigurationView,
} from '@postelier/contract/task-configurations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { configurationsKey, useOwnName } from '#features/task-configurations/configuration-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

interface ConfigurationDialogProps {
  /** Null where a new one is made. */
  of: TaskConfigurationView | null
  groups: readonly TaskConfigurationGroupView[]
  onClose: () => void
}

const figures = ['credits', 'minutes', 'creditsPerNetwork', 'minutesPerNetwork'] as const
type Figure = (typeof figures)[number]

const isPerNetwork = (name: Figure) => name === 'creditsPerNetwork' || name === 'minutesPerNetwork'
const byFigure = <Value,>(of: (name: Figure) => Value) =>
  Object.fromEntries(figures.map((name) => [name, of(name)])) as Record<Figure, Value>

/** What is typed; a new kind of task costs and takes nothing until somebody says what. */
type Draft = Omit<TaskConfigurationInput, Figure> & Readonly<Record<Figure, string>>

const draftOf = (of: TaskConfigurationView | null): Draft =>
  of
    ? { ...of, ...byFigure((name) => String(of[name])) }
    : {
        names: { fr: '', en: '' },
        groupId: 0,
        kind: 'complete',
        format: 'image',
        emoticon: '',
        ...byFigure((name) => (isPerNetwork(name) ? '0' : '')),
      }

/** A kind of task: made anew, changed for the quotes to come, or offered no more. */
export function ConfigurationDialog({ of, groups, onClose }: ConfigurationDialogProps) {
  const { t } = useTranslation('taskConfigurations')
  const nameIn = useOwnName()
  const mayRemove = useAbility('adminTaskConfigurations:delete') && of !== null
  const [values, setValues] = useState(draftOf(of))
  const set = (change: Partial<Draft>) => setValues({ ...values, ...change })
  const remove = useAction({
    send: ({ id: configurationId }: TaskConfigurationView) =>
      call('DELETE /api/admin/task-configurations/{configurationId}', { params: { configurationId } }),
    stale: [configurationsKey],
    done: (_answer, { names }) => t('removed', { name: nameIn(names) }),
  })
  const askToRemove = async (row: TaskConfigurationView) => {
    const name = nameIn(row.names)
    const isSure = await confirm({
      title: t('removeTitle', { name }),
      words: t('removeWords'),
      confirmLabel: t('remove'),
      danger: true,
    })
    if (isSure && (await remove.run(row))) onClose()
  }
  const change = (row: TaskConfigurationView, body: TaskConfigurationInput, version: number) =>
    call('POST /api/admin/task-configurations/{configurationId}', {
      params: { configurationId: row.id },
      body: { ...body, version },
    })
  const send = () => {
    const { names, groupId, kind, format, emoticon } = values
    const body = {
      ...{ names, groupId, kind, emoticon },
      format: kind === 'hook' ? null : format,
      ...byFigure((name) => Number(values[name])),
    }
    return of ? change(of, body, of.version) : call('POST /api/admin/task-configurations', { body })
  }
  const takeBack =
    of &&
    (async ({ configuration }: { configuration: TaskConfigurationView }) => {
      const { id: _id, version: _version, ...before } = of
      await change(of, before, configuration.version)
    })
  const isComplete =
    values.names.fr.trim() !== '' &&
    values.names.en.trim() !== '' &&
    values.groupId > 0 &&
    values.credits !== '' &&
    Number(values.minutes) > 0
  return (
    <PromptDialog
      title={of ? nameIn(of.names) : t('add')}
      confirmLabel={t('save')}
      isReady={isComplete}
      onClose={onClose}
      onSend={send}
      stale={[configurationsKey]}
      done={t(of ? 'savedForNew' : 'saved', { name: nameIn(values.names) })}
      undo={takeBack ?? undefined}
      undone={t('asBefore', { name: nameIn(of?.names ?? values.names) })}
    >
      {(faults) => (
        <>
          <div className="po-two-fields">
            {(['fr', 'en'] as const).map((language) => (
              <TextField
                key={language}
                label={t(language === 'fr' ? 'nameFr' : 'nameEn')}
                value={values.names[language]}
                error={faults[`names.${language}`]}
                maxLength={80}
                onChange={({ target }) => set({ names: { ...values.names, [language]: target.value } })}
              />
            ))}
            <SelectField
              label={t('group')}
              value={values.groupId === 0 ? '' : String(values.groupId)}
              {...(values.groupId === 0 ? { placeholder: t('chooseGroup') } : {})}
              error={faults.groupId}
              onChange={({ target }) => set({ groupId: Number(target.value) })}
              choices={groups.map(({ id, names }) => ({ value: String(id), label: nameIn(names) }))}
            />
            <TextField
              label={t('emoticon')}
              optional
              value={values.emoticon}
              error={faults.emoticon}
              maxLength={16}
              onChange={({ target }) => set({ emoticon: target.value })}
            />
            <SelectField
              label={t('kind')}
              value={values.kind}
              error={faults.kind}
              onChange={({ target }) =>
                set({ kind: orderKinds.find((kind) => kind === target.value) ?? values.kind })
              }
              choices={orderKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            {values.kind !== 'hook' && (
              <SelectField
                label={t('format')}
                value={values.format ?? 'image'}
                error={faults.format}
                onChange={({ target }) =>
                  set({ format: taskFormats.find((format) => format === target.value) ?? values.format })
                }
                choices={taskFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
              />
            )}
            {figures.map((name) => (
              <TextField
                key={name}
                label={t(name)}
                inputMode="numeric"
                value={values[name]}
                error={faults[name]}
                onChange={({ target }) => set({ [name]: digitsOf(target.value) })}
              />
            ))}
          </div>
          {mayRemove && of && (
            <Button look="quiet" onClick={() => void askToRemove(of)}>
              {t('remove')}
            </Button>
          )}
        </>
      )}
    </PromptDialog>
  )
}

/** Letters typed among digits are left out. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 6)
