import type { TemplateView } from '#features/templates/template-queries.ts'

export interface Group {
  key: string
  /** Nothing where the account's own, or those without a theme, stand together. */
  theme: TemplateView['theme']
  isOwn: boolean
  items: readonly TemplateView[]
}

/** As they come: an account's own first, then theme by theme. */
export function groupsOf(items: readonly TemplateView[]): Group[] {
  const groups = new Map<string, Group & { items: TemplateView[] }>()
  for (const item of items) {
    const key = item.isOwn ? 'own' : String(item.theme?.id ?? 'none')
    const group = groups.get(key) ?? {
      key,
      theme: item.isOwn ? null : item.theme,
      isOwn: item.isOwn,
      items: [],
    }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The same items, those of a group in their new order and in the places they hold together. */
export function withOrder(items: readonly TemplateView[], group: readonly TemplateView[]): TemplateView[] {
  const named = new Set(group.map((item) => item.id))
  const next = [...group]
  return items.map((item) => (named.has(item.id) ? (next.shift() ?? item) : item))
}
