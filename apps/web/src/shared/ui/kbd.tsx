import { shownShortcut } from '#shared/actions/shortcuts.ts'
import '#shared/ui/kbd.css'

/** A shortcut as keys, in the spelling of the person's system. */
export function Kbd({ keys }: { keys: string }) {
  return <kbd className="po-kbd">{shownShortcut(keys)}</kbd>
}
