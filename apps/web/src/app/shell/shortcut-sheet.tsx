import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortcutSheetOpen } from '#app/shell/command-bar-state.ts'
import { useCurrentKeyHints } from '#shared/actions/key-hints.ts'
import { useCurrentActions } from '#shared/actions/registry.ts'
import { shownKeys, singleKeys } from '#shared/actions/shortcuts.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#app/shell/shortcut-sheet.css'

const close = () => shortcutSheetOpen.set(false)

interface ShortcutRow {
  readonly id: string
  readonly label: string
  readonly keys: readonly string[]
}

/** A letter alone obeys the switch; arrows and Enter are no letters. */
const isLetter = (keys: string) => keys.length === 1

/** Every key that does something on the screen behind it, and those that do everywhere. */
export function ShortcutSheet() {
  const { t } = useTranslation('shell')
  const single = useValue(singleKeys)
  const actions = useCurrentActions().filter(({ shortcut }) => shortcut && (single || !isLetter(shortcut)))
  const hints = useCurrentKeyHints().filter(({ keys }) => single || !keys.some(isLetter))
  const lines = (isEverywhere: boolean): ShortcutRow[] =>
    actions
      .filter((action) => Boolean(action.isEverywhere) === isEverywhere)
      .map(({ id, label, shortcut = '' }) => ({ id, label, keys: [shortcut] }))
  return (
    <Dialog open onClose={close} labelledBy="shortcuts-title" className="po-key-sheet">
      <header>
        <h2 id="shortcuts-title">{t('shortcuts.title')}</h2>
        <IconButton icon={X} label={t('shortcuts.closeSheet')} onClick={close} />
      </header>
      <div className="po-keys">
        <Keys title={t('shortcuts.here')} lines={[...lines(false), ...hints]} none={t('shortcuts.none')} />
        <Keys
          title={t('shortcuts.everywhere')}
          lines={[...lines(true), { id: 'close', label: t('shortcuts.close'), keys: ['Esc'] }]}
        />
      </div>
      {!single && <p className="po-mute">{t('shortcuts.off')}</p>}
    </Dialog>
  )
}

function Keys({ title, lines, none }: { title: string; lines: readonly ShortcutRow[]; none?: string }) {
  const { t } = useTranslation('shell')
  const named: Readonly<Record<string, string>> = { Esc: t('shortcuts.esc') }
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 && <p className="po-mute">{none}</p>}
      <dl>
        {lines.map(({ id, label, keys }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {keys.map((pressed) => (
                <span key={pressed}>
                  {shownKeys(pressed).map((key) => (
                    <kbd key={key} className="po-key">
                      {named[key] ?? key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
