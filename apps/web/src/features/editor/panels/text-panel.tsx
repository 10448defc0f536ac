import type { textRoles } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { inkFor, newNodes } from '#features/editor/panels/new-nodes.ts'

const settings = {
  heading1: { size: 112, weight: 600, lineHeight: 1.02, letterSpacing: -15 },
  heading2: { size: 64, weight: 600, lineHeight: 1.1, letterSpacing: -5 },
  description: { size: 36, weight: 400, lineHeight: 1.35, letterSpacing: 0 },
} as const satisfies Record<(typeof textRoles)[number], object>

const roles = ['heading1', 'heading2', 'description'] as const

export function TextPanel() {
  const { t } = useTranslation('editor')
  const { editor, writing } = useEditing()
  const add = (role: (typeof roles)[number]) => {
    const { stage, page } = editor
    const setting = settings[role]
    const content = t(`text.sample.${role}`)
    editor.insert(
      newNodes(stage, {
        kind: 'text',
        role,
        content,
        ...setting,
        width: stage.width * 0.7,
        height: setting.size * setting.lineHeight * 1.2,
        colour: inkFor(page.background),
      }),
    )
    const [id] = editor.state.selection
    if (id !== undefined) writing.set({ id, from: 0, to: content.length })
  }
  return (
    <div className="po-panel-list">
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          className={`po-text-sample po-text-sample-${role}`}
          onClick={() => add(role)}
        >
          {t(`text.add.${role}`)}
        </button>
      ))}
    </div>
  )
}
