import { useTranslation } from 'react-i18next'
import type { EngineName, EngineRow, Engines } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { SelectField } from '#shared/ui/select-field.tsx'

interface EngineSelectProps {
  engines: Engines
  ready: readonly EngineRow[]
  value: EngineName
  onChange: (engine: EngineName) => void
}

/** Chooses one of the engines that are ready, for a trial. */
export function EngineSelect({ engines, ready, value, onChange }: EngineSelectProps) {
  const { t } = useTranslation('engines')
  const words = useEngineWords(engines)
  return (
    <SelectField
      label={t('aiTest.engine')}
      value={value}
      choices={ready.map(({ engine }) => ({ value: engine, label: words.name(engine) }))}
      onChange={(event) => {
        const next = ready.find(({ engine }) => engine === event.currentTarget.value)
        if (next) onChange(next.engine)
      }}
    />
  )
}
