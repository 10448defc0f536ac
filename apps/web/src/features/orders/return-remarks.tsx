import type { Hooks } from '@postelier/contract'
import { mostRemarks, type OrderView, type Remark } from '@postelier/contract/orders'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DeliveredWords } from '#features/orders/delivered-words.tsx'
import { ReturnFrame } from '#features/orders/return-frame.tsx'
import { unbrokenHooks } from '#shared/lib/unbroken.ts'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

/** What there is to correct. */
const aboutsOf = (kind: OrderView['kind']) =>
  (['visual', 'text', 'other'] as const).filter(
    (about) => about === 'other' || kind === 'complete' || (kind === 'hook') === (about === 'text'),
  )

export type RemarkDraft = Pick<Remark, 'about' | 'message' | 'pin'>
export const emptyRemark: RemarkDraft = { about: 'text', message: '', pin: null }

export interface Delivered {
  /** What it shows, drawn; places are shown on it. */
  picture: string | null
  pages: number
  /** Words alone as their networks show them. */
  preview: (hooks: Hooks) => ReactNode
}

interface ReturnRemarksProps extends Delivered {
  order: OrderView
  remarks: readonly RemarkDraft[]
  onChange: (remarks: readonly RemarkDraft[]) => void
}

/** What was delivered, and beside it what is to change, said in words and shown on the picture. */
export function ReturnRemarks({ order, picture, pages, preview, remarks, onChange }: ReturnRemarksProps) {
  const { t } = useTranslation('orders')
  const { t: tb } = useTranslation('briefs')
  const shown = order.kind === 'hook' ? null : picture
  const hooks = order.proposals.at(-1)?.hooks
  const [page, setPage] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const change = (index: number, part: Partial<RemarkDraft>) =>
    onChange(remarks.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const pinAt = (pin: NonNullable<Remark['pin']>) => {
    const free = remarks.findIndex((one) => one.message === '' && one.pin === null)
    if (free < 0 && remarks.length >= mostRemarks) return
    flushSync(() => {
      if (free >= 0) change(free, { about: 'visual', pin })
      else onChange([...remarks, { about: 'visual', message: '', pin }])
    })
    // Its place is shown; what is to change there is typed next.
    list.current?.querySelectorAll('textarea')[free >= 0 ? free : remarks.length]?.focus()
  }
  return (
    <div className="po-return-columns">
      {order.kind === 'hook' && hooks && (
        <div className="po-return-preview">{preview(unbrokenHooks(hooks))}</div>
      )}
      {shown && (
        <ReturnFrame
          {...{ order, picture: shown, pages, page }}
          onPage={setPage}
          pins={remarks.map(({ pin }) => pin)}
          onPin={pinAt}
        />
      )}
      {order.kind !== 'hook' && !shown && <DeliveredWords order={order} />}
      <div className="po-return-said">
        <p className="po-ink2">{t(shown ? 'returnForm.leadWithPicture' : 'returnForm.lead')}</p>
        <ol className="po-return-remarks" ref={list}>
          {remarks.map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name than their number
            <li key={index}>
              <div className="po-row">
                <div className="po-row">
                  {remark.pin && (
                    <b>
                      {t(pages > 1 ? 'returnForm.placed' : 'returnForm.place', {
                        number: index + 1,
                        page: remark.pin.page + 1,
                      })}
                    </b>
                  )}
                  <SegmentedChoice
                    label={t('returnForm.about')}
                    size="sm"
                    value={remark.about}
                    onChange={(about) => change(index, { about })}
                    choices={aboutsOf(order.kind).map((value) => ({
                      value,
                      label: tb(`remarks.abouts.${value}`),
                    }))}
                  />
                </div>
                {remarks.length > 1 ? (
                  <IconButton
                    icon={X}
                    label={t('returnForm.removeRemark', { number: index + 1 })}
                    onClick={() => onChange(remarks.filter((_, at) => at !== index))}
                  />
                ) : (
                  // The only one stays with its words: what goes is the place.
                  remark.pin && (
                    <IconButton
                      icon={X}
                      label={t('returnForm.removePlace', { number: index + 1 })}
                      onClick={() => change(index, { pin: null })}
                    />
                  )
                )}
              </div>
              <TextArea
                label={t('returnForm.message')}
                rows={3}
                maxLength={1000}
                value={remark.message}
                onChange={({ target }) => change(index, { message: target.value })}
              />
            </li>
          ))}
        </ol>
        {remarks.length < mostRemarks && (
          <Button look="quiet" size="sm" icon={Plus} onClick={() => onChange([...remarks, emptyRemark])}>
            {t('returnForm.add')}
          </Button>
        )}
      </div>
    </div>
  )
}
