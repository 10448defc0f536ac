import { factKinds } from '@postelier/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addSpoken,
  asValues,
  changeSpoken,
  type Spoken,
  type SpokenOf,
  type SpokenValues,
  spokenNow,
} from '#features/planning/spoken/keep-spoken.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { ConflictNotice, type Difference } from '#shared/ui/conflict-notice.tsx'
import { Field } from '#shared/ui/field.tsx'
import { NetworkToggle, networkLabel, networkNames } from '#shared/ui/network-mark.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface SpokenEditorProps {
  accountId: number
  of: SpokenOf
  /** The one that is changed; nothing where one is added. */
  one: Spoken | null
  onClose: () => void
}

const nothing: SpokenValues = { name: '', description: '', network: null, kinds: [] }
const toggled = <T,>(list: readonly T[], one: T) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** One thing to speak of, or somebody to speak to, said where it stands. Enter in the name saves it, Escape leaves it as it was. */
export function SpokenEditor({ accountId, of, one, onClose }: SpokenEditorProps) {
  const { t } = useTranslation(['planning', 'common'])
  const [values, setValues] = useState(() => (one ? asValues(one) : nothing))
  const [version, setVersion] = useState(one?.version ?? 1)
  const [serverCopy, setServerCopy] = useState<Spoken | null>(null)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isReady = values.name.trim() !== ''
  const change = (part: Partial<SpokenValues>) => setValues((before) => ({ ...before, ...part }))
  const [isGone, setGone] = useState(false)
  const action = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    send: (over: number) =>
      one
        ? changeSpoken(of, accountId, { id: one.id, version: over }, values)
        : addSpoken(of, accountId, values),
    done: t(one ? 'spoken.saved' : `spoken.${of}.added`),
    onFault: async (error) => {
      if (!one || !isApiError(error) || error.code !== 'conflict') return false
      const now = await spokenNow(of, accountId, one.id)
      setGone(!now)
      setServerCopy(now ?? null)
      return true
    },
  })
  const { busy, faults } = action
  const fault = isGone ? t('spoken.gone') : action.fault
  const send = async (over: number) => {
    if (busy || !isReady) return
    setGone(false)
    if (await action.run(over)) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isName = event.target === first.current
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      // The drawer it stands in closes at the next one.
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter' && (isName || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send(version)
    }
  }
  const labels = {
    name: t('spoken.name'),
    description: t('spoken.description'),
    network: t('spoken.network'),
    kinds: t('spoken.kinds'),
  }
  const shown = ({ name, description, network, kinds }: SpokenValues) => ({
    name,
    description,
    network: network ? networkLabel(network) : t('spoken.everyNetwork'),
    kinds: kinds.map((kind) => t(`kindsMany.${kind}`)).join(', '),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within, which are heard on their way out.
    <div className="po-spoken-editor" onKeyDown={onKeyDown}>
      {serverCopy && (
        <ConflictNotice
          differences={differences(shown(values), shown(asValues(serverCopy)), labels)}
          onKeep={() => {
            setVersion(serverCopy.version)
            setServerCopy(null)
            void send(serverCopy.version)
          }}
          onTake={() => {
            setVersion(serverCopy.version)
            setValues(asValues(serverCopy))
            setServerCopy(null)
          }}
        />
      )}
      <TextField
        ref={first}
        label={labels.name}
        placeholder={t(`spoken.${of}.nameHint`)}
        maxLength={120}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
        {...(faults.name ? { error: faults.name } : {})}
      />
      <TextArea
        label={labels.description}
        optional
        help={t(`spoken.${of}.descriptionHelp`)}
        rows={2}
        maxLength={600}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
        {...(faults.description ? { error: faults.description } : {})}
      />
      {of === 'thematic' && (
        <fieldset className="po-spoken-kinds">
          <legend>{labels.kinds}</legend>
          <div>
            {factKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(`kindsMany.${kind}`)}
                checked={values.kinds.includes(kind)}
                onChange={() => change({ kinds: toggled(values.kinds, kind) })}
              />
            ))}
          </div>
          <small className="po-mute">{t('spoken.kindsHelp')}</small>
        </fieldset>
      )}
      <Field label={labels.network} help={t(`spoken.${of}.networkHelp`)}>
        {() => (
          <div className="po-spoken-networks">
            {networkNames.map((network) => (
              <NetworkToggle
                key={network}
                network={network}
                on={values.network === network}
                onChange={(on) => change({ network: on ? network : null })}
              />
            ))}
          </div>
        )}
      </Field>
      {fault && (
        <p role="alert" className="po-fault">
          {fault}
        </p>
      )}
      <div className="po-row">
        <Button look="ink" size="sm" busy={busy} disabled={!isReady} onClick={() => void send(version)}>
          {t(one ? 'spoken.save' : 'spoken.add')}
        </Button>
        <Button look="quiet" size="sm" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </div>
  )
}

type Shown = Record<keyof SpokenValues, string>

const differences = (mine: Shown, other: Shown, labels: Shown): Difference[] =>
  (['name', 'description', 'kinds', 'network'] as const)
    .filter((key) => mine[key] !== other[key])
    .map((key) => ({ label: labels[key], serverCopy: other[key] }))
