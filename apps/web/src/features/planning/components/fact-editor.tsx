import type { FactView } from '@postelier/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allFactsQuery } from '#features/planning/planning-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'
import '#features/planning/components/fact.css'

interface FactEditorProps {
  accountId: number
  fact: FactView
  onClose: () => void
}

const dated = ['event', 'news', 'offer']

/** What lasts several days keeps its last one, unless its first now comes after it. */
const isOneDay = ({ date, until }: FactView, day: string) =>
  until === null || until === date || day === '' || day > until

interface Mended {
  about: string
  says: string
  day: string
}
const asMended = ({ kind, about, says, date, until }: FactView): Mended => ({
  about,
  says: says.join('\n'),
  day: (kind === 'offer' ? until : date) ?? '',
})

/** One thing that is known, mended where it stands. Enter in a line saves it, Escape leaves it as it was. */
export function FactEditor({ accountId, fact, onClose }: FactEditorProps) {
  const { t } = useTranslation(['planning', 'common'])
  const [mended, setMended] = useState(() => asMended(fact))
  const [version, setVersion] = useState(fact.version)
  const [serverCopy, setServerCopy] = useState<FactView | null>(null)
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => first.current?.focus(), [])
  const lines = mended.says
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [isGone, setGone] = useState(false)
  const action = useAction({
    faultIn: 'here',
    stale: staleAfter(['planning.changed'], { accountId }),
    send: (over: number) => {
      const day = mended.day || null
      return call('POST /api/users/{id}/facts/{factId}', {
        params: { id: accountId, factId: fact.id },
        body: {
          version: over,
          says: lines,
          ...(mended.about.trim() === fact.about ? {} : { about: mended.about }),
          ...(mended.day === asMended(fact).day
            ? {}
            : fact.kind === 'offer'
              ? { until: day }
              : { date: day, ...(isOneDay(fact, mended.day) ? { until: day } : {}) }),
        },
      })
    },
    done: t('planning:known.mended'),
    onFault: async (error) => {
      if (!isApiError(error) || error.code !== 'conflict') return false
      const { items } = await queryClient.fetchQuery({ ...allFactsQuery(accountId), staleTime: 0 })
      const now = items.find(({ id }) => id === fact.id)
      setGone(!now)
      setServerCopy(now ?? null)
      return true
    },
  })
  const { busy } = action
  const fault = isGone ? t('planning:known.gone') : action.fault
  const send = async (over: number) => {
    if (busy || lines.length === 0) return
    setGone(false)
    if (await action.run(over)) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      // The drawer it may stand in closes at the next one.
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter' && (isLine || event.ctrlKey || event.metaKey)) {
      // It stands in a form of its own kind, which this is not meant for.
      event.preventDefault()
      void send(version)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within, which are heard on their way out.
    <div className="po-fact-editor" onKeyDown={onKeyDown}>
      {serverCopy && (
        <ConflictNotice
          differences={differences(mended, asMended(serverCopy), (key) => t(`planning:known.${key}`))}
          onKeep={() => {
            setVersion(serverCopy.version)
            setServerCopy(null)
            void send(serverCopy.version)
          }}
          onTake={() => {
            setVersion(serverCopy.version)
            setMended(asMended(serverCopy))
            setServerCopy(null)
          }}
        />
      )}
      {fact.question ? (
        <p>
          <b>{fact.question}</b>
        </p>
      ) : (
        <TextField
          label={t('planning:known.about')}
          maxLength={160}
          value={mended.about}
          onChange={(event) => setMended({ ...mended, about: event.target.value })}
        />
      )}
      <TextArea
        ref={first}
        label={t('planning:known.says')}
        help={t('planning:known.saysHelp')}
        rows={3}
        value={mended.says}
        onChange={(event) => setMended({ ...mended, says: event.target.value })}
        {...(fault ? { error: fault } : {})}
      />
      {dated.includes(fact.kind) && (
        <DateField
          label={t(fact.kind === 'offer' ? 'planning:known.until' : 'planning:known.date')}
          optional
          value={mended.day}
          onChange={(day) => setMended({ ...mended, day })}
        />
      )}
      <div className="po-row">
        <Button
          look="ink"
          size="sm"
          busy={busy}
          disabled={lines.length === 0}
          onClick={() => void send(version)}
        >
          {t('planning:known.keep')}
        </Button>
        <Button look="quiet" size="sm" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </div>
  )
}

function differences(mine: Mended, other: Mended, labelOf: (key: 'about' | 'says' | 'date') => string) {
  const sides = [
    ['about', mine.about, other.about],
    ['says', mine.says, other.says],
    ['date', mine.day, other.day],
  ] as const
  return sides
    .filter(([, own, serverCopy]) => own !== serverCopy)
    .map(([key, , serverCopy]) => ({ label: labelOf(key), serverCopy }))
}
