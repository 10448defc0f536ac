import type { AskedApproval, AskedPost as Post } from '@postelier/contract/approvals'
import { CalendarClock, Check, MessageSquareWarning, Pencil, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskedFrame } from '#features/posts/approval/asked-frame.tsx'
import { OtherDate } from '#features/posts/approval/other-date.tsx'
import { useSilenceWords } from '#features/posts/approval/silence-words.ts'
import { textGroups, withWords, wordsFrom } from '#features/posts/approval/text-groups.ts'
import { useAskedPictures } from '#features/posts/approval/use-asked-pictures.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { NetworkMarks, networkLabel } from '#shared/ui/network-mark.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

interface AskedPostProps {
  token: string
  post: Post
  timeZone: string
  societyName: string
  color: string | null
  onAnswered: (asked: AskedApproval) => void
  onStale: () => void
  /** Somebody changed it while it was open here. */
  wasChanged: boolean
}

type Answer = BodyOf<'POST /api/approvals/answers'>['answer']
type Doing = 'look' | 'change' | 'date' | 'correct'

/** A post as it goes out, and what somebody says of it. */
export function AskedPost(props: AskedPostProps) {
  const { token, post, timeZone, societyName, color, wasChanged, onAnswered, onStale } = props
  const { t, i18n } = useTranslation('approvals')
  const [doing, setDoing] = useState<Doing>('look')
  const [hooks, setHooks] = useState(post.hooks)
  const [note, setNote] = useState('')
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: (answer: Answer) =>
      call('POST /api/approvals/answers', {
        body: {
          token,
          id: post.id,
          version: post.version,
          print: post.print,
          ...(post.shown ? { shown: post.shown } : {}),
          answer,
        },
        anonymous: true,
      }),
    onDone: ({ asked }) => onAnswered(asked),
    onFault: (error) => {
      if (isApiError(error) && error.status === 409) onStale()
      return false
    },
    faultWords: (error) =>
      isApiError(error) && error.code === 'conflict'
        ? t('post.changed')
        : isApiError(error)
          ? Object.values(error.fields).join(' ') || error.message
          : null,
  })
  // In the business's local time: whoever reads it is signed in nowhere.
  const { namedDay, time, dayMonth } = formatsFor(i18n.language, timeZone)
  const pictures = useAskedPictures(token, post)
  const silenceWords = useSilenceWords(timeZone)
  const isOpen = !post.answer && !post.isOver
  const networks = [...new Set(post.goesTo.flatMap(({ network }) => network ?? []))]
  const firstComment = post.goesTo.find((one) => one.firstComment)?.firstComment
  const isToCome = post.publishAt !== null && new Date(post.publishAt) > new Date()
  const yesWords = !post.goesTo.some(({ page }) => page)
    ? t('post.yesOnly')
    : post.publishAt && isToCome
      ? t('post.yesFor', { day: namedDay(post.publishAt), time: time(post.publishAt) })
      : t('post.yes')
  return (
    <li>
      <h2>{post.title}</h2>
      <p className="po-approval-when">
        <b>
          {post.publishAt ? `${namedDay(post.publishAt)}, ${time(post.publishAt)}` : t('post.withoutDay')}
        </b>
        {networks.length > 0 && <NetworkMarks networks={networks} />}
      </p>
      {textGroups(post).map((group) => {
        const { from, places } = group
        const label =
          places
            .map(({ network, page }) => [page, network && networkLabel(network)].filter(Boolean).join(', '))
            .join('\u00a0; ') || t('post.words')
        return (
          <div key={from} className="po-approval-text">
            <AskedFrame
              {...{ group, pictures, societyName, color }}
              text={wordsFrom(doing === 'change' ? hooks : post.hooks, from)}
              when={post.publishAt ? dayMonth(post.publishAt) : t('post.withoutDay')}
            />
            {doing === 'change' && (
              <TextArea
                label={label}
                rows={8}
                value={wordsFrom(hooks, from)}
                onChange={(event) => setHooks(withWords(hooks, from, event.target.value))}
              />
            )}
          </div>
        )
      })}
      {firstComment && (
        <div className="po-approval-words">
          <small className="po-mute">{t('post.firstComment')}</small>
          <p>{firstComment}</p>
        </div>
      )}
      {isOpen && post.silence && <p className="po-mute">{silenceWords(post.silence)}</p>}
      {isOpen && post.isScheduled && <p className="po-mute">{t('post.isScheduled')}</p>}
      {wasChanged && isOpen && (
        <Notice tone="wait" icon={TriangleAlert}>
          {t('post.changed')}
        </Notice>
      )}
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      {isOpen ? (
        <Answering doing={doing} onDoing={setDoing}>
          {doing === 'look' && (
            <Button
              look="primary"
              size="lg"
              icon={Check}
              busy={busy}
              onClick={() => void run({ kind: 'approve' })}
            >
              {yesWords}
            </Button>
          )}
          {doing === 'change' && (
            <Button
              look="primary"
              size="lg"
              icon={Check}
              busy={busy}
              onClick={() => void run({ kind: 'approve', hooks })}
            >
              {t('post.yesChanged')}
            </Button>
          )}
          {doing === 'date' && (
            <OtherDate
              {...{ timeZone, busy }}
              publishAt={post.publishAt}
              onYes={(localTime) => void run({ kind: 'approve', localTime })}
            />
          )}
          {doing === 'correct' && (
            <>
              <TextArea
                label={t('post.note')}
                rows={3}
                maxLength={1_000}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
              <Button
                look="primary"
                size="lg"
                icon={MessageSquareWarning}
                busy={busy}
                disabled={note.trim() === ''}
                onClick={() => void run({ kind: 'correct', note })}
              >
                {t('post.sendNote')}
              </Button>
            </>
          )}
        </Answering>
      ) : (
        <p role="status" className="po-approval-answer">
          <b>{post.answer ? t(`post.answers.${post.answer}`) : t('post.over')}</b>
          {post.note && <q>{post.note}</q>}
        </p>
      )}
    </li>
  )
}

interface AnsweringProps {
  doing: Doing
  onDoing: (doing: Doing) => void
  children: ReactNode
}

function Answering({ doing, onDoing, children }: AnsweringProps) {
  const { t } = useTranslation('approvals')
  return (
    <div className="po-approval-answers" data-doing={doing}>
      {children}
      {doing === 'look' ? (
        <>
          <Button size="lg" icon={Pencil} onClick={() => onDoing('change')}>
            {t('post.change')}
          </Button>
          <Button size="lg" icon={CalendarClock} onClick={() => onDoing('date')}>
            {t('date.other')}
          </Button>
          <Button size="lg" icon={MessageSquareWarning} onClick={() => onDoing('correct')}>
            {t('post.correct')}
          </Button>
        </>
      ) : (
        <Button size="lg" look="quiet" onClick={() => onDoing('look')}>
          {t('post.back')}
        </Button>
      )}
    </div>
  )
}
