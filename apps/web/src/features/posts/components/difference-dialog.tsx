import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DifferenceSide, type DifferenceSideProps } from '#features/posts/components/difference-side.tsx'
import { useFieldWords } from '#features/posts/components/use-field-words.ts'
import type { Restoring } from '#features/posts/components/use-restore.ts'
import { type Field, fieldsOf } from '#features/posts/model/restorable.ts'
import { shortened, wordDifference } from '#features/posts/model/word-difference.ts'
import { differenceQuery, type PostAt, type TaskView } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/posts/components/difference.css'

export interface DifferenceProps {
  at: PostAt
  post: TaskView
  restoring: Restoring
  /** The line of the history: which, whose, when. */
  line: { id: number; by: string; at: string }
}

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
              {fieldsOf(difference).map((field) => (
                <FieldDifference
                  key={keyOf(field)}
                  {...{ post, restoring, field, onClose }}
                  name={words.name(field)}
                  sides={sides.map((which) => ({
                    which,
                    side: difference[which],
                    text: words.of(field, difference[which]),
                  }))}
                />
              ))}
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

const sides = ['before', 'after'] as const

interface FieldDifferenceProps extends Pick<DifferenceProps, 'post' | 'restoring'> {
  field: Field
  name: string
  sides: readonly Pick<DifferenceSideProps, 'which' | 'side' | 'text'>[]
  onClose: () => void
}

/** One field, before beside after; of a long text first what stands around the change. */
function FieldDifference({ field, name, sides, ...props }: FieldDifferenceProps) {
  const { t } = useTranslation('postHistory')
  const [isWhole, setWhole] = useState(false)
  const pieces = wordDifference(sides[0]?.text ?? '', sides[1]?.text ?? '')
  const short = shortened(pieces)
  return (
    <section className="po-difference" aria-label={name}>
      <h3>{name}</h3>
      <div className="po-difference-sides">
        {sides.map((one) => (
          <DifferenceSide
            key={one.which}
            {...props}
            {...one}
            {...{ field, name }}
            pieces={(!isWhole && short) || pieces}
          />
        ))}
      </div>
      {short && (
        <button type="button" className="po-link po-see-difference" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'difference.short' : 'difference.whole')}
        </button>
      )}
    </section>
  )
}
