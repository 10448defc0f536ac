import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { itemsOf } from '#shared/api/pages-by.ts'
import { type Asynchronous, AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Drawer } from '#shared/ui/drawer.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'

interface Listed {
  readonly id: string
}

interface PagedDrawerProps<Item extends Listed> {
  title: string
  failedTitle: string
  /** Said where nothing is listed. */
  empty?: ReactNode
  of: Asynchronous<{ pages: readonly { readonly items: readonly Item[] }[] }> & {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  onClose: () => void
  /** One of them, as a `li`. */
  children: (item: Item) => ReactNode
}

/** A long list that is read on, page by page. */
export function PagedDrawer<Item extends Listed>(props: PagedDrawerProps<Item>) {
  const { title, failedTitle, empty, of, onClose, children } = props
  const { t } = useTranslation('planning')
  return (
    <Drawer open title={title} onClose={onClose}>
      <AsyncState
        of={of}
        loading={<LineSkeleton />}
        failedTitle={failedTitle}
        isEmpty={(data) => itemsOf(data).length === 0}
        empty={empty}
      >
        {(data) => (
          <>
            <ul className="po-known-all">{itemsOf(data).map(children)}</ul>
            {of.hasNextPage && (
              <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
                {t('known.more')}
              </Button>
            )}
          </>
        )}
      </AsyncState>
    </Drawer>
  )
}
