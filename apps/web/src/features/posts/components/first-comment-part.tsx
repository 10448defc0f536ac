import type { Network } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FaultNotes } from '#features/posts/components/fault-notes.tsx'
import { commentersAmong } from '#features/posts/model/commenters.ts'
import type { FaultOn } from '#features/posts/model/post-faults.ts'
import { pagesQuery } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** As the contract has it. */
const longest = 2000

interface FirstCommentPartProps {
  accountId: number
  value: string
  networks: readonly Network[]
  /** What stands against it, on the networks the post is for. */
  faults: readonly FaultOn[]
  /** Read only. */
  readOnly: boolean
  onChange: (value: string) => void
}

/** Said under the post once it is out, where a chosen network has comments and lets us write them. */
export function FirstCommentPart({
  accountId,
  value,
  networks,
  faults,
  readOnly,
  onChange,
}: FirstCommentPartProps) {
  const { t } = useTranslation('posts')
  const { list } = useFormats()
  const pages = useQuery(pagesQuery(accountId))
  const takers = commentersAmong(networks, pages.data ?? [])
  if (takers.length === 0 || (readOnly && value === '')) return null
  return (
    <div className="po-first-comment">
      <TextArea
        label={t('firstComment.title')}
        {...(readOnly
          ? {}
          : {
              help: t('firstComment.help', { networks: list(takers.map(networkLabel)) }),
              optional: true,
            })}
        rows={2}
        maxLength={longest}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <FaultNotes faults={faults.filter(({ network }) => takers.includes(network))} />
    </div>
  )
}
