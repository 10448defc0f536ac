import type { FactView } from '@postelier/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareOff, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSaid } from '#features/planning/as-said.ts'
import { FactEditor } from '#features/planning/components/fact-editor.tsx'
import { PagedDrawer } from '#features/planning/components/paged-drawer.tsx'
import { PriceWords } from '#features/planning/components/price-words.tsx'
import { factPages } from '#features/planning/planning-queries.ts'
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
  const pages = useInfiniteQuery(factPages(accountId))
  const [editing, setEditing] = useState<string | null>(null)
  const change = ({ id, version }: FactView, isDropped: boolean) =>
    call('POST /api/users/{id}/facts/{factId}', {
      params: { id: accountId, factId: id },
      body: { version, isDropped },
    })
  const { run: leaveOut } = useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: (fact: FactView) => change(fact, true),
    done: () => ({ message: t('known.dropped') }),
    undo: ({ fact }) => change(fact, false),
  })
  return (
    <PagedDrawer title={t('known.title')} failedTitle={t('known.failed')} of={pages} onClose={onClose}>
      {(fact) =>
        editing === fact.id ? (
          <li key={fact.id} className="po-known-edited">
            <FactEditor {...{ accountId, fact }} onClose={() => setEditing(null)} />
          </li>
        ) : (
          <li key={fact.id}>
            <Known fact={fact} />
            {mayEdit && (
              <div className="po-known-actions">
                <IconButton
                  icon={Pencil}
                  label={`${t('known.fix')}, ${asSaid(fact).head}`}
                  onClick={() => setEditing(fact.id)}
                />
                <IconButton
                  icon={MessageSquareOff}
                  label={`${t('known.drop')}, ${asSaid(fact).head}`}
                  onClick={() => void leaveOut(fact)}
                />
              </div>
            )}
          </li>
        )
      }
    </PagedDrawer>
  )
}

function Known({ fact }: { fact: FactView }) {
  const { t } = useTranslation('planning')
  const formats = useFormats()
  return (
    <div>
      <small className="po-mute">{t(`kinds.${fact.kind}`)}</small>
      <b>{asSaid(fact).head}</b>
      <p>{asSaid(fact).rest}</p>
      {fact.price && (
        <small className="po-mute po-num">
          <PriceWords price={fact.price} isSaid={besideWords(fact, formats).price === ''} />
        </small>
      )}
      <SourceMark of={fact.source} />
    </div>
  )
}
