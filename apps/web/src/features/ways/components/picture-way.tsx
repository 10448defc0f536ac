import type { KeptPictureView } from '@postelier/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WayFrame } from '#features/ways/components/way-frame.tsx'
import { longestPrompt } from '#features/ways/model/limits.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { pagesBy } from '#shared/api/pages-by.ts'
import { pictureForm } from '#shared/api/picture-form.ts'
import { useKept } from '#shared/form/use-kept.ts'
import { useSight } from '#shared/lookup/use-sight.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { PictureSkeleton } from '#shared/ui/skeleton.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import { UploadPicture } from '#shared/ui/upload-picture.tsx'

const pageSize = 12
const first: { pictureId: string; text: string } = { pictureId: '', text: '' }

/** A picture first, and what it shows in the person's own words. */
export function PictureWay({ accountId }: { accountId: number }) {
  const { t } = useTranslation('ways')
  const mayAdd = useAbility('design:edit')
  const [{ pictureId, text }, change] = useKept('picture', first)
  const said = text.trim()
  const over = said.length - longestPrompt
  const sight = useSight(accountId, (proposed) => change({ text: proposed }))
  const queryKey = ['pictures', accountId, 'ways']
  const upload = async (file: File) => {
    const { picture } = await call('POST /api/users/{id}/pictures', {
      params: { id: accountId },
      body: pictureForm('picture', file),
    })
    change({ pictureId: picture.id })
    toast({ tone: 'done', message: t('picture.kept') })
  }
  const pictures = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/pictures', {
          params: { id: accountId },
          query: { offset: pageParam, limit: pageSize },
          signal,
        })
      ).data,
    ...pagesBy,
  })
  // What was given for posts to be drawn with is there to be told of, too.
  const forPosts =
    useQuery({
      queryKey: ['pictures', accountId, 'forPosts'],
      queryFn: async ({ signal }) =>
        (
          await call('GET /api/users/{id}/ai/posts-images', {
            params: { id: accountId },
            query: { limit: pageSize },
            signal,
          })
        ).data.items,
    }).data ?? []
  return (
    <WayFrame
      accountId={accountId}
      keptAs="picture"
      isReady={pictureId !== '' && said !== '' && over <= 0}
      send={(body) =>
        call('POST /api/users/{id}/ways/picture', {
          params: { id: accountId },
          body: { ...body, pictureId, text: said },
        })
      }
    >
      {(fault) => (
        <>
          <section className="po-stack" aria-label={t('picture.choose')}>
            <div>
              <h2>{t('picture.choose')}</h2>
              <p className="po-mute">{t('picture.chooseHelp')}</p>
            </div>
            {mayAdd && (
              <UploadPicture
                label={t('picture.upload')}
                help={t('picture.uploadHelp')}
                stale={[['pictures', accountId]]}
                onUpload={upload}
              />
            )}
            <AsyncState
              of={pictures}
              loading={<PictureSkeleton />}
              isEmpty={({ pages }) => forPosts.length === 0 && pages.every(({ items }) => items.length === 0)}
              empty={<p className="po-mute">{t('picture.none')}</p>}
            >
              {({ pages }) => (
                <Library
                  pictures={[...forPosts, ...pages.flatMap(({ items }) => items)]}
                  chosen={pictureId}
                  onChoose={(id) => change({ pictureId: id })}
                />
              )}
            </AsyncState>
            {pictures.hasNextPage && (
              <div>
                <Button
                  size="sm"
                  busy={pictures.isFetchingNextPage}
                  onClick={() => void pictures.fetchNextPage()}
                >
                  {t('picture.more')}
                </Button>
              </div>
            )}
          </section>
          <TextArea
            label={t('picture.label')}
            help={t(sight.isThere ? 'picture.described' : 'picture.help')}
            aside={
              sight.isThere &&
              pictureId && (
                <button
                  type="button"
                  className="po-link"
                  aria-busy={sight.isLooking}
                  disabled={sight.isLooking}
                  onClick={() => void sight.look(pictureId)}
                >
                  {t(sight.isLooking ? 'picture.describing' : 'picture.describe')}
                </button>
              )
            }
            placeholder={t('picture.placeholder')}
            rows={3}
            value={text}
            onChange={(event) => change({ text: event.target.value })}
            {...(over > 0 ? { error: t('prompt.tooLong', { count: over }) } : fault ? { error: fault } : {})}
          />
        </>
      )}
    </WayFrame>
  )
}

interface LibraryProps {
  pictures: readonly KeptPictureView[]
  chosen: string
  onChoose: (id: string) => void
}

function Library({ pictures, chosen, onChoose }: LibraryProps) {
  const { t } = useTranslation('ways')
  return (
    <fieldset className="po-ways-pictures">
      <legend className="po-mute">{t('picture.library')}</legend>
      {pictures.map(({ id, name, thumb }) => (
        <label key={id}>
          <input type="radio" name="picture" checked={id === chosen} onChange={() => onChoose(id)} />
          <img src={thumb} alt={name} loading="lazy" />
        </label>
      ))}
    </fieldset>
  )
}
