import { asc, desc, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { sectorProposal } from '../catalogue.tables.ts'

type Status = 'waiting' | 'accepted' | 'declined'

/** What waits comes oldest first, what was answered newest first. */
export async function listProposals(
  { db }: QueryContext,
  { status, offset, limit }: { status: Status; offset: number; limit: number },
) {
  const where = eq(sectorProposal.status, status)
  const rows = await db
    .select({
      proposal: sectorProposal,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
    })
    .from(sectorProposal)
    .leftJoin(person, eq(person.id, sectorProposal.personId))
    .where(where)
    .orderBy(
      status === 'waiting' ? asc(sectorProposal.createdAt) : desc(sectorProposal.answeredAt),
      asc(sectorProposal.id),
    )
    .offset(offset)
    .limit(limit)
  return {
    data: {
      total: await db.$count(sectorProposal, where),
      items: rows.map(({ proposal, firstName, lastName, email }) => ({
        id: proposal.id,
        name: proposal.name,
        lang: proposal.lang,
        status,
        personName: [firstName, lastName].filter(Boolean).join(' '),
        personEmail: email ?? '',
        createdAt: proposal.createdAt.toISOString(),
        message: proposal.message,
      })),
    },
  }
}
