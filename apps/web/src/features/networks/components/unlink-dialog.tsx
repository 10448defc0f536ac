import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnlinkPosts } from '#features/networks/components/unlink-posts.tsx'
import { type ConnectionView, staleAfterLink } from '#features/networks/network-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { runningBoostsQuery } from '#shared/api/running-boosts.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface UnlinkDialogProps {
  accountId: number
  connection: ConnectionView
  onClose: () => void
}

/** Says what goes with an account before it does; boosts are stopped first, while there is still something to stop them with. */
export function UnlinkDialog({ accountId, connection, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation('networks')
  const mayStop = useAbility('posts:edit')
  const running = useQuery({ ...runningBoostsQuery(accountId), retry: false }).data ?? []
  const boosts = running.find(({ connectionId }) => connectionId === connection.id)?.count ?? 0
  const [stops, setStops] = useState(true)
  const { id: connectionId, name } = connection
  const network = networkLabel(connection.network)
  const unlink = async () => {
    const { boostsLeft } = await call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
      params: { id: accountId, connectionId },
      query: boosts > 0 && mayStop && stops ? { boosts: 'stop' } : {},
    })
    toast(
      boostsLeft > 0
        ? { tone: 'bad', message: t('unlinkBoostsLeft', { count: boostsLeft, network }) }
        : { tone: 'done', message: t('unlinked', { name }) },
    )
  }
  return (
    <PromptDialog
      title={t('unlinkTitle', { name, network })}
      words={t('unlinkWords')}
      confirmLabel={t('unlink')}
      keepLabel={t('keep', { network })}
      danger
      onClose={onClose}
      onSend={unlink}
      stale={staleAfterLink(accountId)}
    >
      {() => (
        <>
          <UnlinkPosts {...{ accountId, connectionId }} />
          {boosts > 0 && <p>{t('unlinkBoosts', { count: boosts, network })}</p>}
          {boosts > 0 && mayStop && (
            <Checkbox
              label={t('unlinkStopBoosts', { count: boosts })}
              checked={stops}
              onChange={({ target }) => setStops(target.checked)}
            />
          )}
        </>
      )}
    </PromptDialog>
  )
}
