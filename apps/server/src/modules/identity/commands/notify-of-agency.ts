import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person, role } from '../../../access/person.tables.ts'
import { societyNamesOf } from '../../brand/index.ts'
import type { PersonRow } from '../people.store.ts'

/** An agency has shown that its address is its own: who can accept it is told, each in their language. */
export async function notifyOfAgency(ctx: CommandContext, agency: PersonRow): Promise<void> {
  const admins = await ctx.tx
    .select({ email: person.email, firstName: person.firstName, language: person.applicationLang })
    .from(person)
    .innerJoin(role, eq(role.id, person.roleId))
    .where(
      and(
        eq(person.type, 'superAdmin'),
        eq(person.state, 'active'),
        eq(role.isSuperAdmin, true),
        isNull(person.deletionDueAt),
      ),
    )
  const names = await societyNamesOf(ctx.tx, [agency.id])
  for (const admin of admins)
    await ctx.mail({
      kind: 'agencyWaiting',
      to: admin.email,
      language: admin.language === 'en' ? 'en' : 'fr',
      link: `${ctx.platform.config.publicUrl}/admin/users/agencyManager/${agency.id}/edit`,
      words: {
        societyName: names.get(agency.id) ?? '',
        name: `${agency.firstName} ${agency.lastName}`,
        address: agency.email,
      },
    })
}
