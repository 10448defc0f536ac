import type { DesignStateView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { useOneAtATime } from '#features/editor/model/use-one-at-a-time.ts'
import type { Exchange } from '#features/editor/template/exchange.ts'
import { pictureSize, pictureWidth } from '#features/editor/template/small-picture.ts'
import { readState, statesQuery, type TemplateRef } from '#features/editor/template/template-source.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/editor/template/template.css'

interface PastStatesProps {
  place: TemplateRef
  exchange: Exchange
}

/** How the template looked before. Going back is a step of the editor like any other: undoing it comes back. */
export function PastStates({ place, exchange }: PastStatesProps) {
  const { t } = useTranslation('editor')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={History}
        label={t('past.label')}
        data-word={t('past.label')}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Drawer open onClose={() => setOpen(false)} title={t('past.label')}>
          <States place={place} exchange={exchange} onDone={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  )
}

function States({ place, exchange, onDone }: PastStatesProps & { onDone: () => void }) {
  const { t } = useTranslation('editor')
  const { dateTime } = useFormats()
  const { editor } = useEditing()
  const states = useQuery(statesQuery(place))
  const { busy, run } = useOneAtATime()
  const goTo = async (state: DesignStateView) => {
    const design = await readState(place, state.id)
    await exchange(editor, () => design)
    toast({
      tone: 'done',
      message: t('past.restored', { at: dateTime(state.at) }),
      action: { label: t('undo'), run: () => void editor.undo() },
    })
    onDone()
  }
  return (
    <AsyncState
      of={states}
      loading={<RowSkeleton rows={4} />}
      isEmpty={(data) => data.length === 0}
      empty={<p className="po-mute">{t('past.none')}</p>}
    >
      {(data) => (
        <ol className="po-past" aria-label={t('past.label')}>
          {data.map((state) => (
            <li key={state.id}>
              <img
                src={`${state.file}&width=${pictureWidth}`}
                alt={t('past.stateOf', { at: dateTime(state.at) })}
                {...pictureSize(editor.stage)}
                loading="lazy"
                decoding="async"
              />
              <div>
                <b>{dateTime(state.at)}</b>
                <small>{state.by || t('past.shipped')}</small>
                {state.isCurrent ? (
                  <span className="po-past-now">{t('past.current')}</span>
                ) : (
                  <Button
                    size="sm"
                    icon={RotateCcw}
                    busy={busy === state.id}
                    onClick={() => void run(state.id, () => goTo(state))}
                  >
                    {t('past.restore')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </AsyncState>
  )
}
