import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface RenamePostProps {
  title: string
  onChange: (title: string) => void
}

const longest = 160

/** The title is a name for the people who work on the post: it is changed where it stands. */
export function RenamePost({ title, onChange }: RenamePostProps) {
  const { t } = useTranslation(['postPage', 'posts', 'common'])
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <IconButton icon={Pencil} size="sm" label={t('rename')} onClick={() => setTyped(title)} />
      {typed !== null && (
        <PromptDialog
          title={t('rename')}
          confirmLabel={t('common:actions.save')}
          isReady={typed.trim() !== ''}
          onClose={() => setTyped(null)}
          onSend={async () => onChange(typed)}
        >
          {() => (
            <TextField
              label={t('posts:write.name')}
              help={t('posts:write.nameHelp')}
              value={typed}
              maxLength={longest}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </PromptDialog>
      )}
    </>
  )
}
