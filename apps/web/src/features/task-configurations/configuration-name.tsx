import type { TaskFormat } from '@postelier/contract'
import type { ConfigurationNames, OrderKind } from '@postelier/contract/task-configurations'
import { useOwnName } from '#features/task-configurations/configuration-queries.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { Emoji, emojiFile } from '#shared/ui/emoji.tsx'

interface ConfigurationNameProps {
  names: ConfigurationNames
  emoticon: string
  /** Of a kind of task, which is drawn where it has no emoji; a group has none. */
  kind?: OrderKind
  format?: TaskFormat | null
}

/** What stands in the price list: its emoji or its drawing, and its name. */
export function ConfigurationName({ names, emoticon, kind, format = null }: ConfigurationNameProps) {
  const nameIn = useOwnName()
  return (
    <span className="po-wrap">
      {kind ? (
        <KindDrawing {...{ kind, format, emoticon }} size={24} />
      ) : (
        emoticon !== '' && <Emoji of={emoticon} name={emojiFile(emoticon)} />
      )}
      {nameIn(names)}
    </span>
  )
}
