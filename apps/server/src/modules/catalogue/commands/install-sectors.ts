import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { activitySector, activitySectorName, platformSetting } from '../catalogue.tables.ts'
import { searchName } from '../sectors/search-name.ts'
import { shippedSectors } from '../sectors/shipped-sectors.ts'

const installedKey = 'installedSectors'

/**
 * Puts in the sectors we ship, once each: what an administrator renamed, moved or removed stays so at the next start.
 * Processes that start together wait for each other at the setting's row.
 */
export async function installSectors({ tx, now }: CommandContext): Promise<void> {
  await tx
    .insert(platformSetting)
    .values({ key: installedKey, value: { ids: [] }, changedAt: now })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(platformSetting)
    .where(eq(platformSetting.key, installedKey))
    .for('update')
  const before = new Set((row?.value.ids as number[] | undefined) ?? [])
  const fresh = shippedSectors.filter((sector) => !before.has(sector.id))
  if (fresh.length === 0) return
  // A parent that was removed since is not brought back for a new child's sake.
  const present = new Set(
    (await tx.select({ id: activitySector.id }).from(activitySector)).map((one) => one.id),
  )
  for (const sector of fresh) present.add(sector.id)
  await tx
    .insert(activitySector)
    .values(
      fresh.map(({ id, parentId }) => ({
        id,
        parentId: parentId !== null && present.has(parentId) ? parentId : null,
        position: id,
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(activitySectorName)
    .values(
      fresh.flatMap(({ id, names }) =>
        Object.entries(names).map(([lang, name]) => ({
          sectorId: id,
          lang,
          name,
          searchName: searchName(name),
        })),
      ),
    )
    .onConflictDoNothing()
  await tx
    .update(platformSetting)
    .set({ value: { ids: [...before, ...fresh.map((sector) => sector.id)] }, changedAt: now })
    .where(eq(platformSetting.key, installedKey))
}
