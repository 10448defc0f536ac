import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commandBarOpen } from '#app/shell/command-bar-state.ts'
import { findActions } from '#app/shell/find-actions.ts'
import type { Action } from '#shared/actions/action.ts'
import { useCurrentActions } from '#shared/actions/registry.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'
import '#app/shell/command-bar.css'

const close = () => commandBarOpen.set(false)

export function CommandBar() {
  const { t } = useTranslation('shell')
  return (
    <Dialog open onClose={close} shape="bar" label={t('commands.label')}>
      <Finder />
    </Dialog>
  )
}

function Finder() {
  const { t } = useTranslation('shell')
  const id = useId()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const found = findActions(
    useCurrentActions().filter((action) => action.id !== 'search'),
    words,
  )
  const choose = (action: Action | undefined) => {
    if (!action) return
    close()
    action.run()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    }
    if (event.key === 'Enter') choose(found[at])
  }
  return (
    <>
      <div className="po-commands-field">
        <Icon of={Search} />
        <input
          // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked to type.
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          aria-label={t('commands.label')}
          placeholder={t('commands.label')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKey}
        />
      </div>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={t('commands.label')}
        className="po-commands"
        tabIndex={-1}
      >
        {found.map((action, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the field, which keeps the focus.
          <div
            key={action.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(action)}
          >
            {action.icon && <Icon of={action.icon} />}
            <span>{action.label}</span>
            {action.section && <small>{action.section}</small>}
            {action.shortcut && <Kbd keys={action.shortcut} />}
          </div>
        ))}
      </div>
      <p className="po-commands-foot" role="status">
        {found.length === 0 ? (
          t('commands.empty')
        ) : (
          <>
            <kbd className="po-kbd">↑ ↓</kbd> {t('commands.move')} <kbd className="po-kbd">↵</kbd>{' '}
            {t('commands.choose')}
          </>
        )}
      </p>
    </>
  )
}
