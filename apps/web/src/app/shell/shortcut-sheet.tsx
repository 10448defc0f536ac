import { useTranslation } from 'react-i18next'
import { shortcutSheetOpen } from '#app/shell/command-bar-state.ts'
import { useCurrentActions } from '#shared/actions/registry.ts'
import { singleKeys } from '#shared/actions/shortcuts.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'
import '#app/shell/shortcut-sheet.css'

const close = () => shortcutSheetOpen.set(false)

/** Every key that does something on the screen behind it, the screen's own first. */
export function ShortcutSheet() {
  const { t } = useTranslation('shell')
  const single = useValue(singleKeys)
  const actions = useCurrentActions()
    .filter(({ shortcut }) => shortcut && (single || shortcut.includes('+')))
    .toReversed()
  return (
    <Dialog open onClose={close} labelledBy="shortcuts-title">
      <h2 id="shortcuts-title">{t('shortcuts.title')}</h2>
      <dl className="po-shortcuts">
        {actions.map(({ id, label, shortcut = '' }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={shortcut} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('shortcuts.close')}</dt>
          <dd>
            <Kbd keys="Esc" />
          </dd>
        </div>
      </dl>
      {!single && <p className="po-mute">{t('shortcuts.off')}</p>}
    </Dialog>
  )
}
