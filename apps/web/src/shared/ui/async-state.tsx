import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { StormDrawing } from '#shared/ui/failure-drawings.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

/** What a query gives; anything with these fields will do. */
export interface Asynchronous<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  refetch: () => unknown
}

export interface AsyncStateProps<T> {
  of: Asynchronous<T>
  loading?: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** Says what was kept, when that is not plain. */
  failedTitle?: string
  children: (data: T) => ReactNode
}

const isForbidden = (error: unknown) => isApiError(error) && error.status === 403

/** Loading, failed, empty, ready. What was read before stays on the screen while it is read again. */
export function AsyncState<T>({ of, loading, isEmpty, empty, failedTitle, children }: AsyncStateProps<T>) {
  const { t } = useTranslation('common')
  if (of.data !== undefined) return empty && isEmpty?.(of.data) ? empty : children(of.data)
  if (of.error) {
    return (
      <div role="alert">
        <EmptyState
          drawing={<StormDrawing />}
          title={failedTitle ?? t('failed.title')}
          // What is not for this person will not be at the second try.
          action={
            isForbidden(of.error) ? undefined : (
              <Button onClick={() => void of.refetch()}>{t('actions.retry')}</Button>
            )
          }
        >
          {messageOf(of.error, t('errors.unexpected'))}
        </EmptyState>
      </div>
    )
  }
  return (
    <div aria-busy="true">
      <span className="po-sr" role="status">
        {t('loading')}
      </span>
      {loading ?? <LineSkeleton />}
    </div>
  )
}
