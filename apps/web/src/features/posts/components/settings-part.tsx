import type { Network, NetworkSettings, TaskFormat } from '@postelier/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultSentences } from '#features/posts/components/use-fault-sentences.ts'
import { useSettingWords } from '#features/posts/components/use-setting-words.ts'
import { type Setting, settingsOn, withSetting } from '#features/posts/model/network-settings.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import { Switch } from '#shared/ui/check-field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

interface SettingsPartProps {
  networks: readonly Network[]
  format: TaskFormat
  settings: NetworkSettings
  /** What stands against the settings. */
  faults: readonly FaultOn[]
  /** Read only. */
  readOnly: boolean
  onChange: (settings: NetworkSettings) => void
}

/** Who sees the post, who may answer: what each of its networks lets one say. */
export function SettingsPart({ networks, format, settings, faults, readOnly, onChange }: SettingsPartProps) {
  const { t } = useTranslation(['posts', 'postOptions'])
  const parts = networks
    .map((network) => ({ network, all: settingsOn(network, format, settings) }))
    .filter(({ all }) => all.length > 0)
  if (parts.length === 0) return null
  return (
    <section aria-label={t('postOptions:settings.title')}>
      <SectionHead title={t('postOptions:settings.title')} />
      <fieldset className="po-settings" disabled={readOnly}>
        {parts.map(({ network, all }) => (
          <OfNetwork
            key={network}
            network={network}
            settings={all}
            faults={faults.filter((one) => one.network === network)}
            onChange={(name, choice) => onChange(withSetting(settings, network, name, choice))}
          />
        ))}
      </fieldset>
    </section>
  )
}

interface OfNetworkProps {
  network: Network
  settings: readonly Setting[]
  faults: readonly FaultOn[]
  onChange: (name: string, choice: string | null) => void
}

/** Closed it says what is set; it opens by itself where the person must say something. */
function OfNetwork({ network, settings, faults, onChange }: OfNetworkProps) {
  const words = useSettingWords()
  const isAsking = settings.some(({ value }) => value === null)
  const [isOpen, setOpen] = useState(isAsking)
  const ofKind = (isSwitch: boolean) => settings.filter((setting) => setting.isSwitch === isSwitch)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <NetworkMark network={network} size={20} decorative />
        <b>{networkLabel(network)}</b>
        <span className={isAsking ? 'po-settings-asks' : 'po-mute'}>{words.summary(network, settings)}</span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <div className="po-settings-body">
        {ofKind(false).map((setting) => (
          <Select
            key={setting.name}
            {...{ network, setting, onChange }}
            faults={faults.filter(({ fault }) => fault.setting === setting.name)}
          />
        ))}
        {ofKind(true).map(({ name, value }) => (
          <Switch
            key={name}
            label={words.name(network, name)}
            checked={value === 'on'}
            onChange={(event) => onChange(name, event.target.checked ? 'on' : 'off')}
          />
        ))}
      </div>
    </details>
  )
}

interface SelectProps extends Pick<OfNetworkProps, 'network' | 'faults' | 'onChange'> {
  setting: Setting
}

function Select({ network, setting: { name, choices, value }, faults, onChange }: SelectProps) {
  const { t } = useTranslation(['posts', 'postOptions'])
  const words = useSettingWords()
  const say = useFaultSentences()
  // What is not said yet is asked for, not complained about.
  const wrong = say(faults.filter(({ fault }) => fault.code !== 'settingMissing')).join(' ')
  const help = words.help(network, name)
  return (
    <SelectField
      label={words.name(network, name)}
      {...(help ? { help: value === null ? <span className="po-settings-asks">{help}</span> : help } : {})}
      {...(wrong ? { error: wrong } : {})}
      {...(value === null || !choices.includes(value)
        ? { placeholder: t('postOptions:settings.choose') }
        : {})}
      value={value ?? ''}
      onChange={({ target }) => onChange(name, target.value || null)}
      choices={choices.map((choice) => ({ value: choice, label: words.choice(network, name, choice) }))}
    />
  )
}
