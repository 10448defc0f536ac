import { useTranslation } from 'react-i18next'
import { calendarViews } from '#features/posts/calendar/model/period.ts'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

export const postViews = [...calendarViews, 'list'] as const
export type PostsView = (typeof postViews)[number]

interface ViewSwitchProps {
  view: PostsView
  change: (next: Record<string, string>) => void
}

/** The same posts as a month, a week, a day or a list; which one it is stands in the address. */
export function ViewSwitch({ view, change }: ViewSwitchProps) {
  const { t } = useTranslation('calendar')
  return (
    <SegmentedChoice
      label={t('view')}
      value={view}
      choices={postViews.map((value) => ({ value, label: t(`views.${value}`) }))}
      onChange={(next) => change({ view: next })}
    />
  )
}
