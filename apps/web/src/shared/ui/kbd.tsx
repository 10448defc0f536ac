import { shownShortcut } from '#shared/actions/shortcuts.ts'
import '#shared/ui/kbd.css'

export function Kbd({ keys }: { keys: string }) {
  return <kbd className="po-kbd">{shownShortcut(keys)}</kbd>
}
