import type { Motif, Node } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'

interface Naming {
  motif: (name: string) => Motif | null
  language: keyof Motif['label']
}

/** What a person called it, the first line it says, or the motif it shows; nothing where none of these is. */
export const nameOf = (node: Node, { motif, language }: Naming): string => {
  if (node.name) return node.name
  if (node.kind === 'text') return node.content.split('\n')[0] ?? ''
  if (node.kind !== 'illustration' || node.motif === null) return ''
  return motif(node.motif)?.label[language] ?? ''
}

/** The same in the language of whoever looks, and the kind of element where it has no name. */
export function useNodeName(): (node: Node) => string {
  const { t, i18n } = useTranslation('editor')
  const { motif } = useValue(useEditing().around)
  const language = i18n.language === 'en' ? 'en' : 'fr'
  return (node) => nameOf(node, { motif, language }) || t(`kinds.${node.kind}`)
}
