import type { TaskAbility, TaskGlance, TaskMediaView, TaskView } from '@postelier/contract'
import { type Actor, holds } from '../../access/actor.ts'
import type { PostPages, PostVisual } from '../visuals/index.ts'
import { transitionsFrom } from './life-cycle.ts'
import type { TaskRow } from './task.store.ts'
import { hookFor, mediaKindOf, mostMediaOf } from './task.ts'
import type { TaskMedia } from './task-media.store.ts'

/** As much of the words as a card shows. */
const longestBeginning = 200
/** Of a longer text whole words, and the sign that it goes on. */
const beginningOf = (words: string): string =>
  words.length <= longestBeginning ? words : `${words.slice(0, longestBeginning).replace(/\s+\S*$/, '')}…`

/** A post as lists and calendars show it: its picture, how it begins, and where it stands. */
export function presentCard(
  row: TaskRow,
  visual: PostVisual | undefined,
  media: readonly TaskMedia[],
): TaskGlance {
  const [first] = row.networks
  const words = row.hooks.common.trim() || (first ? hookFor(row.hooks, first) : '')
  return {
    id: row.publicId,
    title: row.title,
    format: row.format,
    origin: row.origin,
    status: row.status,
    hook: beginningOf(words),
    networks: row.networks,
    ...(row.shows === 'media'
      ? { picture: media[0] ? pictureOf(media[0]) : null, ratio: null, pages: media.length }
      : { picture: visual?.file ?? null, ratio: visual?.format ?? null, pages: visual?.pages ?? 0 }),
    publishAt: row.publishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    version: row.version,
    isHidden: row.isHidden,
    shown: shownVersion(row, visual, media),
  }
}

const shownVersion = (
  { shows, mediaVersion }: TaskRow,
  visual: PostVisual | undefined,
  media: readonly TaskMedia[],
): TaskGlance['shown'] =>
  shows === 'media'
    ? media.length > 0
      ? { mediaVersion }
      : null
    : visual
      ? { designVersion: visual.designVersion }
      : null

interface Around {
  readonly visual: PostVisual | undefined
  /** What is on it, where there is one. */
  readonly drawn: PostPages | undefined
  readonly media: readonly TaskMedia[]
  readonly actor: Actor
  /** The business's. */
  readonly zone: string
}

export function presentTask(row: TaskRow, { visual, drawn, media, actor, zone }: Around): TaskView {
  const isYes = (version: number) => row.visualValidated === version
  return {
    ...presentCard(row, visual, media),
    hooks: row.hooks,
    firstComment: row.firstComment,
    settings: row.settings,
    pageIds: row.pageIds,
    visual:
      visual && drawn
        ? {
            id: visual.id,
            designVersion: visual.designVersion,
            isValidated: row.shows === 'design' && isYes(visual.designVersion),
            pages: drawn.pages.map((page) => ({ ...page, altText: row.pageAlts[page.id] ?? '' })),
            leftOver: drawn.leftOver,
            says: [...drawn.says],
          }
        : null,
    shows: row.shows,
    media: {
      version: row.mediaVersion,
      isValidated: row.shows === 'media' && media.length > 0 && isYes(row.mediaVersion),
      most: mostMediaOf(row.format),
      takes: mediaKindOf(row.format),
      items: media.map(presentMedia),
    },
    schedule:
      row.publishLocal && row.publishZone ? { localTime: row.publishLocal, zone: row.publishZone } : null,
    zone,
    abilities: abilitiesOn(row, actor),
  }
}

const addressOf = ({ id, variants }: TaskMedia['file'], variant: string): string | null =>
  variants.includes(variant) ? `/files/${id}/${variant}` : null

/** A picture, or the picture of a film that came with it. */
const pictureOf = ({ file }: TaskMedia): string | null => addressOf(file, 'full')

function presentMedia(media: TaskMedia): TaskMediaView {
  const { id, altText, file } = media
  return {
    id,
    altText,
    kind: file.film ? 'video' : 'image',
    mime: file.mime,
    name: file.name,
    width: file.widthPx,
    height: file.heightPx,
    bytes: file.bytes,
    file: addressOf(file, file.film ? 'film' : 'full') ?? '',
    // On a dense screen a list shows some 300 px of each.
    thumb: addressOf(file, 'medium'),
    poster: pictureOf(media),
    seconds: file.film?.seconds ?? null,
    framesPerSecond: file.film?.framesPerSecond ?? null,
  }
}

/** Where it is another than to change it. */
const rights: Readonly<
  Partial<Record<TaskAbility, 'posts:delete' | 'posts:create' | 'hiddenPosts:authorized'>>
> = {
  remove: 'posts:delete',
  duplicate: 'posts:create',
  hide: 'hiddenPosts:authorized',
}

/** What the life cycle allows from here, and the person's role. */
function abilitiesOn({ status, origin }: TaskRow, actor: Actor): TaskAbility[] {
  const next = new Set(transitionsFrom(status, 'customer'))
  const isWorkedOn = status === 'aiSuggestion' || status === 'customizing'
  // What was ordered is corrected by who made it.
  const isOrdered = origin === 'tailorMade'
  const can: Readonly<Record<TaskAbility, boolean>> = {
    edit: next.has('edit') && (isWorkedOn || !isOrdered),
    changeSettings: isWorkedOn || status === 'validated',
    validateVisual: isWorkedOn,
    validate: next.has('validate'),
    workAgain: next.has('edit') && !isWorkedOn && !isOrdered,
    publish: next.has('publish'),
    schedule: next.has('schedule'),
    unschedule: next.has('unschedule'),
    cancel: next.has('cancel') && status !== 'planned',
    putBack: next.has('putBack'),
    remove: next.has('remove'),
    duplicate: true,
    hide: true,
  }
  const may = (ability: TaskAbility) => holds(actor, rights[ability] ?? 'posts:edit')
  return (Object.keys(can) as TaskAbility[]).filter((ability) => can[ability] && may(ability))
}
