import { type FaceChoice, type Node, repair, type textRoles } from '@postelier/scene'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { brandFamily } from '#features/editor/panels/brand-family.ts'
import { inkFor, newNodes } from '#features/editor/panels/new-nodes.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { useFace } from '#shared/scene/use-face.ts'

const settings = {
  heading1: { size: 112, weight: 600, lineHeight: 1.02, letterSpacing: -15 },
  heading2: { size: 64, weight: 600, lineHeight: 1.1, letterSpacing: -5 },
  description: { size: 36, weight: 400, lineHeight: 1.35, letterSpacing: 0 },
} as const satisfies Record<(typeof textRoles)[number], object>

const roles = ['heading1', 'heading2', 'description'] as const
const pairs = ['announcement', 'figure', 'centred'] as const
const pairSettings = {
  announcement: { title: settings.heading1, align: 'left' },
  figure: { title: { ...settings.heading1, size: 220, lineHeight: 0.95 }, align: 'left' },
  centred: { title: settings.heading2, align: 'center' },
} as const satisfies Record<(typeof pairs)[number], object>

/** The editor's panel of texts: headings, a paragraph, and pairs of a title with a line under it. */
export function TextPanel() {
  const { t } = useTranslation('editor')
  const { editor, writing, around } = useEditing()
  const { brand } = useValue(around)
  useRestingState()
  const faceFor = (role: (typeof roles)[number]): FaceChoice => ({
    family: brandFamily(brand, role === 'description' ? 'texts' : 'titles'),
    weight: settings[role].weight,
    italic: false,
  })
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
  /** Two texts, one above the other, in the middle of the page. */
  const addPair = (pair: (typeof pairs)[number]) => {
    const { stage, page } = editor
    const { title, align } = pairSettings[pair]
    const sentence = settings.description
    const heights = [title.size * title.lineHeight * 1.2, sentence.size * sentence.lineHeight * 2.2] as const
    const gap = sentence.size * 0.6
    const width = stage.width * 0.76
    const x = (stage.width - width) / 2
    const y = (stage.height - heights[0] - gap - heights[1]) / 2
    const common = { kind: 'text', align, x, width, colour: inkFor(page.background) }
    const nodes: Node[] | undefined = repair({
      pages: [
        {
          nodes: [
            {
              ...common,
              ...title,
              role: title.size < settings.heading1.size ? 'heading2' : 'heading1',
              content: t(`text.pairs.${pair}.title`),
              y,
              height: heights[0],
            },
            {
              ...common,
              ...sentence,
              role: 'description',
              content: t(`text.pairs.${pair}.sentence`),
              y: y + heights[0] + gap,
              height: heights[1],
            },
          ],
        },
      ],
    }).pages[0]?.nodes
    if (nodes) editor.insert(nodes)
  }
  const [title, text] = [faceFor('heading1'), faceFor('description')]
  return (
    <>
      <div className="po-panel-list">
        {roles.map((role) => (
          <button
            key={role}
            type="button"
            className={`po-text-sample po-text-sample-${role}`}
            onClick={() => add(role)}
          >
            <InFace face={faceFor(role)}>{t(`text.add.${role}`)}</InFace>
          </button>
        ))}
      </div>
      <h3>{t('text.pairs.label')}</h3>
      <div className="po-panel-list">
        {pairs.map((pair) => (
          <button
            key={pair}
            type="button"
            className={`po-text-sample po-text-pair po-text-pair-${pair}`}
            onClick={() => addPair(pair)}
          >
            <InFace face={title}>{t(`text.pairs.${pair}.title`)}</InFace>{' '}
            <InFace face={text}>{t(`text.pairs.${pair}.sentence`)}</InFace>
          </button>
        ))}
      </div>
    </>
  )
}

function InFace({ face, children }: { face: FaceChoice; children: ReactNode }) {
  return <span style={useFace(face)}>{children}</span>
}
