/** What a sector's form shows of it. */
export const sectorContent = (
  { parentId, acceptProposal }: { readonly parentId: number | null; readonly acceptProposal: boolean },
  names: Readonly<Partial<Record<string, string>>>,
) => ({ parentId, acceptProposal, ...names })
