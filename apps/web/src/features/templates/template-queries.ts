import type { DesignStateView, TemplateView, ThemeView } from '@postelier/contract'
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, type QueryOf } from '#shared/api/call.ts'

export type { DesignStateView, TemplateView, ThemeView }

export const pageSize = 60

type TemplateQueriesInput = QueryOf<'GET /api/users/{id}/graphical-line-templates'>
export type Narrowed = Pick<TemplateQueriesInput, 'type' | 'format' | 'status' | 'thematic'>

export interface GalleryWords extends Narrowed, Pick<TemplateQueriesInput, 'theme'> {
  offset: number
  search: string
}

export const galleryQuery = (id: number, words: GalleryWords) =>
  queryOptions({
    queryKey: ['templates', id, 'gallery', words],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/graphical-line-templates', {
          params: { id },
          query: { ...words, limit: pageSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: id > 0,
  })

export const templateQuery = (id: number, templateId: number) =>
  queryOptions({
    queryKey: ['templates', id, 'one', templateId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/graphical-line-templates/{templateId}', {
          params: { id, templateId },
          signal,
        })
      ).template,
    retry: false,
    refetchOnWindowFocus: false,
  })

export const statesQuery = (id: number, templateId: number) =>
  queryOptions({
    queryKey: ['templates', id, 'states', templateId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/graphical-line-templates/{templateId}/states', {
          params: { id, templateId },
          signal,
        })
      ).states,
  })

export const themesQuery = (id: number) =>
  queryOptions({
    queryKey: ['templates', id, 'themes'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/themes', { params: { id }, query: { limit: 100 }, signal })).data
        .items,
    enabled: id > 0,
  })

/** A template of the platform is in every scope. */
export const staleAfterTemplate: readonly QueryKey[] = [['templates']]

/** Where a page is drawn at a width; the address changes with what it shows. */
export const pictureAt = (file: string, words: { page?: number; width: number; brand?: string }): string =>
  `${file}${Object.entries(words)
    .map(([name, value]) => `&${name}=${value}`)
    .join('')}`
