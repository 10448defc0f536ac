import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationSettingsQuery } from '#features/application/application-queries.ts'
import { ApplicationForm } from '#features/application/components/application-form.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** The administration's page of the site settings: name, pictures, legal identity. */
export function ApplicationPage() {
  const { t } = useTranslation('application')
  const settings = useQuery(applicationSettingsQuery)
  return (
    <>
      <PageHeader title={t('title')} />
      <AsyncState
        of={settings}
        loading={
          <div className="po-page">
            <RowSkeleton rows={10} />
          </div>
        }
      >
        {(data) => <ApplicationForm settings={data} />}
      </AsyncState>
    </>
  )
}
