import type { FactKind, FindingView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalised } from '#features/planning/page-name.ts'
import { datedQuery } from '#features/planning/planning-queries.ts'
import { SourceMark } from '#features/planning/source-mark.tsx'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SayDialog } from '#shared/known/say-dialog.tsx'
import { Button } from '#shared/ui/button.tsx'

interface AnnounceStepProps extends StepProps {
  onDone: () => void
}

const kinds = ['event', 'offer', 'news'] as const satisfies readonly FactKind[]

/** What is to be told in the coming weeks: what the site says is there, the rest is said here. */
export function AnnounceStep({ onDone, ...frame }: AnnounceStepProps) {
  const { t } = useTranslation(['start', 'planning'])
  const { accountId } = frame
  const dated = useQuery(datedQuery(accountId)).data ?? []
  const [asking, setAsking] = useState<(typeof kinds)[number] | null>(null)
  return (
    <StartFrame
      {...frame}
      question={t('announce.question')}
      lead={t('announce.lead')}
      tried={{}}
      {...(dated.length === 0 ? { nextLabel: t('announce.nothing') } : {})}
      onNext={onDone}
    >
      {dated.length > 0 && (
        <ul className="po-start-dated" aria-label={t('announce.question')}>
          {dated.map((one) => (
            <Dated key={one.id} finding={one} />
          ))}
        </ul>
      )}
      <div className="po-start-adds">
        {kinds.map((kind) => (
          <Button key={kind} icon={Plus} onClick={() => setAsking(kind)}>
            {t(`planning:kinds.${kind}`)}
          </Button>
        ))}
      </div>
      {asking && <SayDialog accountId={accountId} ask="" kind={asking} onClose={() => setAsking(null)} />}
    </StartFrame>
  )
}

function Dated({ finding: { kind, about, says, date, until, source } }: { finding: FindingView }) {
  const { t } = useTranslation(['start', 'planning'])
  const { namedDay } = useFormats()
  const dayOf = (iso: string) => namedDay(`${iso}T12:00:00Z`)
  const when =
    kind === 'event' && date ? dayOf(date) : until ? t('announce.until', { day: dayOf(until) }) : ''
  return (
    <li>
      <span>
        <b>{capitalised(about || says[0] || '')}</b>{' '}
        <small className="po-mute">
          {t(`planning:kinds.${kind}`)}
          {when && `, ${when}`}
        </small>
      </span>
      {source.by !== 'person' && <SourceMark of={source} />}
    </li>
  )
}
