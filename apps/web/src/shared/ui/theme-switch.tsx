import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

/** Light, dark or the system's choice; applied at once, `onChange` is for saving it. */
export function ThemeSwitch({ onChange }: { onChange?: (scheme: MantineColorScheme) => void }) {
  const { t } = useTranslation('common')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedChoice
      label={t('theme.label')}
      size="sm"
      value={colorScheme}
      onChange={(scheme) => {
        setColorScheme(scheme)
        onChange?.(scheme)
      }}
      choices={[
        { value: 'auto', label: t('theme.auto') },
        { value: 'light', label: t('theme.light') },
        { value: 'dark', label: t('theme.dark') },
      ]}
    />
  )
}
