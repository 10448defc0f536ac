import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { holdQuery } from '#features/posts/post-queries.ts'
import { SelectField } from '#shared/ui/select-field.tsx'
import { taskStatusNames } from '#shared/ui/task-status.tsx'

interface StatusFilterProps {
  accountId: number
  value: string
  /** The bar it stands in says it by its first choice. */
  isLabelHeard?: boolean
  onChange: (status: string) => void
}

/** States of posts, and what waits for somebody or behind a stop. */
export function StatusFilter({ accountId, value, isLabelHeard = false, onChange }: StatusFilterProps) {
  const { t } = useTranslation(['posts', 'common'])
  const hold = useQuery({ ...holdQuery(accountId), retry: false }).data
  const isStopped = Boolean(hold?.own ?? hold?.everybody) || value === 'stopped'
  return (
    <SelectField
      label={t('status')}
      isLabelHeard={isLabelHeard}
      placeholder={t('anyStatus')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      choices={[
        { value: 'awaitsYou', label: t('awaitsYou') },
        ...(isStopped ? [{ value: 'stopped', label: t('stopped') }] : []),
        ...taskStatusNames.map((name) => ({ value: name, label: t(`common:taskStatus.${name}`) })),
      ]}
    />
  )
}
