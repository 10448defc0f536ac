import { createHash } from 'node:crypto'
import type { TaskView } from '@postelier/contract'
import type { CommentedPart } from '@postelier/contract/comments'

/** A part of a post as it is now, so that a yes can be told from one to something else. Null where there is nothing to see. */
export function partNow(
  { hooks, shown }: Pick<TaskView, 'hooks' | 'shown'>,
  part: CommentedPart,
): string | null {
  if (part === 'visual') return shown && JSON.stringify(shown)
  const own = Object.entries(hooks.own).sort(([one], [other]) => one.localeCompare(other))
  return createHash('sha256')
    .update(JSON.stringify([hooks.common, own]))
    .digest('base64url')
}

/** Only of such a post is a yes still missing. */
export const isUndecided = ({ status }: Pick<TaskView, 'status'>): boolean =>
  status === 'aiSuggestion' || status === 'customizing'

export const isVisualValidated = ({
  shows,
  visual,
  media,
}: Pick<TaskView, 'shows' | 'visual' | 'media'>): boolean =>
  (shows === 'media' ? media.isValidated : visual?.isValidated) ?? false
