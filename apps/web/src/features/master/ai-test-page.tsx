import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ImageTest } from '#features/master/components/image-test.tsx'
import { StockTest } from '#features/master/components/stock-test.tsx'
import { TextTest } from '#features/master/components/text-test.tsx'
import { type Engines, enginesQuery } from '#features/master/engines-query.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { FormLayout } from '#shared/ui/form-layout.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/master/components/engines.css'

/** Three tests of what posts are made with: each says what was asked, what came, from whom, how fast, for how much. */
export function AiTestPage() {
  const { t } = useTranslation(['engines', 'master'])
  const engines = useQuery(enginesQuery)
  return (
    <div className="po-screen">
      <PageHeader title={t('aiTest.title')} crumbs={[{ label: t('master:title'), to: '/admin/master' }]} />
      <AsyncState
        of={engines}
        loading={
          <div className="po-page">
            <RowSkeleton />
          </div>
        }
      >
        {(data) => <Tests engines={data} />}
      </AsyncState>
    </div>
  )
}

function Tests({ engines }: { engines: Engines }) {
  const { t } = useTranslation('engines')
  const mayEdit = useAbility('adminMaster:edit')
  const ready = engines.engines.filter(({ isReady }) => isReady)
  const drawing = ready.filter(({ pictureModel }) => pictureModel !== null)
  const nobody = (
    <EmptyState
      framed
      level={3}
      title={t('aiTest.noneReady')}
      action={
        <ButtonLink to="/admin/master" search={{ tab: 'engines' }}>
          {t('aiTest.toEngines')}
        </ButtonLink>
      }
    >
      {t(engines.demo ? 'aiTest.noneReadyDemo' : 'aiTest.noneReadyWords')}
    </EmptyState>
  )
  return (
    <div className="po-page">
      <p className="po-ink2 po-ai-intro">{t('aiTest.intro')}</p>
      <fieldset disabled={!mayEdit}>
        <FormLayout>
          <TextTest engines={engines} ready={ready} nobody={nobody} />
          <StockTest engines={engines} />
          <ImageTest engines={engines} ready={drawing} nobody={nobody} />
        </FormLayout>
      </fieldset>
    </div>
  )
}
