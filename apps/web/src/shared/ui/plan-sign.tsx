import { Leaf, type LucideIcon, Sprout, TreeDeciduous } from 'lucide-react'
import { Emoji, emojiFile } from '#shared/ui/emoji.tsx'
import { Icon } from '#shared/ui/icon.tsx'

/** The signs of the plans that ship, drawn as the other icons are. */
const drawn: Readonly<Record<string, LucideIcon>> = { '🌱': Sprout, '🌿': Leaf, '🌳': TreeDeciduous }

/** A plan's sign: what an administrator chose, drawn where there is a drawing of it. */
export function PlanSign({ of: sign }: { of: string }) {
  if (sign === '') return null
  const icon = drawn[sign]
  return icon ? <Icon of={icon} size={20} /> : <Emoji of={sign} name={emojiFile(sign)} />
}
