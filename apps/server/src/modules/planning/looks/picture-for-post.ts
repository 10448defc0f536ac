// The picture in the frame of a drafted post, from the nearest to the thing to the farthest: of the business's own, of the very
// thing, of a stock service where it can deceive nobody, by a model, or of the platform's collection, which is there already. Where
// none of that has to do with the subject, the post has a look without a frame.
import type { PictureMissing } from '@postelier/contract'
import type { Platform } from '../../../platform/platform.ts'
import type { Assignment } from '../queries/read-assignment.ts'
import { chosenLook, type Look } from './choose-look.ts'
import { drawForPost } from './draw-for-post.ts'
import { factPicture } from './fact-picture.ts'
import { keyOfLook } from './look-key.ts'
import { stockPicture } from './stock-picture.ts'

interface PictureForPostInput<Post> {
  readonly assignment: Assignment
  readonly post: Post
  /** What a picture is drawn for: tried again, it is the same one and paid once. */
  readonly drawnFor: string
  /** When this step or remake was begun, however often it was taken up since. */
  readonly begunAt: Date
  /** Looks that are not to come again, by their keys. */
  readonly seen?: readonly string[] | null
  readonly signal: AbortSignal
}

interface Pictured {
  /** Why none was drawn where a model was asked for one. */
  readonly pictureMissing: PictureMissing | null
}

/** The post, or what is made anew of it, with its picture. No source that fails keeps it from being made. */
export async function pictureForPost<Post extends { readonly look: Look }>(
  platform: Platform,
  input: PictureForPostInput<Post>,
): Promise<Post & Pictured> {
  const { assignment, post, begunAt, drawnFor, signal } = input
  const { fact, subject, pictures, factImage } = assignment
  const { accountId } = subject
  const asItIs = { ...post, pictureMissing: null }
  if (post.look.template.pictures === 0) return asItIs
  if (factImage && fact) {
    const wanted = { accountId, address: factImage, name: fact.about, signal }
    const look = showing(post.look, await factPicture(platform, wanted))
    refuseStopped(signal)
    if (look && !input.seen?.includes(keyOfLook(look))) return { ...asItIs, look }
  }
  if (pictures.ids.length > 0) return asItIs
  const { language } = assignment.brief.voice
  const look = showing(
    post.look,
    await stockPicture(platform, { accountId, fact, language, begunAt, signal }),
  )
  refuseStopped(signal)
  if (look) return { ...asItIs, look }
  const drawn = await drawForPost(platform, { assignment, drawnFor, signal })
  if (drawn === null || 'missing' in drawn)
    return { ...post, look: chosenLook(post.look), pictureMissing: drawn?.missing ?? null }
  return { ...asItIs, look: showing(post.look, drawn.pictureId) ?? post.look }
}

/** One is shown; further frames keep what they have. */
const showing = (look: Look, pictureId: string | undefined): Look | undefined =>
  pictureId === undefined
    ? undefined
    : { ...look, answers: { ...look.answers, pictures: [pictureId, ...look.answers.pictures.slice(1)] } }

/** A server that stops is no source that fails: whoever begins anew finds its picture. Out of time, the platform does the rest. */
function refuseStopped({ aborted, reason }: AbortSignal): void {
  if (aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')) throw reason
}
