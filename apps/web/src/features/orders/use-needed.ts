import { type Brief, neededOfSubject } from '@postelier/contract/orders'
import type { OrderKind } from '@postelier/contract/task-configurations'
import { useTranslation } from 'react-i18next'
import { isSubjectField } from '#shared/brief/brief-rows.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** What the subject still lacks, in words; nothing where somebody could begin. */
export function useNeeded(brief: Brief, kind: OrderKind | undefined): string | undefined {
  const { t } = useTranslation(['orders', 'briefs'])
  const { list } = useFormats()
  const { subject, networks } = brief
  const said: Readonly<Record<string, unknown>> = { ...subject }
  const fields: readonly string[] = neededOfSubject[subject.type]
  const missing = fields.filter((field) => said[field] === null || said[field] === '').filter(isSubjectField)
  if (missing.length > 0)
    return subject.type === 'other'
      ? t(kind === 'visual' ? 'needed.wordless' : 'needed.words')
      : t('needed.fields', { fields: list(missing.map((field) => t(`briefs:fields.${field}`))) })
  return kind !== 'visual' && networks.length === 0 ? t('needed.network') : undefined
}
