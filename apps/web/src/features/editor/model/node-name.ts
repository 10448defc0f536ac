import type { Node } from '@postelier/scene'

/** What a person called it, or the first line it says; nothing where neither is. */
export const nameOf = (node: Node): string =>
  node.name || (node.kind === 'text' ? (node.content.split('\n')[0] ?? '') : '')
