import { type RatingView, ratingMarks } from '@postelier/contract/orders'
import type { OrderKind } from '@postelier/contract/task-configurations'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/brief/order-rating.css'

/** What an order can be rated for: words alone have no picture, a picture alone has no words. */
export const marksOf = (kind: OrderKind) =>
  ratingMarks.filter(
    (mark) => !(mark === 'visual' && kind === 'hook') && !(mark === 'text' && kind === 'visual'),
  )

/** The mean of what was asked for, in tenths. */
export const meanOf = (rating: RatingView, kind: OrderKind): number => {
  const marks = marksOf(kind)
  return Math.round((marks.reduce((sum, mark) => sum + rating[mark], 0) / marks.length) * 10) / 10
}

/** Marks of one to five stars, and the word that came with them. */
export function OrderRating({ rating, kind }: { rating: RatingView; kind: OrderKind }) {
  const { t } = useTranslation('briefs')
  return (
    <div className="po-order-rating">
      <dl>
        {marksOf(kind).map((mark) => (
          <div key={mark}>
            <dt>{t(`ratings.${mark}`)}</dt>
            <dd>
              <span aria-hidden="true">
                {[1, 2, 3, 4, 5].map((star) => (
                  <Icon
                    key={star}
                    of={Star}
                    size={14}
                    {...(star > rating[mark] ? { className: 'po-star-off' } : {})}
                  />
                ))}
              </span>
              <span className="po-sr">{t('stars', { count: rating[mark] })}</span>
            </dd>
          </div>
        ))}
      </dl>
      {rating.message && <q>{rating.message}</q>}
    </div>
  )
}
