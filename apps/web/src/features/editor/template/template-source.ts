import type { LookView, SampleBrand, TemplateFormat } from '@postelier/contract'
import { assetsOf, type Brand, type Design, repair } from '@postelier/scene'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { addressOf } from '#shared/api/client.ts'
import { queryClient } from '#shared/api/query-client.ts'

export interface TemplateRef {
  accountId: number
  templateId: number
}

const params = ({ accountId, templateId }: TemplateRef) => ({ id: accountId, templateId })

/** Read once when the editor opens: from then on the design is the editor's own. */
export const designQuery = (place: TemplateRef) =>
  queryOptions({
    queryKey: ['template-design', place.accountId, place.templateId],
    queryFn: async ({ signal }) => {
      const { template, design } = await call('GET /api/users/{id}/graphical-line-templates/{templateId}', {
        params: params(place),
        signal,
      })
      return { template, design: repair(design) }
    },
    enabled: place.accountId > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const bareBrand: Brand = {
  colours: { primary: '#000000', secondary: '#ffffff', tertiary: '#808080' },
  titleFamily: null,
  textFamily: null,
  logo: null,
}

/** What designs need to be painted: the brand, and the pictures in any of them. */
export const lookQuery = (accountId: number, brand: SampleBrand, designs: readonly Design[]) => {
  const assets = new Set(designs.flatMap((design) => assetsOf(design, bareBrand)))
  const pictures = [...assets].sort().join(',')
  return queryOptions({
    queryKey: ['look', accountId, brand, pictures],
    queryFn: async ({ signal }): Promise<LookView> =>
      (
        await call('GET /api/users/{id}/look', {
          params: { id: accountId },
          query: { brand, pictures },
          signal,
        })
      ).look,
    placeholderData: keepPreviousData,
    enabled: accountId > 0 && designs.length > 0,
  })
}

/** What can be put in place of a design; a single has room for one page only. */
export const offeredTemplatesQuery = (
  accountId: number,
  of: { format: TemplateFormat; isCarousel: boolean },
) =>
  queryOptions({
    queryKey: ['templates-to-start-with', accountId, of],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/graphical-line-templates', {
          params: { id: accountId },
          query: { format: of.format, limit: 100, ...(of.isCarousel ? {} : { type: 'SINGLE' as const }) },
          signal,
        })
      ).data.items,
    staleTime: 60_000,
  })

/** The version that stands there now. */
export const readVersion = async (place: TemplateRef): Promise<number> =>
  (await call('GET /api/users/{id}/graphical-line-templates/{templateId}', { params: params(place) }))
    .template.designVersion

export const readDesign = async (place: TemplateRef): Promise<Design> =>
  repair(
    (await call('GET /api/users/{id}/graphical-line-templates/{templateId}', { params: params(place) }))
      .design,
  )

export const statesQuery = (place: TemplateRef) =>
  queryOptions({
    queryKey: ['templates', place.accountId, 'past', place.templateId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/graphical-line-templates/{templateId}/states', {
          params: params(place),
          signal,
        })
      ).states,
  })

export const readState = async (place: TemplateRef, stateId: number): Promise<Design> =>
  repair(
    (
      await call('GET /api/users/{id}/graphical-line-templates/{templateId}/states/{stateId}', {
        params: { ...params(place), stateId },
      })
    ).design,
  )

/** Answers with the version that the next save begins with. */
export const saveDesign = async (
  place: TemplateRef,
  body: { design: Design; designVersion: number; isAutosave: boolean },
): Promise<number> => {
  const { template } = await call('POST /api/users/{id}/graphical-line-templates/{templateId}/design', {
    params: params(place),
    body: { ...body, design: { ...body.design } },
  })
  void queryClient.invalidateQueries({ queryKey: ['templates'] })
  return template.designVersion
}

/** What was drawn goes into a copy: neither person's work is lost. */
export const saveAsCopy = async (place: TemplateRef, design: Design): Promise<number> => {
  const { newGraphicalLineTemplate: copy } = await call(
    'POST /api/users/{id}/graphical-line-templates/{templateId}/duplicate',
    { params: params(place), body: { design: { ...design } } },
  )
  return copy.id
}

export const pictureAddress = (
  place: TemplateRef,
  query: {
    format: string
    density?: string
    rendition?: string
    page: number
    brand?: SampleBrand | undefined
  },
): string =>
  addressOf('/api/users/{id}/graphical-line-templates/{templateId}/picture', { params: params(place), query })
