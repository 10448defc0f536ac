// The editor on one design: loads it with its look, keeps others out meanwhile, saves it, and leads back.
import type { SampleBrand, TemplateView } from '@postelier/contract'
import { type Design, type Editor, motifByName } from '@postelier/scene'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { notFound, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Check } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadMenu } from '#features/editor/components/download-menu.tsx'
import { EditorScreen } from '#features/editor/editor-screen.tsx'
import { MediaPanel } from '#features/editor/media/media-panel.tsx'
import { EditBrand } from '#features/editor/panels/edit-brand.tsx'
import { BeforeTheEditor } from '#features/editor/template/before-the-editor.tsx'
import { exchangeWith } from '#features/editor/template/exchange.ts'
import { PastStates } from '#features/editor/template/past-states.tsx'
import {
  designQuery,
  lookQuery,
  pictureAddress,
  readVersion,
  saveAsCopy,
  saveDesign,
  type TemplateRef,
} from '#features/editor/template/template-source.ts'
import { TemplatesPanel } from '#features/editor/template/templates-panel.tsx'
import { templateLease } from '#features/editor/together/lease-calls.ts'
import type { Lease, LeaseKeeper } from '#features/editor/together/lease-keeper.ts'
import { type Looking, LookingNotice } from '#features/editor/together/looking.tsx'
import { useLease } from '#features/editor/together/use-lease.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

/** Where a design is drawn from, and where one goes from there. */
export interface DesignHome {
  back: LinkTarget
  /** Of a copy that was made: it is a template, whatever it was made from. */
  copy: { page: (templateId: number) => LinkTarget; editor: (templateId: number) => LinkTarget }
  /** Seen in a choice of brands rather than in one's own. */
  hasSamples: boolean
  /** Whose brand is changed from here; nobody's where it is a sample. */
  brandOf: 'own' | 'customer' | null
  /** Where it has another name than the template's. */
  title?: string
  /** The primary action, where it is more than leaving: with the version that was saved. */
  finish?: {
    label: string
    done: (designVersion: number) => Promise<unknown>
    /** What was read and is old by then. */
    stale: readonly QueryKey[]
  }
}

/** Reads a design and what it is painted with, and opens the editor on it. */
export function DesignEditor({ home, place }: { home: DesignHome; place: TemplateRef }) {
  const { accountId } = place
  const [brand, setBrand] = useState<SampleBrand>('light')
  const [round, setRound] = useState(0)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const { lease, keeper } = useLease(templateLease(place), () => saving.current)
  // Read once it is known who draws: whoever drew before has saved by then.
  const source = useQuery({ ...designQuery(place), enabled: lease.kind !== 'asking' })
  /** Put in place since: their pictures are read with the others. */
  const [later, setLater] = useState<readonly Design[]>([])
  const look = useQuery(lookQuery(accountId, brand, source.data ? [source.data.design, ...later] : []))
  if (isApiError(source.error) && source.error.status === 404 && !source.data) throw notFound()
  if (!source.data || !look.data)
    return <BeforeTheEditor of={source.data ? look : source} back={<Back home={home} />} />
  const { template, design } = source.data
  return (
    <OpenDesign
      key={round}
      home={home}
      place={place}
      template={template}
      design={design}
      saving={saving}
      lease={lease}
      keeper={keeper}
      look={look.data}
      sample={home.hasSamples ? { value: brand, onChange: setBrand } : null}
      ready={async (next) => {
        const all = [...later, next]
        await queryClient.fetchQuery(lookQuery(accountId, brand, [design, ...all]))
        setLater(all)
      }}
      onReread={async () => {
        await source.refetch({ throwOnError: true })
        setRound(round + 1)
      }}
    />
  )
}

function Back({ home }: { home: DesignHome }) {
  const { t } = useTranslation('editor')
  const navigate = useNavigate()
  return <IconButton icon={ArrowLeft} label={t('back')} onClick={() => void navigate(linkTo(home.back))} />
}

