import { useQuery } from '@tanstack/react-query'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staleAfterHold, useHoldActions } from '#features/posts/model/hold-actions.ts'
import { holdQuery } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { runningBoostsQuery } from '#shared/api/running-boosts.ts'
import { MoreMenu } from '#shared/ui/more-menu.tsx'
import { StopDialog } from '#shared/ui/stop-dialog.tsx'

/** What is done about all posts at once. */
export function PostsMenu({ accountId }: { accountId: number }) {
  const { t } = useTranslation('publications')
  const mayEdit = useAbility('posts:edit')
  const hold = useQuery({ ...holdQuery(accountId), retry: false }).data
  const { stop, letGo } = useHoldActions(accountId)
  const [stops, setStops] = useState(false)
  const running = useQuery({ ...runningBoostsQuery(accountId), enabled: stops }).data ?? []
  const boosts = running.reduce((sum, { count }) => sum + count, 0)
  if (!mayEdit || !hold) return null
  const item = hold.own
    ? { key: 'letGo', label: t('hold.letGo'), icon: CirclePlay, run: () => void letGo() }
    : { key: 'stop', label: t('hold.stop'), icon: CirclePause, run: () => setStops(true) }
  return (
    <>
      <MoreMenu items={[item]} />
      {stops && (
        <StopDialog
          boosts={boosts}
          onStop={stop}
          stale={staleAfterHold(accountId)}
          onClose={() => setStops(false)}
        />
      )}
    </>
  )
}
