import type { AccountView } from '@postelier/contract'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { tones } from '#features/account/components/voice-fields.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkToggle, networkLabel, networkNames } from '#shared/ui/network-mark.tsx'
import '#features/account/components/content.css'

export type AiNetwork = AccountView['settings']['aiNetworks'][number]

interface NetworkTonesProps {
  value: readonly AiNetwork[]
  onChange: (value: readonly AiNetwork[]) => void
}

/** One line a network: on or off, and its tone when it differs. */
export function NetworkTones({ value, onChange }: NetworkTonesProps) {
  const { t } = useTranslation('account')
  const lines = networkNames.map(
    (network): AiNetwork =>
      value.find((one) => one.network === network) ?? {
        network,
        enabled: false,
        tone: 'institutional',
        customTone: '',
      },
  )
  const change = (changed: AiNetwork) =>
    onChange(lines.map((line) => (line.network === changed.network ? changed : line)))
  return (
    <ul className="po-network-lines">
      {lines.map((line) => {
        const name = networkLabel(line.network)
        return (
          <li key={line.network} data-off={!line.enabled || undefined}>
            <NetworkToggle
              network={line.network}
              on={line.enabled}
              onChange={(enabled) => change({ ...line, enabled })}
            />
            {line.enabled ? <Tone line={line} onChange={change} /> : <Nothing />}
            {line.enabled && line.tone === 'custom' && (
              <div className="po-input po-network-own">
                <input
                  type="text"
                  maxLength={300}
                  aria-label={t('content.networkCustomTone', { network: name })}
                  placeholder={t('voice.customToneHelp')}
                  value={line.customTone}
                  onChange={(event) => change({ ...line, customTone: event.target.value })}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Nothing() {
  const { t } = useTranslation('account')
  return <span className="po-mute">{t('content.networkOff')}</span>
}

function Tone({ line, onChange }: { line: AiNetwork; onChange: (line: AiNetwork) => void }) {
  const { t } = useTranslation('account')
  return (
    <div className="po-input po-input-select">
      <select
        aria-label={t('content.networkTone', { network: networkLabel(line.network) })}
        value={line.tone}
        onChange={(event) => onChange({ ...line, tone: event.target.value as AiNetwork['tone'] })}
      >
        {tones.map((tone) => (
          <option key={tone} value={tone}>
            {t(`voice.tones.${tone}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </div>
  )
}
