import { useTranslation } from 'react-i18next'
import type { Restoring } from '#features/posts/components/use-restore.ts'
import { type Field, stepTo } from '#features/posts/model/restorable.ts'
import type { Piece } from '#features/posts/model/word-difference.ts'
import type { TaskContentView, TaskView } from '#features/posts/post-queries.ts'
import { Button } from '#shared/ui/button.tsx'

export interface DifferenceSideProps {
  post: TaskView
  field: Field
  which: 'before' | 'after'
  side: TaskContentView
  /** What the field is called. */
  name: string
  text: string | null
  pieces: readonly Piece[]
  restoring: Restoring
  onClose: () => void
}

const putWords = { picture: 'picture', where: 'choice', settings: 'choice' } as const

/** How a field was before a change, or after it; to be put back, unless it is so now. */
export function DifferenceSide(props: DifferenceSideProps) {
  const { post, field, which, side, name, text, pieces, restoring, onClose } = props
  const { t } = useTranslation('postHistory')
  const step = stepTo(post, field, side)
  const put = t(`difference.put.${field.kind in putWords ? putWords[field.kind as 'where'] : 'text'}`)
  return (
    <div className="po-difference-side">
      <div className="po-difference-head">
        <h4>{t(`difference.${which}`)}</h4>
        {step === 'current' ? (
          <span className="po-mute">{t('difference.current')}</span>
        ) : (
          step &&
          restoring.may && (
            <Button
              size="sm"
              busy={restoring.busy}
              aria-label={t('difference.of', { put, field: name, side: t(`difference.${which}`) })}
              onClick={() => void restoring.run({ field, step, side, onRestored: onClose })}
            >
              {put}
            </Button>
          )
        )}
      </div>
      <div className="po-difference-text">
        {field.kind === 'picture' ? (
          <Picture picture={side.picture} />
        ) : text === null ? (
          <span className="po-mute">{t('difference.asCommon')}</span>
        ) : text === '' ? (
          <span className="po-mute">{t('difference.empty')}</span>
        ) : (
          <Marked {...{ pieces, which }} />
        )}
      </div>
    </div>
  )
}

/** The text of one side: what the other one lacks is marked by a line, by colour, and in words for who hears it. */
function Marked({ pieces, which }: { pieces: readonly Piece[]; which: 'before' | 'after' }) {
  const { t } = useTranslation('postHistory')
  const [Tag, kind, label] =
    which === 'before' ? (['del', 'out', 'taken'] as const) : (['ins', 'in', 'added'] as const)
  return pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map((piece, nth) =>
      piece.kind === 'same' ? (
        piece.text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts that never change.
        <Tag key={nth}>
          <span className="po-sr">{` ${t(`difference.${label}`)} `}</span>
          {piece.text}
          <span className="po-sr">{` ${t('difference.end')} `}</span>
        </Tag>
      ),
    )
}

function Picture({ picture }: { picture: TaskContentView['picture'] }) {
  const { t } = useTranslation('postHistory')
  if (picture?.shows === 'media' && picture.files.length > 0)
    return (
      <ol className="po-difference-files">
        {picture.files.map(({ id, isThere, thumb }, nth) => {
          const label = t('difference.file', { nth: nth + 1 })
          return (
            <li key={id}>
              {thumb ? (
                <img src={thumb} alt={label} loading="lazy" />
              ) : (
                <span className="po-mute">{isThere ? label : t('difference.fileGone')}</span>
              )}
            </li>
          )
        })}
      </ol>
    )
  const visual = picture?.shows === 'design' ? picture.visual : null
  if (visual?.picture) return <img className="po-difference-visual" src={visual.picture} alt="" />
  return (
    <span className="po-mute">
      {t(visual && !visual.isThere ? 'difference.gone' : 'difference.noPicture')}
    </span>
  )
}
