import type { FindingView } from '@postelier/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareOff, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSaid } from '#features/planning/as-said.ts'
import { FindingEditor } from '#features/planning/components/finding-editor.tsx'
import { PagedDrawer } from '#features/planning/components/paged-drawer.tsx'
import { PriceWords } from '#features/planning/components/price-words.tsx'
import { findingPages } from '#features/planning/planning-queries.ts'
import { SourceMark } from '#features/planning/source-mark.tsx'
import { besideWords } from '#features/planning/start/beside-words.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** All that is known of a business, each with who says so; what is dropped is told nowhere any more. */
export function KnownDrawer({ accountId, onClose }: { accountId: number; onClose: () => void }) {
  const { t } = useTranslation('planning')
  const mayEdit = useAbility('planning:edit')
  const pages = useInfiniteQuery(findingPages(accountId))
  const [editing, setEditing] = useState<string | null>(null)
  const change = ({ id, version }: FindingView, isDropped: boolean) =>
    call('POST /api/users/{id}/findings/{findingId}', {
      params: { id: accountId, findingId: id },
      body: { version, isDropped },
    })
  const { run: leaveOut } = useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: (finding: FindingView) => change(finding, true),
    done: () => ({ message: t('known.dropped') }),
    undo: ({ finding }) => change(finding, false),
  })
  return (
    <PagedDrawer title={t('known.title')} failedTitle={t('known.failed')} of={pages} onClose={onClose}>
      {(finding) =>
        editing === finding.id ? (
          <li key={finding.id} className="po-known-edited">
            <FindingEditor {...{ accountId, finding }} onClose={() => setEditing(null)} />
          </li>
        ) : (
          <li key={finding.id}>
            <Known finding={finding} />
            {mayEdit && (
              <div className="po-known-actions">
                <IconButton
                  icon={Pencil}
                  label={`${t('known.fix')}, ${asSaid(finding).head}`}
                  onClick={() => setEditing(finding.id)}
                />
                <IconButton
                  icon={MessageSquareOff}
                  label={`${t('known.drop')}, ${asSaid(finding).head}`}
                  onClick={() => void leaveOut(finding)}
                />
              </div>
            )}
          </li>
        )
      }
    </PagedDrawer>
  )
}

function Known({ finding }: { finding: FindingView }) {
  const { t } = useTranslation('planning')
  const formats = useFormats()
  return (
    <div>
      <small className="po-mute">{t(`kinds.${finding.kind}`)}</small>
      <b>{asSaid(finding).head}</b>
      <p>{asSaid(finding).rest}</p>
      {finding.price && (
        <small className="po-mute po-num">
          <PriceWords price={finding.price} isSaid={besideWords(finding, formats).price === ''} />
        </small>
      )}
      <SourceMark of={finding.source} />
    </div>
  )
}
