import type { Fact } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { factsBehind, factsNamed } from '../known/fact.store.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'
import type { ReadyPost } from './ready-post.ts'

interface Drafted {
  readonly taskId: number
  readonly subject: SubjectRow
  readonly post: Pick<ReadyPost, 'common' | 'own' | 'facts'> & {
    readonly look?: Pick<ReadyPost['look'], 'answers'>
  }
}

/** What a drafted post speaks of, sentence by sentence, for whoever asks whether it is so still. */
export async function groundsOfPost({ tx }: Pick<CommandContext, 'tx'>, { taskId, subject, post }: Drafted) {
  const { accountId } = subject
  const behind = await factsBehind(tx, subject)
  const beside = await factsNamed(
    tx,
    accountId,
    post.facts.filter((id) => !behind.some((fact) => fact.id === id)),
  )
  const facts: Fact[] = [...behind, ...beside]
  const hooks = [...post.common, ...Object.values(post.own).flatMap((of) => of ?? [])]
  return {
    accountId,
    taskId,
    facts,
    sentences: hooks.flatMap((hook) => hook.sentences),
    pictureWords: post.look && Object.values(post.look.answers.words),
  }
}

/** Of what was read the facts that a post is of or speaks of; what its subject brought itself changes for nobody. */
export function standsOn(
  { facts, ownFacts }: Pick<SubjectRow, 'facts' | 'ownFacts'>,
  post: Pick<ReadyPost, 'facts'>,
  read: readonly Fact[],
): Fact[] {
  const named = new Set([...facts, ...post.facts])
  const brought = new Set(ownFacts.map(({ id }) => id))
  return read.filter(({ id }) => named.has(id) && !brought.has(id))
}
