import type { FindingView } from '@postelier/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { findingPages } from '#features/planning/planning-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { Button } from '#shared/ui/button.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { LineBones } from '#shared/ui/skeleton.tsx'
import { toast, undoMs } from '#shared/ui/toast-store.ts'

/** All that is known of a business, each with who says so; what is dropped is told nowhere any more. */
export function KnownDrawer({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation(['planning', 'common'])
  const mayEdit = useAbility('planning:edit')
  const pages = useInfiniteQuery(findingPages(accountId))
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  const change = async ({ id, version }: FindingView, isDropped: boolean) => {
    try {
      const { finding } = await call('POST /api/users/{id}/findings/{findingId}', {
        params: { id: accountId, findingId: id },
        body: { version, isDropped },
      })
      if (isDropped)
        toast({
          message: t('known.dropped'),
          action: { label: t('common:actions.undo'), run: () => void change(finding, false) },
          durationMs: undoMs,
        })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
    }
  }
  return (
    <Drawer open title={t('known.title')} onClose={onClose}>
      {pages.isPending && <LineBones />}
      <ul className="po-known-all">
        {items.map((finding) => (
          <li key={finding.id}>
            <div>
              <small className="po-mute">{t(`kinds.${finding.kind}`)}</small>
              <b>{finding.about}</b>
              {finding.question && <p>{finding.question}</p>}
              <p>{finding.says.join(' ')}</p>
              <small className="po-mute">
                {finding.source.by === 'person'
                  ? t('from.person')
                  : t(`from.${finding.source.by}`, { title: finding.source.title })}
              </small>
            </div>
            {mayEdit && (
              <IconButton
                icon={X}
                label={`${t('known.drop')}, ${finding.about}`}
                onClick={() => void change(finding, true)}
              />
            )}
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('known.more')}
        </Button>
      )}
    </Drawer>
  )
}
