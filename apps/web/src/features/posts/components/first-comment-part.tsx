import type { Network } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** As the contract has it. */
const longest = 2000

interface FirstCommentPartProps {
  value: string
  networks: readonly Network[]
  /** Read only. */
  isStill: boolean
  onChange: (value: string) => void
}

/** Said under the post once it is out, where a chosen network has comments. */
export function FirstCommentPart({ value, networks, isStill, onChange }: FirstCommentPartProps) {
  const { t } = useTranslation('posts')
  const { list } = useFormats()
  const takers = networks.filter((network) => descriptors[network].can.firstComment)
  if (takers.length === 0 || (isStill && value === '')) return null
  return (
    <div className="po-first-comment">
      <TextArea
        label={t('firstComment.title')}
        {...(isStill
          ? {}
          : {
              help: t('firstComment.help', { networks: list(takers.map(networkLabel)) }),
              optional: true,
            })}
        rows={2}
        maxLength={longest}
        readOnly={isStill}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
