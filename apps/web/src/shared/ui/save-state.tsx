import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/save-state.css'

export type SaveProgress =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; message: string; retry: () => void }

/** Nothing is lost, and it says so. Speaks through a live region. */
export function SaveState({ state }: { state: SaveProgress }) {
  return (
    <span className="po-save" role="status">
      <Words state={state} />
    </span>
  )
}

function Words({ state }: { state: SaveProgress }) {
  const { t } = useTranslation('common')
  const { time } = useFormats()
  switch (state.kind) {
    case 'idle':
      return null
    case 'saving':
      return (
        <>
          <Icon of={LoaderCircle} size={16} className="po-save-turn" />
          {t('saveState.saving')}
        </>
      )
    case 'saved':
      return (
        <>
          <Icon of={Check} size={16} />
          {t('saveState.saved', { time: time(state.at) })}
        </>
      )
    case 'failed':
      return (
        <span className="po-save-failed">
          <Icon of={CloudOff} size={16} />
          <span title={state.message}>{t('saveState.failed')}</span>
          <button type="button" className="po-link" onClick={state.retry}>
            {t('actions.retry')}
          </button>
        </span>
      )
  }
}
