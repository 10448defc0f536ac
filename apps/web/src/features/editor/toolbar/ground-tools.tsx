import { useTranslation } from 'react-i18next'
import { FillTool } from '#features/editor/colour/fill-tool.tsx'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'

/** The toolbar while nothing is selected: the page's background. */
export function GroundTools() {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  useRestingState()
  return (
    <>
      <span className="po-toolbar-words">{t('ground.label')}</span>
      <FillTool
        label={t('ground.fill')}
        value={editor.page.background}
        onChange={(fill) => editor.ground(fill, 'ground')}
      />
    </>
  )
}
