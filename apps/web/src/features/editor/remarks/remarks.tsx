import type { Remark } from '@postelier/scene'
import {
  ChevronDown,
  ChevronUp,
  EyeOff,
  ImageOff,
  type LucideIcon,
  ScanText,
  TriangleAlert,
  Type,
  ZoomIn,
} from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { useNodeName } from '#features/editor/model/node-name.ts'
import { useRemarks } from '#features/editor/remarks/use-remarks.ts'
import { call } from '#shared/api/call.ts'
import { currentUserQuery, useCurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#features/editor/remarks/remarks.css'

const icons: Record<Remark['type'], LucideIcon> = {
  textOverflows: ScanText,
  tooManyCharacters: ScanText,
  missingCharacters: Type,
  pictureMissing: ImageOff,
  resolutionTooLow: ZoomIn,
}

const longestName = 32

/** What is worth a look on this page before it is published: pressing one shows where. */
export function Remarks() {
  const { t } = useTranslation('editor')
  const { number } = useFormats()
  const { editor } = useEditing()
  const nameOf = useNodeName()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const silence = useAction({
    stale: [currentUserQuery.queryKey],
    send: () => call('POST /api/me/account/settings/disable-image-editor-resolution-message'),
    done: t('remarks.silenced'),
  })
  const isSilent = useCurrentUser()?.settings.imageEditorResolutionMessageDisabled || silence.busy
  const remarks = useRemarks().flatMap((remark) => {
    const node = editor.node(remark.node)
    return !node || (isSilent && remark.type === 'resolutionTooLow') ? [] : [{ remark, node }]
  })
  if (remarks.length === 0) return null
  const wordsOf = (remark: Remark, what: string): string => {
    switch (remark.type) {
      case 'missingCharacters':
        return t('remarks.missingCharacters', {
          what,
          characters: [...new Set(remark.characters)].slice(0, 6).join(' '),
        })
      case 'tooManyCharacters':
        return t('remarks.tooManyCharacters', { what, characters: remark.characters, most: remark.most })
      case 'resolutionTooLow':
        return t('remarks.resolutionTooLow', { what, factor: number(Math.round(remark.factor * 10) / 10) })
      default:
        return t(`remarks.${remark.type}`, { what })
    }
  }
  const isFoldable = remarks.length > 1
  const list = (
    <ul id={listId} className="po-remarks-list" aria-label={t('remarks.label')}>
      {remarks.map(({ remark, node }) => {
        const name = nameOf(node)
        const what = name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name
        return (
          <li key={`${remark.type} ${remark.node}`}>
            <button type="button" onClick={() => editor.select(remark.node)}>
              <Icon of={icons[remark.type]} size={16} />
              <span>{wordsOf(remark, what)}</span>
            </button>
            {remark.type === 'resolutionTooLow' && (
              <IconButton
                size="sm"
                icon={EyeOff}
                label={t('remarks.silence')}
                onClick={() => void silence.run()}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div className="po-remarks">
      {(!isFoldable || isOpen) && list}
      {isFoldable && (
        <button
          type="button"
          className="po-remarks-count"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={TriangleAlert} size={16} />
          {t('remarks.count', { count: remarks.length })}
          <Icon of={isOpen ? ChevronDown : ChevronUp} size={16} />
        </button>
      )}
    </div>
  )
}
