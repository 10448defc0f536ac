import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PostAt, paramsOf, type TaskView } from '#features/posts/post-queries.ts'
import { type TruthView, truthQuery } from '#features/posts/truth/truth-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/posts/components/truth/truth.css'

type Text = TruthView['texts'][number]
type Mark = Text['marks'][number]

interface TruthMarksProps {
  at: PostAt
  post: TaskView
  texts: readonly Text[]
  mayEdit: boolean
  /** The words are in other hands than the text above: where they are is said. */
  isNamed?: boolean
  /** Brings somebody to the words. */
  onChange: (text: Text, mark: Mark) => void
}

/** What stands in no source, with the two ways on: change it, or answer for it. */
export function TruthMarks({ texts, ...props }: TruthMarksProps) {
  const { t } = useTranslation('truth')
  if (texts.every(({ marks }) => marks.length === 0)) return null
  return (
    <div className="po-marks" role="status">
      <p className="po-marks-head">
        <Icon of={TriangleAlert} size={16} />
        {t('marks.title')}
      </p>
      <ul>
        {texts.flatMap((text) =>
          text.marks.map((mark) => (
            <MarkLine
              key={`${text.place} ${text.page} ${mark.start} ${mark.text}`}
              {...{ text, mark }}
              {...props}
            />
          )),
        )}
      </ul>
    </div>
  )
}

type MarkLineProps = Omit<TruthMarksProps, 'texts'> & { text: Text; mark: Mark }

function MarkLine({ at, post, text, mark, mayEdit, isNamed, onChange }: MarkLineProps) {
  const { t } = useTranslation('truth')
  const [busy, setBusy] = useState(false)
  const place = usePlaceWords()
  const quoted = t('marks.quoted', { text: mark.text })
  const say = async () => {
    setBusy(true)
    try {
      const { truth } = await call('POST /api/users/{id}/tasks/{taskPublicId}/truth/said', {
        params: paramsOf(at),
        body: { place: text.place, kind: mark.kind, text: mark.text },
      })
      queryClient.setQueryData(truthQuery(at, post).queryKey, truth)
      toast({ tone: 'done', message: t('marks.kept') })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('marks.notKept')) })
      await queryClient.invalidateQueries({ queryKey: truthQuery(at, post).queryKey })
    } finally {
      setBusy(false)
    }
  }
  const isDrawn = text.place === 'picture'
  return (
    <li>
      <p>
        <mark>{quoted}</mark> {t(`marks.why.${mark.kind}`)}
        {isNamed && <span className="po-mute"> {place(text, post.pages)}</span>}
      </p>
      {mayEdit && (
        <p className="po-marks-ways">
          <button
            type="button"
            className="po-link"
            {...(isDrawn ? {} : { 'aria-label': t('marks.changeOf', { text: quoted }) })}
            onClick={() => onChange(text, mark)}
          >
            {t(isDrawn ? 'marks.changePicture' : 'marks.change')}
          </button>
          <button
            type="button"
            className="po-link"
            disabled={busy}
            aria-label={t('marks.isTrueOf', { text: quoted })}
            onClick={() => void say()}
          >
            {t('marks.isTrue')}
          </button>
        </p>
      )}
    </li>
  )
}

function usePlaceWords(): (text: Text, pages: number) => string {
  const { t } = useTranslation('truth')
  return ({ place, page }, pages) => {
    if (place === 'picture') return pages > 1 ? t('marks.inPicture', { page }) : t('marks.inPictureOne')
    if (place === 'firstComment') return t('marks.inComment')
    return place === 'common' ? '' : t('marks.on', { network: networkLabel(place) })
  }
}
