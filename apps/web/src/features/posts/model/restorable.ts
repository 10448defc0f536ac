// What of a post's past can be put back by one press, and what that would write. Pure.
import type { Hooks, NetworkSettings, TaskContentView } from '@postelier/contract'
import type { TaskView } from '#features/posts/post-queries.ts'

type Network = keyof NonNullable<TaskContentView['own']>
interface Words {
  readonly title: string
  readonly firstComment: string
  readonly networks: readonly Network[]
  readonly pageIds: readonly number[] | null
  readonly settings: NetworkSettings
  readonly hooks: Hooks
}

/** What people read of a post as one thing. */
export type Field =
  | { readonly kind: 'title' | 'hook' | 'firstComment' | 'where' | 'settings' | 'picture' }
  | { readonly kind: 'own'; readonly network: Network }

/** What a line of history changed, in the order of the screen. */
export function fieldsOf({ before, after }: { before: TaskContentView; after: TaskContentView }): Field[] {
  const names = new Set(Object.keys({ ...before, ...after }))
  const own = Object.keys({ ...before.own, ...after.own }) as Network[]
  return [
    ...(names.has('title') ? [{ kind: 'title' as const }] : []),
    ...(names.has('hook') ? [{ kind: 'hook' as const }] : []),
    ...own.map((network) => ({ kind: 'own' as const, network })),
    ...(names.has('picture') ? [{ kind: 'picture' as const }] : []),
    ...(names.has('firstComment') ? [{ kind: 'firstComment' as const }] : []),
    ...(names.has('networks') || names.has('pageIds') ? [{ kind: 'where' as const }] : []),
    ...(names.has('settings') ? [{ kind: 'settings' as const }] : []),
  ]
}

/** The words of the post once one side of a field stands there again; of a picture nothing. */
export function withSide(words: Words, field: Field, side: TaskContentView): Partial<Words> {
  switch (field.kind) {
    case 'title':
      return side.title === undefined ? {} : { title: side.title }
    case 'hook':
      return side.hook === undefined ? {} : { hooks: { ...words.hooks, common: side.hook } }
    case 'own':
      return { hooks: withOwn(words.hooks, field.network, side.own?.[field.network] ?? null) }
    case 'firstComment':
      return side.firstComment === undefined ? {} : { firstComment: side.firstComment }
    case 'where':
      return {
        ...(side.networks === undefined ? {} : { networks: side.networks }),
        ...(side.pageIds === undefined ? {} : { pageIds: side.pageIds }),
      }
    case 'settings':
      return side.settings === undefined ? {} : { settings: side.settings }
    case 'picture':
      return {}
  }
}

/** A field as it stands in some words, to be put back later; of a picture nothing. */
export function sideNow(words: Words, field: Field): TaskContentView {
  switch (field.kind) {
    case 'title':
      return { title: words.title }
    case 'hook':
      return { hook: words.hooks.common }
    case 'own':
      return { own: { [field.network]: words.hooks.own[field.network] ?? null } }
    case 'firstComment':
      return { firstComment: words.firstComment }
    case 'where':
      return { networks: [...words.networks], pageIds: words.pageIds && [...words.pageIds] }
    case 'settings':
      return { settings: words.settings }
    case 'picture':
      return {}
  }
}

interface Restored {
  readonly field: Field
  /** What was put back, and what stood there until then. */
  readonly side: TaskContentView
  readonly until: TaskContentView
}

/** What takes back that a field was put back: that field alone, and nothing where it was changed since. */
export const takenBack = (words: Words, { field, side, until }: Restored): Partial<Words> | null =>
  isThere(words, withSide(words, field, side)) ? withSide(words, field, until) : null

function withOwn(hooks: Hooks, network: Network, text: string | null): Hooks {
  const { [network]: _, ...others } = hooks.own
  return { ...hooks, own: text === null ? others : { ...others, [network]: text } }
}

const isThere = (words: Words, change: Partial<Words>): boolean =>
  Object.entries(change).every(([name, value]) => isSame(value, words[name as keyof Words]))

const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
      : inner,
  )

export type Step =
  | { readonly kind: 'words' }
  | { readonly kind: 'shows'; readonly shows: TaskView['shows'] }
  | { readonly kind: 'files'; readonly ids: readonly string[] }

/** What puts one side of a field back; `current` where it stands there already, nothing where it is not kept or would show nowhere. */
export function stepTo(post: TaskView, field: Field, side: TaskContentView): Step | 'current' | null {
  if (field.kind === 'picture') return pictureStep(post, side.picture)
  if (isThere(post, withSide(post, field, side))) return 'current'
  // A text for a network that the post is not for shows nowhere.
  return field.kind === 'own' && !post.networks.includes(field.network) ? null : { kind: 'words' }
}

/** One call at most: where what is shown and the files are both others, nothing is put back. */
function pictureStep(post: TaskView, picture: TaskContentView['picture']): Step | 'current' | null {
  if (!picture) return null
  const { shows } = picture
  const ids = picture.files.map(({ id }) => id)
  const isThere =
    shows === 'design'
      ? (picture.visual?.isThere ?? post.visual === null)
      : isSame(
          ids,
          post.media.items.map(({ id }) => id),
        )
  if (isThere)
    return shows === post.shows
      ? 'current'
      : ids.length > 0 || shows === 'design'
        ? { kind: 'shows', shows }
        : null
  const mayArrange =
    shows === 'media' && post.shows === 'media' && picture.files.every((file) => file.isThere)
  return mayArrange ? { kind: 'files', ids } : null
}
