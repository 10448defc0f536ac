import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RhythmDialog } from '#features/planning/components/rhythm-dialog.tsx'
import { settingsQuery } from '#features/planning/planning-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'

/** How often and when a business posts, in a sentence, with the dialog that changes it. */
export function RhythmBlock({ accountId }: { accountId: number }) {
  const { t } = useTranslation('planning')
  const { weekdayName, list, localTime } = useFormats()
  const mayEdit = useAbility('planning:edit')
  const settings = useQuery(settingsQuery(accountId)).data
  const [isOpen, setOpen] = useState(false)
  if (!settings) return null
  return (
    <SideBlock title={t('rhythm.title')}>
      <p>
        <b>{t('rhythm.sum', { count: settings.postsPerWeek })}</b>
        <br />
        <span className="po-mute">
          {list(settings.weekdays.map(weekdayName))}
          <br />
          <span className="po-num">{list(settings.times.map(localTime))}</span>
        </span>
      </p>
      {settings.measured && (
        <p className="po-mute">
          {t('rhythm.measured', {
            count: settings.measured.posts,
            hours: list(
              settings.measured.hours.map(
                ({ weekday, time }) => `${weekdayName(weekday)} ${localTime(time)}`,
              ),
            ),
          })}
        </p>
      )}
      {mayEdit && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('rhythm.change')}
        </Button>
      )}
      {isOpen && <RhythmDialog accountId={accountId} start={settings} onClose={() => setOpen(false)} />}
    </SideBlock>
  )
}
