import { BadgeCheck, CalendarX, CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#features/posts/components/use-post-words.ts'
import { useSettingWords } from '#features/posts/components/use-setting-words.ts'
import { usePostNeed } from '#features/posts/model/use-post-need.ts'
import type { PostAt, TaskView } from '#features/posts/post-queries.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'

/** Approved, and so no longer written on; green only where nothing stands against its date. */
export function StatusLine({ at, post }: { at: PostAt; post: TaskView }) {
  const { t } = useTranslation(['posts', 'postPage'])
  const need = usePostNeed(at, post)
  // What stands against it is said below, of each page, and what is to be done in the bar: here it would be said a third time.
  if (need?.kind === 'stuck' || need?.kind === 'atRisk') return null
  if (need?.kind === 'notScheduled')
    return (
      <Notice tone="wait" icon={CalendarX}>
        {t('postPage:notScheduled')}
      </Notice>
    )
  return (
    <Notice tone={need ? 'wait' : 'done'} icon={need ? CirclePause : BadgeCheck}>
      {t(post.status === 'publicationWaiting' ? 'actions.workAgainScheduled' : 'actions.workAgainWords')}
    </Notice>
  )
}

interface WordsConflictProps {
  mine: Words
  serverCopy: TaskView
  onKeep: () => void
  onTake: () => void
}

/** Somebody else wrote meanwhile: both are shown, and a person decides. */
export function WordsConflict({ mine, serverCopy, onKeep, onTake }: WordsConflictProps) {
  const { t } = useTranslation('posts')
  const settingWords = useSettingWords()
  const settingsOf = ({ networks, settings }: Pick<Words, 'networks' | 'settings'>) =>
    settingWords.ofAll(networks, serverCopy.format, settings)
  const sides = [
    ['fields.title', mine.title, serverCopy.title],
    ['fields.hook', mine.hooks.common, serverCopy.hooks.common],
    ['fields.firstComment', mine.firstComment, serverCopy.firstComment],
    ['fields.networks', mine.networks.join(', '), serverCopy.networks.join(', ')],
    ['fields.settings', settingsOf(mine), settingsOf(serverCopy)],
  ] as const
  return (
    <ConflictNotice
      differences={sides
        .filter(([, own, other]) => own !== other)
        .map(([key, , other]) => ({ label: t(key), serverCopy: other }))}
      {...{ onKeep, onTake }}
    />
  )
}
