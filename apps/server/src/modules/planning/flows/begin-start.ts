// The presses of the way to the first posts. What takes its time comes first and holds nothing; then one transaction.
import type { StartView } from '@postelier/contract/planning-start'
import type { Call } from '../../../http/handlers.ts'
import { removeStored } from '../../media/index.ts'
import { type AgreeStart, agreeStart } from '../commands/agree-start.ts'
import { beginFirstPosts, replaceFirstPost } from '../commands/begin-first-posts.ts'
import { readFirstSubjects } from '../queries/read-first-subjects.ts'
import { readStart } from '../queries/read-start.ts'
import { mostFirst } from '../start/first-kinds.ts'
import { foundPictures, withFoundPicture } from './take-found-pictures.ts'

type StartCall = Pick<Call<never>, 'command' | 'read' | 'language' | 'platform' | 'actor'>

interface Agreed extends Omit<AgreeStart, 'logo'> {
  readonly takesLogo: boolean
}

export async function agreeToFound(
  call: StartCall,
  { takesLogo, photos, ...agreed }: Agreed,
): Promise<{ start: StartView; hasLogo: boolean }> {
  const { accountId } = agreed
  const logoUrl = takesLogo ? (await foundPictures(call, accountId)).logo : null
  let hasLogo = true
  const freed = await withFoundPicture(call, logoUrl, (logo) => {
    hasLogo = !takesLogo || logo !== null
    return call.command(agreeStart, {
      ...agreed,
      logo,
      photos: photos?.filter((url) => url !== logoUrl) ?? null,
    })
  })
  await removeStored(call.platform, freed)
  return { ...(await startAfter(call, accountId)), hasLogo }
}

interface AskFirstPostsInput {
  readonly accountId: number
  readonly agreedCredits: number
}

/** The three are chosen by the platform itself: an engine thinks longer than anybody waits for a first sight. It may write them. */
export async function askFirstPosts(
  call: StartCall,
  asked: AskFirstPostsInput,
): Promise<{ start: StartView }> {
  const { accountId } = asked
  const before = await startAfter(call, accountId)
  const { posts } = before.start
  const count = mostFirst - posts.length
  if (count <= 0) return before
  const taken = posts.flatMap(({ kind }) => kind ?? [])
  const { drafts, input } = await call.read(readFirstSubjects, { accountId, count, taken })
  if (drafts.length > 0) await call.command(beginFirstPosts, { ...asked, drafts, input, seen: posts.length })
  return startAfter(call, accountId)
}

export async function askOtherPost(
  call: StartCall,
  { subjectId, ...asked }: AskFirstPostsInput & { readonly subjectId: string },
): Promise<{ start: StartView; isReplaced: boolean }> {
  const { accountId } = asked
  const { start } = await startAfter(call, accountId)
  const taken = start.posts.flatMap(({ kind, subjectId: id }) => (kind && id !== subjectId ? [kind] : []))
  const { drafts, input } = await call.read(readFirstSubjects, { accountId, count: 1, taken })
  if (drafts.length > 0) await call.command(replaceFirstPost, { ...asked, subjectId, drafts, input })
  return { ...(await startAfter(call, accountId)), isReplaced: drafts.length > 0 }
}

const startAfter = ({ read, language }: Pick<StartCall, 'read' | 'language'>, accountId: number) =>
  read(readStart, { accountId, language })
