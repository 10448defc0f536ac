import type { Names } from './names.ts'

/** The screen, one's own and that of an agency's customer, with its place in the menu. */
export function webFiles({ kebab, camel, pascal }: Names): Record<string, string> {
  const feature = `apps/web/src/features/${kebab}`
  return {
    [`${feature}/routes.ts`]: `import { ownAndCustomers, screen } from '#shared/routing/screen.ts'

const page = () => import('#features/${kebab}/${kebab}-page.tsx')

export const routes = ownAndCustomers('/${kebab}', screen('${camel}', 'table', page, '${pascal}Page'))

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    ${camel}: typeof routes
  }
}
`,
    [`${feature}/feature.ts`]: `import type { ${camel} } from '@postelier/texts/fr/${kebab}'
import { Shapes } from 'lucide-react'
import { defineFeature } from '#shared/feature.ts'

export const feature = defineFeature({
  menu: [
    {
      name: '${camel}',
      to: '/me/${kebab}',
      icon: Shapes,
      section: 'work',
      order: 60,
      ability: 'account:consult',
      types: ['customer', 'contact'],
    },
  ],
})

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    ${camel}: typeof ${camel}
  }
}
`,
    [`${feature}/${kebab}-page.tsx`]: `import type { ${pascal}View } from '@postelier/contract/${kebab}'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowBones } from '#shared/ui/skeleton.tsx'
import { useCustomerCrumbs } from '#shared/ui/use-customer-crumbs.ts'

const ${camel}Query = (id: number) =>
  queryOptions({
    queryKey: ['${kebab}', id],
    queryFn: async ({ signal }): Promise<${pascal}View> =>
      (await call('GET /api/users/{id}/${kebab}', { params: { id }, signal })).${camel},
  })

export function ${pascal}Page() {
  const { t } = useTranslation('${camel}')
  const { longDate } = useFormats()
  const answer = useQuery(${camel}Query(useManagedAccountId()))
  return (
    <div className="po-page">
      <PageHeader title={t('title')} crumbs={useCustomerCrumbs()} />
      <AsyncState of={answer} loading={<RowBones rows={3} />}>
        {({ since }) => <p>{t('since', { date: longDate(since) })}</p>}
      </AsyncState>
    </div>
  )
}
`,
  }
}
