import { useTranslation } from 'react-i18next'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { ProofMarks } from '#shared/ui/proof-marks.tsx'
import { samplePosts } from '#shared/ui/sample-posts/sample-posts.ts'

const order = [
  'croissant',
  'levain',
  'tradition',
  'buche',
  'lumieres',
  'ble',
  'four',
  'praline',
  'avis',
  'croute',
  'nicolas',
  'galette',
] as const
const inks = ['#20402F', '#E8BE6A', '#B5622B', '#CF3F63']

/** A month of one bakery, laid out as a printer would for cutting. Only to look at. */
export function ImposedSheet() {
  const { t } = useTranslation('auth')
  return (
    <>
      <div className="po-imposed">
        {order.map((name) => (
          <ProofMarks key={name}>
            <PostPicture src={samplePosts[name]} alt="" />
          </ProofMarks>
        ))}
      </div>
      <p className="po-slug">
        <span>{t('frame.slug')}</span>
        <span className="po-density">
          {inks.map((ink) => (
            <i key={ink} style={{ background: ink }} />
          ))}
        </span>
        <span>{t('frame.proof')}</span>
      </p>
    </>
  )
}
