import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PostAt, paramsOf, type TaskView } from '#features/posts/post-queries.ts'
import { type TruthView, truthQuery } from '#features/posts/truth/truth-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import '#features/posts/components/truth/truth.css'

type Text = TruthView['texts'][number]
type Mark = Text['marks'][number]

interface TruthMarksProps {
  at: PostAt
  post: TaskView
  texts: readonly Text[]
  mayEdit: boolean
  /** The words are edited elsewhere than the text above: where they are is said. */
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
        {t(isSaidYes(props.post) ? 'marks.titleAfter' : 'marks.title')}
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

/** It was approved as it stands: what is to be looked at is said all the same. */
const isSaidYes = ({ status }: TaskView) => status !== 'customizing' && status !== 'aiSuggestion'

type MarkLineProps = Omit<TruthMarksProps, 'texts'> & { text: Text; mark: Mark }

function MarkLine({ at, post, text, mark, mayEdit, isNamed, onChange }: MarkLineProps) {
  const { t } = useTranslation('truth')
  const place = usePlaceWords()
  const quoted = t('marks.quoted', { text: mark.text })
  const { busy, run: say } = useAction({
    // What a business stands for, it stands for in all its posts.
    stale: staleAfter(['tasks.changed', 'planning.changed'], { accountId: at.accountId }),
    send: () =>
      call('POST /api/users/{id}/tasks/{taskPublicId}/truth/said', {
        params: paramsOf(at),
        body: { place: text.place, kind: mark.kind, text: mark.text },
      }),
    onDone: ({ truth }) => queryClient.setQueryData(truthQuery(at, post).queryKey, truth),
    done: t('marks.kept'),
    faultWords: (error) => messageOf(error, t('marks.notKept')),
  })
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
