import { askedKinds, longestText, type NodeOf, textRoles } from '@postelier/scene'
import { NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

/** What stands here in a post: how important it is, how long it may be, and what is asked of whoever writes it. */
export function WordsTool({ node }: { node: NodeOf<'text'> }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  return (
    <ToolPopover
      title={t('words.label')}
      width={320}
      target={<IconButton icon={NotebookPen} label={t('words.label')} aria-pressed={node.dynamic !== null} />}
    >
      <SelectField
        label={t('words.role')}
        choices={textRoles.map((value) => ({ value, label: t(`words.roles.${value}`) }))}
        value={node.role}
        onChange={(event) => editor.set({ role: event.target.value })}
      />
      <TextField
        label={t('words.most')}
        help={t('words.mostHelp')}
        type="number"
        min={0}
        max={longestText}
        value={node.maxCharacters}
        onChange={(event) => editor.set({ maxCharacters: Number(event.target.value) }, 'maxCharacters')}
      />
      <label className="po-tick">
        <input
          type="checkbox"
          checked={node.dynamic !== null}
          onChange={(event) =>
            editor.set({ dynamic: event.target.checked ? { prompt: '', asks: 'words' } : null })
          }
        />
        {t('words.dynamic')}
      </label>
      {node.dynamic && (
        <SelectField
          label={t('words.kind')}
          choices={askedKinds.map((value) => ({ value, label: t(`words.kinds.${value}`) }))}
          value={node.dynamic.asks}
          onChange={(event) =>
            editor.set({ dynamic: { prompt: node.dynamic?.prompt ?? '', asks: event.target.value } })
          }
        />
      )}
      {node.dynamic && (
        <TextArea
          label={t('words.prompt')}
          placeholder={t('words.promptExample')}
          maxLength={500}
          rows={3}
          value={node.dynamic.prompt}
          onChange={(event) =>
            editor.set(
              { dynamic: { prompt: event.target.value, asks: node.dynamic?.asks ?? 'words' } },
              'dynamic',
            )
          }
        />
      )}
    </ToolPopover>
  )
}
