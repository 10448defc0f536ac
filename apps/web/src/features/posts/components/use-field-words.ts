import type { TaskFormat } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSettingWords } from '#features/posts/components/use-setting-words.ts'
import type { Field } from '#features/posts/model/restorable.ts'
import { pagesQuery, type TaskContentView } from '#features/posts/post-queries.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

type Network = keyof NonNullable<TaskContentView['own']>

/** What a field of a post is called, and what one side of a difference says there; null where it has no text at all. */
export function useFieldWords(accountId: number, format: TaskFormat) {
  const { t } = useTranslation('postHistory')
  const settingWords = useSettingWords()
  const { data: pages = [] } = useQuery(pagesQuery(accountId))
  const nameOfPage = (id: number): string => {
    const page = pages.find((one) => one.id === id)
    return page ? `${networkLabel(page.network)}\u00a0: ${page.name}` : t('difference.pageGone')
  }
  const whereOf = ({ networks, pageIds }: TaskContentView): string =>
    [
      ...(networks ? [networks.map(networkLabel).join(', ') || t('difference.none')] : []),
      ...(pageIds === null ? [t('difference.allPages')] : (pageIds ?? []).map(nameOfPage)),
    ].join('\n')
  return {
    name: (field: Field): string =>
      field.kind === 'own'
        ? t('difference.fields.own', { network: networkLabel(field.network) })
        : t(`difference.fields.${field.kind}`),
    of: (field: Field, side: TaskContentView): string | null => {
      if (field.kind === 'picture') return null
      if (field.kind === 'own') return side.own?.[field.network] ?? null
      if (field.kind === 'where') return whereOf(side)
      if (field.kind === 'settings')
        return settingWords.ofAll(Object.keys(side.settings ?? {}) as Network[], format, side.settings ?? {})
      return side[field.kind] ?? ''
    },
  }
}
