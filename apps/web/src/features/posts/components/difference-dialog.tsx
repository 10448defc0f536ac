import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DifferenceSide } from '#features/posts/components/difference-side.tsx'
import type { DifferenceProps } from '#features/posts/components/see-difference.tsx'
import { useFieldWords } from '#features/posts/components/use-field-words.ts'
import { type Field, fieldsOf } from '#features/posts/model/restorable.ts'
import { wordDifference } from '#features/posts/model/word-difference.ts'
import { differenceQuery } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/posts/components/difference.css'

const keyOf = (field: Field): string => (field.kind === 'own' ? field.network : field.kind)

/** What a line of the history changed, before beside after, each to be put back by one press. */
export function DifferenceDialog({
  at,
  post,
  restoring,
  line,
  onClose,
}: DifferenceProps & { onClose: () => void }) {
  const { t } = useTranslation(['postHistory', 'common'])
  const { dateTime } = useFormats()
  const titleId = useId()
  const words = useFieldWords(at.accountId, post.format)
  const read = useQuery(differenceQuery(at, line.id))
  return createPortal(
    <Dialog open onClose={onClose} labelledBy={titleId} className="po-dialog-wide">
      <div className="po-stack">
        <div>
          <h2 id={titleId}>{t('difference.title')}</h2>
          <p className="po-mute">{t('difference.about', { by: line.by, at: dateTime(line.at) })}</p>
        </div>
        <AsyncState of={read} loading={<LineSkeleton />}>
          {(difference) => (
            <>
              {fieldsOf(difference).map((field) => {
                const [before, after] = [
                  words.of(field, difference.before),
                  words.of(field, difference.after),
                ]
                const pieces = wordDifference(before ?? '', after ?? '')
                return (
                  <section key={keyOf(field)} className="po-difference" aria-label={words.name(field)}>
                    <h3>{words.name(field)}</h3>
                    <div className="po-difference-sides">
                      {(['before', 'after'] as const).map((which) => (
                        <DifferenceSide
                          key={which}
                          {...{ post, field, which, restoring, pieces, onClose }}
                          name={words.name(field)}
                          text={which === 'before' ? before : after}
                          side={difference[which]}
                        />
                      ))}
                    </div>
                  </section>
                )
              })}
            </>
          )}
        </AsyncState>
        <div className="po-dialog-end">
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}