interface OpenDesignProps {
  home: DesignHome
  place: TemplateRef
  template: TemplateView
  design: Design
  /** The last save that is under way. */
  saving: RefObject<Promise<unknown>>
  lease: Lease
  keeper: LeaseKeeper
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

function OpenDesign(props: OpenDesignProps) {
  const { home, place, template, design, saving, lease, keeper, look, sample, ready, onReread } = props
  const { t, i18n } = useTranslation(['editor', 'common'])
  const navigate = useNavigate()
  const version = useRef(template.designVersion)
  const latest = useRef(design)
  const placed = useRef(new WeakSet<Design>())
  const [taken, setTaken] = useState(false)
  const pictures = sizesOf(look)
  const isCarousel = template.type === 'CAROUSEL'
  const mayCopy = template.abilities.includes('duplicate')
  const why = lookingWhy(template, lease)
  /** One after the other: each begins with the version the one before made. */
  const save = (next: Design, isAutosave = true): Promise<void> => {
    latest.current = next
    const saved = saving.current.then(() => saveNow(next, isAutosave && !placed.current.has(next)))
    saving.current = saved.catch(() => undefined)
    return saved
  }
  const saveNow = async (next: Design, isAutosave: boolean) => {
    // Somebody took over: their design is not drawn into. What is here stays here.
    if (!keeper.isMine) throw new Error('Somebody else draws here.')
    try {
      version.current = await saveDesign(place, { design: next, designVersion: version.current, isAutosave })
    } catch (error) {
      // Somebody else was here: nothing is written over, and the person decides.
      if (isApiError(error) && error.code === 'conflict') setTaken(true)
      throw error
    }
  }
  const rereadIfOlder = async (isUnsaved: boolean) => {
    if ((await readVersion(place)) === version.current) return
    if (isUnsaved) setTaken(true)
    else await onReread()
  }
  const leave = (to: LinkTarget) => navigate({ ...linkTo(to), ignoreBlocker: true })
  const copyAndEdit = async (current: Design) => {
    const templateId = await saveAsCopy(place, current)
    await leave(home.copy.editor(templateId))
  }
  const finish = useAction({
    // Saving is what the editor does all the while; the yes to it names the version that was saved, and may be said again.
    send: async (current: Design) => {
      await save(current, false)
      await home.finish?.done(version.current)
    },
    stale: home.finish?.stale ?? [],
    onDone: () => leave(home.back),
  })
  const editBrand = home.brandOf && <EditBrand of={home.brandOf} accountId={place.accountId} />
  const [loaded, setLoaded] = useState<readonly Design[]>([design])
  const exchange = exchangeWith({ ready, onPlaced: (next) => placed.current.add(next) })
  return (
    <EditorScreen
      title={home.title ?? template.name}
      design={design}
      brand={look.brand}
      language={i18n.language === 'en' ? 'en' : 'fr'}
      assetSize={(asset) => pictures.get(asset) ?? null}
      addressOf={(asset) => pictures.get(asset)?.file ?? ''}
      motif={(name) => motifByName(name)}
      isCarousel={isCarousel}
      save={(next) => save(next)}
      back={<Back home={home} />}
      templates={
        <TemplatesPanel
          place={place}
          isCarousel={isCarousel}
          exchange={exchange}
          loaded={loaded}
          onLoad={(next) => setLoaded([...loaded, next])}
        />
      }
      media={<MediaPanel accountId={place.accountId} editBrand={editBrand} />}
      editBrand={editBrand}
      past={<PastStates place={place} exchange={exchange} />}
      taken={
        taken
          ? {
              onCopy: async () => leave(home.copy.page(await saveAsCopy(place, latest.current))),
              onTake: onReread,
            }
          : null
      }
      looking={
        why &&
        ((isUnsaved) => (
          <LookingNotice
            why={why}
            isUnsaved={isUnsaved}
            onCopy={mayCopy ? copyAndEdit : null}
            onGoOn={(takesOver) => keeper.take(takesOver, () => rereadIfOlder(isUnsaved))}
          />
        ))
      }
      actions={(editor, isUnsaved) => (
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
          {/* The server draws what is saved: other than what stands here, where somebody took over before it was. */}
          {!(why && isUnsaved) && (
            <DownloadMenu
              isSquare={design.ratio === '1:1'}
              addressOf={(query) =>
                pictureAddress(place, { ...query, page: pageNumber(editor), brand: sample?.value })
              }
              ready={() => (why ? rereadIfOlder(false) : save(editor.state.design))}
            />
          )}
          {!why && (
            <Button
              look="primary"
              icon={Check}
              busy={finish.busy}
              disabled={taken}
              onClick={() => void finish.run(editor.state.design)}
            >
              {home.finish?.label ?? t('finish')}
            </Button>
          )}
        </>
      )}
    />
  )
}

/** Nothing where one draws. */
function lookingWhy({ abilities }: TemplateView, lease: Lease): Looking | null {
  if (!abilities.includes('edit')) return { kind: 'noRight' }
  return lease.kind === 'others' || lease.kind === 'free' ? lease : null
}

const pageNumber = ({ state }: Editor) =>
  Math.max(
    0,
    state.design.pages.findIndex((page) => page.id === state.page),
  )
