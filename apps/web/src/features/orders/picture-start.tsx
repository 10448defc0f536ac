import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderAt, paramsOf } from '#features/orders/order-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { pictureForm } from '#shared/api/picture-form.ts'
import { useSight } from '#shared/lookup/use-sight.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'
import { UploadPicture } from '#shared/ui/upload-picture.tsx'

const longest = 2_000

interface PictureStartProps {
  /** The brief it goes along with. */
  begin: () => Promise<OrderAt>
  /** What the picture shows becomes what the post is about. */
  onTake: (words: string) => void
}

/** A picture first: what it shows is proposed where an engine looks at it, or said, and taken over as the subject. */
export function PictureStart({ begin, onTake }: PictureStartProps) {
  const { t } = useTranslation('orders')
  const accountId = useManagedAccountId()
  const mayKeep = useAbility('design:edit')
  const mayDraft = useAbility('planning:create')
  const [isOpen, setOpen] = useState(false)
  const [picture, setPicture] = useState<{ readonly thumb: string; readonly name: string } | null>(null)
  const [text, setText] = useState('')
  const sight = useSight(accountId, setText)
  if (!mayKeep || !mayDraft) return null
  if (!isOpen)
    return (
      <div>
        <Button icon={ImageIcon} onClick={() => setOpen(true)}>
          {t('picture.begin')}
        </Button>
      </div>
    )
  const keep = async (file: File) => {
    const { picture: kept } = await call('POST /api/users/{id}/pictures', {
      params: { id: accountId },
      body: pictureForm('picture', file),
    })
    // Who makes the post gets it as well.
    await call('POST /api/users/{id}/orders/{taskPublicId}/files', {
      params: paramsOf(await begin()),
      body: pictureForm('file', file),
    })
    setPicture(kept)
    if (sight.isThere) void sight.look(kept.id)
  }
  const said = text.trim()
  return (
    <section className="po-order-from-picture" aria-label={t('picture.begin')}>
      {picture === null ? (
        <UploadPicture
          label={t('picture.upload')}
          help={t('picture.uploadHelp')}
          stale={[
            ['pictures', accountId],
            ['orders', accountId, 'files'],
          ]}
          onUpload={keep}
        />
      ) : (
        <div className="po-order-from-picture-words">
          <img src={picture.thumb} alt={picture.name} />
          <div className="po-stack">
            <TextArea
              label={t('picture.label')}
              help={
                sight.isLooking
                  ? t('picture.looking')
                  : t(sight.isThere && !sight.fault ? 'picture.proposed' : 'picture.help')
              }
              rows={3}
              maxLength={longest}
              value={text}
              error={sight.fault || undefined}
              onChange={({ target }) => setText(target.value)}
            />
            <div className="po-row">
              <Button
                look="ink"
                disabled={said === ''}
                onClick={() => {
                  onTake(said)
                  setOpen(false)
                }}
              >
                {t('picture.take')}
              </Button>
              <Button look="quiet" onClick={() => setOpen(false)}>
                {t('picture.leave')}
              </Button>
            </div>
          </div>
        </div>
      )}
      {picture === null && (
        <div>
          <Button size="sm" look="quiet" onClick={() => setOpen(false)}>
            {t('picture.leave')}
          </Button>
        </div>
      )}
    </section>
  )
}
