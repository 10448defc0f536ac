import type { Network, NetworkSettings, TaskFormat } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { type Setting, settingsOn } from '#features/posts/model/network-settings.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/** Names come from the networks' rules; a test holds the texts against them. */
type Choice = 'postOptions:settings.tiktok.privacy.choices.public'
type Select = 'postOptions:settings.tiktok.privacy'
type Switch = 'postOptions:settings.tiktok.comments'

/** Names of the settings that networks want for a post, and of their choices, in the language of the interface. */
export function useSettingWords() {
  const { t, i18n } = useTranslation(['posts', 'postOptions'])
  const at = (network: Network, name: string) => `postOptions:settings.${network}.${name}`
  const choice = (network: Network, name: string, value: string) =>
    t(`${at(network, name)}.choices.${value}` as Choice)
  /** What is set, in a line: what is off, or nothing to speak of, is left out. */
  const summary = (network: Network, settings: readonly Setting[]): string =>
    settings
      .flatMap(({ name, value, isSwitch }) => {
        if (value === null) return [t('postOptions:settings.choose')]
        if (isSwitch) return value === 'on' ? [t(`${at(network, name) as Switch}.short`)] : []
        return value === 'none' ? [] : [choice(network, name, value)]
      })
      .join(' · ')
  return {
    name: (network: Network, name: string) => t(`${at(network, name) as Select}.name`),
    /** Nothing where its name and its choices say it all. */
    help: (network: Network, name: string): string | undefined =>
      i18n.exists(`${at(network, name)}.help`, { ns: 'postOptions' })
        ? t(`${at(network, name) as Select}.help`)
        : undefined,
    choice,
    summary,
    ofAll: (networks: readonly Network[], format: TaskFormat, chosen: NetworkSettings): string =>
      networks
        .map((network) => ({ network, settings: settingsOn(network, format, chosen) }))
        .filter(({ settings }) => settings.length > 0)
        .map(({ network, settings }) =>
          t('postOptions:settings.summary', {
            network: networkLabel(network),
            settings: summary(network, settings),
          }),
        )
        .join('\n'),
  }
}
