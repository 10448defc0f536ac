import type { PresenceField } from '@postelier/contract/presence'
import { eq } from 'drizzle-orm'
import { handOf } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { readTask } from '../../tasks/index.ts'

interface PublishPresenceInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly field: PresenceField | null
  readonly isGone: boolean
}

/** The others on the post hear who is there; of a hidden one, those alone who may see it. */
export async function publishPresence(
  { tx, actor, announce }: CommandContext,
  { accountId, taskPublicId, field, isGone }: PublishPresenceInput,
): Promise<void> {
  await requireAccount(tx, actor, accountId, 'posts:consult')
  const { isHidden } = await readTask(tx, { accountId, taskPublicId }, actor)
  const personId = handOf(actor)
  if (personId === null) return
  const [who] = await tx
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(eq(person.id, personId))
  await announce({
    name: 'presence.changed',
    accountId,
    id: taskPublicId,
    presence: {
      personId,
      name: [who?.firstName, who?.lastName].filter(Boolean).join(' ').slice(0, longestName),
      field,
      isGone,
    },
    ...(isHidden ? { needs: 'hiddenPosts:authorized' } : {}),
  })
}

/** An event stays far below what the database carries. */
const longestName = 80
