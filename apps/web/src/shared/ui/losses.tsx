import type { Loss } from '#shared/ui/confirm-store.ts'

/** What goes with an action, by name. */
export function Losses({ of: losses }: { of: readonly Loss[] }) {
  if (losses.length === 0) return null
  return (
    <ul className="po-losses">
      {losses.map((loss) => (
        <li key={loss.key}>{loss.show}</li>
      ))}
    </ul>
  )
}
