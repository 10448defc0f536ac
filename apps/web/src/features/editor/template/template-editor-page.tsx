import type { SampleBrand } from '@postelier/contract'
import { type Design, type Editor, motifByName } from '@postelier/scene'
import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft, Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadMenu } from '#features/editor/components/download-menu.tsx'
import { EditorScreen } from '#features/editor/editor-screen.tsx'
import { MediaPanel } from '#features/editor/media/media-panel.tsx'
import { exchangeWith } from '#features/editor/template/exchange.ts'
import { PastStates } from '#features/editor/template/past-states.tsx'
import {
  designQuery,
  lookQuery,
  pictureAddress,
  saveAsCopy,
  saveDesign,
  type TemplatePlace,
} from '#features/editor/template/template-source.ts'
import { TemplatesPanel } from '#features/editor/template/templates-panel.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

type Wall = 'house' | 'own' | 'customer'

export const HouseEditorPage = () => <Page wall="house" accountId={useCurrentUser()?.id ?? 0} />
export const OwnEditorPage = () => <Page wall="own" accountId={useManagedAccountId()} />
export const CustomerEditorPage = () => <Page wall="customer" accountId={useManagedAccountId()} />

function pageOf(wall: Wall, { accountId, templateId }: TemplatePlace): LinkTarget {
  const params = { templateId: String(templateId) }
  switch (wall) {
    case 'house':
      return { to: '/admin/graphical-line-templates/$templateId', params }
    case 'own':
      return { to: '/me/graphical-line-templates/$templateId', params }
    case 'customer':
      return {
        to: '/agency/customers/$agencyCustomerId/graphical-line-templates/$templateId',
        params: { ...params, agencyCustomerId: String(accountId) },
      }
  }
}

function Page({ wall, accountId }: { wall: Wall; accountId: number }) {
  const { templateId = '' } = useParams({ strict: false })
  if (!/^\d{1,15}$/.test(templateId)) throw notFound()
  const place = { accountId, templateId: Number(templateId) }
  const [brand, setBrand] = useState<SampleBrand>('light')
  const [round, setRound] = useState(0)
  const source = useQuery(designQuery(place))
  /** Put in place since: their pictures are read with the others. */
  const [later, setLater] = useState<readonly Design[]>([])
  const look = useQuery(lookQuery(accountId, brand, source.data ? [source.data.design, ...later] : []))
  if (isApiError(source.error) && source.error.status === 404 && !source.data) throw notFound()
  return (
    <AsyncState of={source}>
      {({ template, design }) => (
        <AsyncState of={look}>
          {(data) => (
            <TemplateEditor
              key={`${place.templateId}:${round}`}
              wall={wall}
              place={place}
              title={template.name}
              design={design}
              designVersion={template.designVersion}
              isCarousel={template.type === 'CAROUSEL'}
              look={data}
              sample={wall === 'house' ? { value: brand, onChange: setBrand } : null}
              ready={async (next) => {
                const all = [...later, next]
                await queryClient.fetchQuery(lookQuery(accountId, brand, [design, ...all]))
                setLater(all)
              }}
              onReread={async () => {
                await source.refetch()
                setRound(round + 1)
              }}
            />
          )}
        </AsyncState>
      )}
    </AsyncState>
  )
}

interface TemplateEditorProps {
  wall: Wall
  place: TemplatePlace
  title: string
  design: Design
  designVersion: number
  isCarousel: boolean
  look: Parameters<typeof sizesOf>[0]
  sample: { value: SampleBrand; onChange: (brand: SampleBrand) => void } | null
  /** Reads what a design needs that is about to be put in place. */
  ready: (design: Design) => Promise<void>
  onReread: () => Promise<void>
}

const sizesOf = (look: {
  brand: Parameters<typeof EditorScreen>[0]['brand']
  pictures: readonly { id: string; width: number; height: number; file: string }[]
}) => new Map(look.pictures.map((picture) => [picture.id, picture]))

function TemplateEditor(props: TemplateEditorProps) {
  const { wall, place, title, design, isCarousel, look, sample, ready, onReread } = props
  const { t, i18n } = useTranslation('editor')
  const navigate = useNavigate()
  const version = useRef(props.designVersion)
  const latest = useRef(design)
  const placed = useRef(new WeakSet<Design>())
  const [taken, setTaken] = useState(false)
  const [busy, setBusy] = useState(false)
  const pictures = sizesOf(look)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  /** One after the other: each begins with the version the one before made. */
  const save = (next: Design, isAutosave = true): Promise<void> => {
    latest.current = next
    const saved = saving.current.then(() => saveNow(next, isAutosave && !placed.current.has(next)))
    saving.current = saved.catch(() => undefined)
    return saved
  }
  const saveNow = async (next: Design, isAutosave: boolean) => {
    try {
      version.current = await saveDesign(place, { design: next, designVersion: version.current, isAutosave })
    } catch (error) {
      // Somebody else was here: nothing is written over, and the person decides.
      if (isApiError(error) && error.code === 'conflict') setTaken(true)
      throw error
    }
  }
  const leave = (templateId = place.templateId) =>
    navigate({ ...linkTo(pageOf(wall, { ...place, templateId })), ignoreBlocker: true })
  const finish = async (current: Design) => {
    setBusy(true)
    try {
      await save(current, false)
      await leave()
    } finally {
      setBusy(false)
    }
  }
  const [loaded, setLoaded] = useState<readonly Design[]>([design])
  const exchange = exchangeWith({ ready, onPlaced: (next) => placed.current.add(next) })
  return (
    <EditorScreen
      title={title}
      design={design}
      brand={look.brand}
      language={i18n.language === 'en' ? 'en' : 'fr'}
      assetSize={(asset) => pictures.get(asset) ?? null}
      addressOf={(asset) => pictures.get(asset)?.file ?? ''}
      motif={(name) => motifByName(name)}
      isCarousel={isCarousel}
      save={(next) => save(next)}
      back={<IconButton icon={ArrowLeft} label={t('back')} onClick={() => void leave()} />}
      templates={
        <TemplatesPanel
          place={place}
          isCarousel={isCarousel}
          exchange={exchange}
          loaded={loaded}
          onLoad={(next) => setLoaded([...loaded, next])}
        />
      }
      media={<MediaPanel accountId={place.accountId} hasBrand={wall !== 'house'} />}
      past={<PastStates place={place} exchange={exchange} />}
      taken={
        taken
          ? {
              onCopy: async () => leave(await saveAsCopy(place, latest.current)),
              onTake: onReread,
            }
          : null
      }
      actions={(editor) => (
        <>
          {sample && (
            <SegmentedChoice
              size="sm"
              label={t('sample.label')}
              value={sample.value}
              choices={(['light', 'dark', 'loud'] as const).map((value) => ({
                value,
                label: t(`sample.brands.${value}`),
              }))}
              onChange={sample.onChange}
            />
          )}
          <DownloadMenu
            addressOf={(format) =>
              pictureAddress(place, { format, page: pageNumber(editor), brand: sample?.value })
            }
            ready={() => save(editor.state.design)}
          />
          <Button
            look="primary"
            icon={Check}
            busy={busy}
            disabled={taken}
            onClick={() => void finish(editor.state.design)}
          >
            {t('finish')}
          </Button>
        </>
      )}
    />
  )
}

const pageNumber = ({ state }: Editor) =>
  Math.max(
    0,
    state.design.pages.findIndex((page) => page.id === state.page),
  )
