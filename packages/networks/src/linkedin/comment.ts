import * as z from 'zod'
import type { CallContext, CommentLookup, OpenPage } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { clocksApartMs } from '../calling/clocks-apart.ts'
import { Refusal } from '../refusal.ts'
import { isSameText } from '../rules/same-text.ts'
import { ask, authorOf, urnIn } from './call.ts'

/** Plain text: what a post's text is escaped with would be seen here. */
export const comment = async (context: CallContext, page: OpenPage, id: string, text: string) => {
  try {
    return await ask(context, {
      method: 'POST',
      path: `/rest/socialActions/${urnIn(id)}/comments`,
      token: page.tokens.access,
      json: { actor: authorOf(page), object: id, message: { text } },
      isFinal: true,
      read: ({ json, headers }) => {
        const body = z.object({ $URN: idText.optional(), id: idText.optional() }).safeParse(json).data
        return { id: idText.parse(body?.$URN ?? headers.get('x-restli-id') ?? body?.id) }
      },
    })
  } catch (error) {
    // A post of a few seconds ago may not be known yet where comments are kept.
    if (!(error instanceof Refusal) || error.facts.kind !== 'notFound') throw error
    throw new Refusal({ ...error.facts, kind: 'transient' })
  }
}

/** Comments have scopes of their own; where LinkedIn did not say what it granted, it says so when it is asked. */
export const mayComment = (scopes: readonly string[], kind: OpenPage['kind']): boolean =>
  scopes.length === 0 ||
  scopes.includes(kind === 'organisation' ? 'w_organization_social_feed' : 'w_member_social_feed')

const listed = z.object({
  $URN: idText.optional(),
  id: idText,
  actor: z.string().catch(''),
  created: z.object({ time: z.number().optional() }).optional().catch(undefined),
  message: z.object({ text: z.string() }),
})

export const lookForComment = async (
  context: CallContext,
  page: OpenPage,
  id: string,
  asked: { readonly text: string; readonly since: Date },
): Promise<CommentLookup> => {
  try {
    const { elements } = await ask(context, {
      path: `/rest/socialActions/${urnIn(id)}/comments?count=100`,
      token: page.tokens.access,
      read: jsonOf(z.object({ elements: z.array(listed) })),
    })
    const match = elements.find(
      ({ actor, created, message }) =>
        actor === authorOf(page) &&
        isSameText(message.text, asked.text) &&
        (created?.time ?? 0) >= asked.since.getTime() - clocksApartMs,
    )
    return match ? { found: 'yes', id: match.$URN ?? match.id } : { found: 'no' }
  } catch (error) {
    if (!(error instanceof Refusal) || error.facts.kind !== 'permissionMissing') throw error
    return { found: 'cannotTell', why: 'LinkedIn does not let us read the comments of this post' }
  }
}
