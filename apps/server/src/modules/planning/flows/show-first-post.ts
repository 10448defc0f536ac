import type { FirstPostView } from '@postelier/contract'
import type { Call } from '../../../http/handlers.ts'
import { paintDrafted } from '../../visuals/index.ts'
import { draftPost } from '../drafting/draft-post.ts'
import { altsOfLook } from '../looks/alt-of-look.ts'
import { chosenLook } from '../looks/choose-look.ts'
import type { Assignment } from '../queries/read-assignment.ts'
import { readFirstTold, type Trying } from '../queries/read-first-told.ts'
import { builtIn } from '../writing/write-with.ts'

interface ShowFirstPostInput extends Trying {
  readonly colors?: Readonly<Partial<Record<string, string>>> | undefined
  readonly isPainted: boolean
}

const width = 720

/** The post a planning would begin with, in the voice, the name and the colours that are being tried, of what is being typed. Nothing is kept, nobody is charged. */
export async function showFirstPost(
  { read, platform }: Pick<Call<never>, 'read' | 'platform'>,
  { colors, isPainted, ...trying }: ShowFirstPostInput,
): Promise<{ post: FirstPostView | null }> {
  const signal = AbortSignal.timeout(10_000)
  const told = await read(readFirstTold<Told>, {
    ...trying,
    tell: (assignment) => toldOf(assignment, signal),
  })
  if (!told) return { post: null }
  const { title, language, look, hook, facts } = told
  const [altText = ''] = altsOfLook(look, language)
  const bytes = isPainted
    ? await paintDrafted(platform, {
        accountId: trying.accountId,
        templateId: look.template.id,
        language,
        answers: look.answers,
        colors,
        width,
      })
    : null
  const sources = new Map(facts.map(({ id, source }) => [id, source]))
  return {
    post: {
      title,
      altText,
      words: hook.text,
      sentences: hook.sentences.map(({ text, facts: [first] }) => ({
        text,
        source: sources.get(first ?? '') ?? null,
      })),
      picture: bytes ? `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` : '',
    },
  }
}

type Told = NonNullable<Awaited<ReturnType<typeof toldOf>>>

/** Nothing where it cannot be told. */
async function toldOf(assignment: Assignment, signal: AbortSignal) {
  const drafted = await draftPost(assignment, builtIn, signal)
  if (!('post' in drafted)) return null
  const [hook] = drafted.post.common
  return hook
    ? { ...drafted.post, look: chosenLook(drafted.post.look), hook, facts: assignment.brief.facts }
    : null
}
