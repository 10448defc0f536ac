import { useQuery } from '@tanstack/react-query'
import { FolderTree, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewTemplate } from '#features/templates/components/new-template.tsx'
import { isNarrowed, TemplateFilters } from '#features/templates/components/template-filters.tsx'
import { TemplateGallery } from '#features/templates/components/template-gallery.tsx'
import { ThemeDrawer } from '#features/templates/components/theme-drawer.tsx'
import { useCustomerName } from '#features/templates/model/customer-name.ts'
import {
  type TemplateScope,
  useCustomerScope,
  useOwnScope,
  useSharedScope,
} from '#features/templates/model/template-scope.ts'
import {
  type GalleryWords,
  galleryQuery,
  type Narrowed,
  pageSize,
} from '#features/templates/template-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { type ListWords, useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing, SearchDrawing } from '#shared/ui/illustrations.tsx'
import { NoRightHere } from '#shared/ui/no-right-here.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'
import { WhereShown } from '#shared/ui/where-shown.tsx'

/** A gallery of templates: those shared by all, a business's own, or an agency customer's. */
export function SharedTemplatesPage() {
  const { t } = useTranslation('templates')
  return <TemplatesPage scope={useSharedScope()} lead={<WhereShown>{t('where')}</WhereShown>} />
}

export function OwnTemplatesPage() {
  const { t } = useTranslation('templates')
  return <TemplatesPage scope={useOwnScope()} lead={<p className="po-ink2">{t('lead')}</p>} />
}

export function CustomerTemplatesPage() {
  const { t } = useTranslation('templates')
  const scope = useCustomerScope()
  const name = useCustomerName(scope.accountId)
  const lead = name && <p className="po-ink2">{t('leadFor', { name })}</p>
  return <TemplatesPage key={scope.accountId} scope={scope} lead={lead} customer={name} />
}

interface TemplatesPageProps {
  scope: TemplateScope
  lead: React.ReactNode
  customer?: string | undefined
}

function TemplatesPage({ scope, lead, customer }: TemplatesPageProps) {
  const { t } = useTranslation(['templates', 'menu'])
  const [words, change] = useListSearch()
  const [showsThemes, setShowsThemes] = useState(false)
  const asked = galleryWordsOf(words)
  const gallery = useQuery(galleryQuery(scope.accountId, asked))
  const create = () => change({ new: '1', offset: words.offset ?? '' })
  useNewAction({ id: 'new:template', label: t('add'), may: scope.mayCreate, run: create })
  const narrowed = isNarrowed(words)
  if (isApiError(gallery.error) && gallery.error.status === 403 && !gallery.data)
    return (
      <div className="po-page">
        <PageHeader title={customer ?? t('title')} />
        <NoRightHere />
      </div>
    )
  const none = gallery.data?.total === 0 && !narrowed
  const add = scope.mayCreate && (
    <Button look="primary" icon={Plus} onClick={create}>
      {t('add')}
    </Button>
  )
  return (
    <div className="po-page">
      <PageHeader
        title={customer ?? t('title')}
        {...(scope.kind === 'customer' && {
          crumbs: [{ label: t('menu:agencyCustomers.name'), to: '/agency/customers' as const }],
        })}
        note={
          customer === undefined && gallery.data
            ? t('count', { count: gallery.data.total })
            : customer && t('title')
        }
        actions={
          <>
            {scope.kind === 'shared' && (
              <Button icon={FolderTree} onClick={() => setShowsThemes(true)}>
                {t('themes')}
              </Button>
            )}
            {!none && add}
          </>
        }
      />
      {lead}
      {!none && <TemplateFilters scope={scope} words={words} change={change} />}
      <AsyncState
        of={gallery}
        loading={<PictureSkeleton />}
        isEmpty={(data) => data.items.length === 0}
        empty={<Empty narrowed={narrowed} scope={scope} add={add} />}
      >
        {(data) => (
          <>
            <TemplateGallery items={data.items} words={asked} scope={scope} customer={customer} />
            {data.total > pageSize && (
              <Pager
                offset={asked.offset}
                limit={pageSize}
                total={data.total}
                onMove={(to) => change({ offset: String(to) })}
              />
            )}
          </>
        )}
      </AsyncState>
      {words.new && scope.mayCreate && (
        <NewTemplate scope={scope} onClose={() => change({ new: '', offset: words.offset ?? '' })} />
      )}
      {showsThemes && <ThemeDrawer scope={scope} onClose={() => setShowsThemes(false)} />}
    </div>
  )
}

function Empty({ narrowed, scope, add }: { narrowed: boolean; scope: TemplateScope; add: React.ReactNode }) {
  const { t } = useTranslation('templates')
  if (narrowed)
    return (
      <EmptyState drawing={<SearchDrawing />} title={t('empty')}>
        {t('emptyWords')}
      </EmptyState>
    )
  const isShared = scope.kind === 'shared'
  return (
    <EmptyState drawing={<PressDrawing />} title={t(isShared ? 'none' : 'noneOffered')} action={add}>
      {t(isShared ? 'noneWords' : 'noneOfferedWords')}
    </EmptyState>
  )
}

/** What an address written by hand asks wrongly is the server's to refuse. */
function galleryWordsOf({
  type,
  format,
  status,
  thematic,
  theme,
  search = '',
  offset,
}: ListWords): GalleryWords {
  const narrowed = {
    ...(type ? { type } : {}),
    ...(format ? { format } : {}),
    ...(status ? { status } : {}),
    ...(thematic ? { thematic } : {}),
  }
  return {
    ...(narrowed as Narrowed),
    search,
    offset: wholeNumber(offset),
    ...(theme ? { theme: Number(theme) } : {}),
  }
}
