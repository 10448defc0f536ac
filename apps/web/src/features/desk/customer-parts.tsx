import { editorialTones } from '@postelier/contract'
import type { WorkView } from '@postelier/contract/desk'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BriefRows } from '#shared/brief/brief-rows.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

/** Whose task it is: their colours, and all that is known of them in a dialogue. */
export function Customer({ work: { customer } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t('customer')}>
      <SectionHead
        title={t('customer')}
        note={customer.sector}
        end={
          <button type="button" className="po-link" onClick={() => setOpen(true)}>
            {t('customerDetails')}
          </button>
        }
      />
      <Colors customer={customer} />
      {isOpen && <CustomerDetails customer={customer} onClose={() => setOpen(false)} />}
    </section>
  )
}

type CustomerView = WorkView['customer']

/** What was well received before says more than a brief. */
export function Liked({ work: { customer } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const { liked } = customer
  if (liked.length === 0) return null
  return (
    <section aria-label={t('liked')}>
      <SectionHead title={t('liked')} note={t('likedNote', { count: liked.length })} />
      <div className="po-desk-liked">
        {liked.map(({ title, picture }) => (
          <figure key={title}>
            {picture && <PostPicture src={picture} alt="" width={120} />}
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

function Colors({ customer: { colors } }: { customer: CustomerView }) {
  const { t } = useTranslation('desk')
  if (colors.length === 0) return null
  return (
    <figure className="po-desk-charter">
      <figcaption>
        {t('charter')} <span className="po-sr">{colors.join(', ')}</span>
      </figcaption>
      <span className="po-desk-colors" aria-hidden="true">
        {colors.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
    </figure>
  )
}

export function Look({ work: { customer } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  return (
    <section aria-label={t('customerTabs.line')}>
      <SectionHead title={t('customerTabs.line')} />
      <div className="po-desk-liked">
        {customer.logo && <img className="po-desk-logo" src={customer.logo} alt={customer.name} />}
        <Colors customer={customer} />
      </div>
    </section>
  )
}

const customerTabs = ['essential', 'line', 'communication'] as const

const languages = ['fr', 'en', 'es', 'de'] as const
const languageOf = (code: string) => languages.find((one) => one === code) ?? 'fr'

function CustomerDetails({ customer, onClose }: { customer: CustomerView; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'common'])
  const [tab, setTab] = useState<(typeof customerTabs)[number]>('essential')
  const tone = useTone(customer.tone)
  const formality = customer.formality === 'familiarity' ? 'familiarity' : 'formality'
  const emoticons =
    customer.emoticons === 'without' || customer.emoticons === 'emotional'
      ? customer.emoticons
      : 'institutional'
  // What was never chosen is not said as if it were.
  const speaking = [
    ...(customer.tone ? [{ key: 'tone', label: tone.label, value: tone.value }] : []),
    ...(customer.formality
      ? [{ key: 'speaks', label: t('speaks'), value: t(`formalities.${formality}`) }]
      : []),
    ...(customer.emoticons ? [{ key: 'emoji', label: t('emoji'), value: t(`emoticons.${emoticons}`) }] : []),
  ]
  const empty = (words: string) => <p className="po-mute">{words}</p>
  return (
    <Dialog open onClose={onClose} label={t('customerDetails')}>
      <div className="po-stack">
        <h2>{customer.name}</h2>
        <Tabs
          label={t('customerDetails')}
          value={tab}
          onChange={setTab}
          items={customerTabs.map((value) => ({ value, label: t(`customerTabs.${value}`) }))}
        >
          <div className="po-desk-part-body">
            {tab === 'essential' && (
              <>
                {customer.summary ? (
                  <p className="po-desk-summary">{customer.summary}</p>
                ) : (
                  empty(t('customerEmpty.essential'))
                )}
                <BriefRows
                  rows={[
                    { key: 'sector', label: t('activity'), value: customer.sector },
                    {
                      key: 'language',
                      label: t('language'),
                      value: t(`common:languages.${languageOf(customer.language)}`),
                    },
                    ...(customer.siteUrl
                      ? [
                          {
                            key: 'site',
                            label: t('site'),
                            value: (
                              <a href={customer.siteUrl} target="_blank" rel="noreferrer">
                                {customer.siteUrl.replace(/^https?:\/\//u, '')}{' '}
                                <Icon of={ExternalLink} size={12} />
                              </a>
                            ),
                          },
                        ]
                      : []),
                  ]}
                />
              </>
            )}
            {tab === 'line' &&
              (customer.colors.length > 0 ? <Colors customer={customer} /> : empty(t('customerEmpty.line')))}
            {tab === 'communication' &&
              (speaking.length > 0 ? <BriefRows rows={speaking} /> : empty(t('customerEmpty.communication')))}
          </div>
        </Tabs>
      </div>
    </Dialog>
  )
}

export function useTone(tone: string): { label: string; value: string } {
  const { t } = useTranslation(['briefs', 'account'])
  const known = editorialTones.find((one) => one === tone)
  return { label: t('tone'), value: known ? t(`account:voice.tones.${known}`) : tone }
}
