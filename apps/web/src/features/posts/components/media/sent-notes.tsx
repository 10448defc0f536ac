import type { MediaFaultView, Network } from '@postelier/contract'
import { CircleAlert, FileText, Film, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFaultSentences } from '#features/posts/components/use-fault-sentences.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import type { Renditions } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import '#features/posts/components/media/media.css'

const asFound = ({ code, media, figures }: MediaFaultView) => ({
  code,
  figures,
  ...(media === null ? {} : { media }),
})

const kindNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
}

interface SentNotesProps {
  /** What stands against the visual, and is said beside it already. */
  said: readonly FaultOn[]
  page: number
  of: Renditions
  network: Network
  /** It was sent, and is no longer to be. */
  isOut: boolean
}

/** What the files are that a network gets, and what it will not take of them. */
export function SentNotes({ of: { items, faults }, network, said, page, isOut }: SentNotesProps) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const { weight, list } = useFormats()
  const sentencesOf = useFaultSentences()
  const news = faults.filter(
    ({ code }) => !said.some((one) => one.network === network && one.fault.code === code),
  )
  const document = items.find(({ kind }) => kind === 'document')
  const seen = items.filter(({ kind }) => kind !== 'document')
  const [first] = seen
  const total = weight((document ? [document] : seen).reduce((sum, { bytes }) => sum + bytes, 0))
  const kinds = list([...new Set(seen.map(({ mime }) => kindNames[mime] ?? mime))])
  const size = first ? `${first.width}\u00a0×\u00a0${first.height}` : ''
  const name = networkLabel(network)
  const when = isOut ? 'sent' : 'toSend'
  return (
    <ul className="po-sent-notes">
      {first && (
        <li>
          <Icon of={document ? FileText : first.kind === 'video' ? Film : Info} size={16} />
          <div>
            {document
              ? t(`postMedia:sent.document.${when}`, { count: seen.length })
              : first.kind === 'video'
                ? t(`postMedia:sent.film.${when}`, { seconds: Math.round(first.seconds ?? 0) })
                : t(`postMedia:sent.pictures.${when}`, { count: seen.length })}{' '}
            <a
              href={document ? document.url : (seen[page]?.url ?? first.url)}
              target="_blank"
              rel="noreferrer"
              className="po-link"
            >
              {t(
                document
                  ? 'postMedia:sent.openDocument'
                  : first.kind === 'video'
                    ? 'postMedia:sent.openFilm'
                    : 'postMedia:sent.openPicture',
              )}
            </a>
            <details>
              <summary>{t('postMedia:sent.details')}</summary>
              {document
                ? t('postMedia:sent.detailsOfDocument', { weight: total })
                : t(seen.length > 1 ? 'postMedia:sent.detailsOfAll' : 'postMedia:sent.detailsOf', {
                    kinds,
                    size,
                    weight: total,
                  })}
            </details>
          </div>
        </li>
      )}
      {seen.some(({ hasBands }) => hasBands) && (
        <li>
          <Icon of={Info} size={16} />
          {t(first?.hasBands ? 'postMedia:sent.bands' : 'postMedia:sent.bandsLikeFirst', { network: name })}
        </li>
      )}
      {sentencesOf(news.map((fault) => ({ network, fault: asFound(fault) }))).map((sentence) => (
        <li key={sentence} className="po-sent-fault">
          <Icon of={CircleAlert} size={16} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
