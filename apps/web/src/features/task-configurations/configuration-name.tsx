import type { ConfigurationNames } from '@postelier/contract/task-configurations'
import { useOwnName } from '#features/task-configurations/configuration-queries.ts'
import { Emoji, emojiFile } from '#shared/ui/emoji.tsx'

/** What stands in the price list: its emoji, drawn in the platform's set, and its name. */
export function ConfigurationName({ names, emoticon }: { names: ConfigurationNames; emoticon: string }) {
  const nameIn = useOwnName()
  return (
    <>
      {emoticon !== '' && (
        <>
          <Emoji of={emoticon} name={emojiFile(emoticon)} />{' '}
        </>
      )}
      {nameIn(names)}
    </>
  )
}
