export const accountTabs = ['essentials', 'brand', 'content', 'notifications'] as const
/** Of the person rather than of the business: everybody has these. */
export const personTabs = ['profile', 'security'] as const
export type AccountTab = (typeof accountTabs)[number] | (typeof personTabs)[number]

export function readAccountSearch(search: Record<string, unknown>): { tab?: AccountTab } {
  const tab = [...accountTabs, ...personTabs].find((one) => one === search.tab)
  return tab ? { tab } : {}
}
