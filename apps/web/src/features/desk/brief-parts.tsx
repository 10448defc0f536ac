import { editorialTones } from '@postelier/contract'
import type { WorkView } from '@postelier/contract/desk'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActions } from '#shared/actions/registry.ts'
import { singleKeys } from '#shared/actions/shortcuts.ts'
import { BriefFiles } from '#shared/brief/brief-files.tsx'
import { BriefRows, messageOf, useBriefParts, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

const allParts = ['infos', 'graphic', 'hook', 'history'] as const
type Part = (typeof allParts)[number]

/** All that is known of a task before it is made: what is wanted, by whom, and what happened so far. */
export function BriefParts({ work }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const [part, setPart] = useState<Part>('infos')
  // Words alone have no picture, a picture alone no words.
  const parts = allParts.filter((one) =>
    one === 'graphic' ? work.kind !== 'hook' : one !== 'hook' || work.kind !== 'visual',
  )
  const hasKeys = useValue(singleKeys)
  const rowsOf = useBriefRows()
  const { infos, graphic } = rowsOf(work.brief, work.format, work.kind !== 'hook')
  const tone = useTone(work.customer.tone)
  // Where the brief does not say it, the business's own.
  const toneOfBrand =
    work.brief.tone === null && tone.value !== ''
      ? [{ key: 'brandTone', label: tone.label, value: t('toneOfAccount', { tone: tone.value }) }]
      : []
  useActions(
    parts.map((value, index) => ({
      id: `desk:part:${value}`,
      label: t(`parts.${value}`),
      shortcut: String(index + 1),
      run: () => setPart(value),
    })),
  )
  return (
    <Tabs
      label={work.title}
      value={part}
      onChange={setPart}
      items={parts.map((value, index) => ({
        value,
        label: (
          <>
            {t(`parts.${value}`)}
            {hasKeys && (
              <span className="po-desk-tab-key" aria-hidden="true">
                <Kbd keys={String(index + 1)} />
              </span>
            )}
          </>
        ),
      }))}
    >
      <div className="po-desk-part-body">
        {part === 'infos' && (
          <>
            <Remarks work={work} />
            <Message work={work} />
            <BriefRows rows={[...infos, ...toneOfBrand]} />
            <Files work={work} />
            <Liked work={work} />
            <Customer work={work} />
          </>
        )}
        {part === 'graphic' && (
          <>
            <BriefRows rows={graphic} />
            <Files work={work} />
            <Look work={work} />
          </>
        )}
        {part === 'hook' && <HookBrief work={work} />}
        {part === 'history' && <History work={work} />}
      </div>
    </Tabs>
  )
}

function Message({ work }: { work: WorkView }) {
  const { dateTime } = useFormats()
  const words = messageOf(work.brief)
  if (!words) return null
  return (
    <blockquote className="po-brief-words">
      {words}
      <footer>
        {work.business}, {dateTime(work.orderedAt)}
      </footer>
    </blockquote>
  )
}

function Files({ work: { files } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  if (files.length === 0) return null
  return (
    <section aria-label={t('files')}>
      <SectionHead title={t('files')} />
      <BriefFiles files={files} />
    </section>
  )
}

function Remarks({ work }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const { t: tb } = useTranslation('briefs')
  const partsOf = useBriefParts()
  if (work.remarks.length === 0 && work.changed.length === 0) return null
  return (
    <section className="po-desk-remarks" aria-label={t('remarks')}>
      <SectionHead title={t('remarks')} />
      {work.changed.length > 0 && <p>{tb('changed', { parts: partsOf(work.changed) })}</p>}
      <ul>
        {work.remarks.map(({ about, message, pin }) => (
          <li key={`${about}${message}`}>
            <small>
              {t(`remarkAbout.${about}`)}
              {pin && `, ${t('onPage', { page: pin.page + 1 })}`}
            </small>
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Customer({ work: { customer } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t('customer')}>
      <SectionHead
        title={t('customer')}
        note={customer.sector}
        end={
          customer.summary && (
            <button type="button" className="po-link" onClick={() => setOpen(true)}>
              {t('customerDetails')}
            </button>
          )
        }
      />
      <Colors customer={customer} />
      {isOpen && <CustomerDetails customer={customer} onClose={() => setOpen(false)} />}
    </section>
  )
}

type CustomerView = WorkView['customer']

/** What was well received before says more than a brief. */
function Liked({ work: { customer } }: { work: WorkView }) {
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
      <span className="po-desk-colors" aria-hidden="true">
        {colors.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
      <figcaption>
        {t('charter')} <span className="po-sr">{colors.join(', ')}</span>
      </figcaption>
    </figure>
  )
}

function Look({ work: { customer } }: { work: WorkView }) {
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

function CustomerDetails({ customer, onClose }: { customer: CustomerView; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [tab, setTab] = useState<(typeof customerTabs)[number]>('essential')
  const tone = useTone(customer.tone)
  const formality = customer.formality === 'familiarity' ? 'familiarity' : 'formality'
  const emoticons =
    customer.emoticons === 'without' || customer.emoticons === 'emotional'
      ? customer.emoticons
      : 'institutional'
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
                <p className="po-desk-summary">{customer.summary}</p>
                <BriefRows
                  rows={[
                    { key: 'sector', label: t('activity'), value: customer.sector },
                    { key: 'language', label: t('language'), value: customer.language.toUpperCase() },
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
            {tab === 'line' && <Colors customer={customer} />}
            {tab === 'communication' && (
              <BriefRows
                rows={[
                  { key: 'tone', label: tone.label, value: tone.value },
                  { key: 'speaks', label: t('speaks'), value: t(`formalities.${formality}`) },
                  { key: 'emoji', label: '', value: t(`emoticons.${emoticons}`) },
                ]}
              />
            )}
          </div>
        </Tabs>
      </div>
    </Dialog>
  )
}

function useTone(tone: string): { label: string; value: string } {
  const { t } = useTranslation(['briefs', 'account'])
  const known = editorialTones.find((one) => one === tone)
  return { label: t('tone'), value: known ? t(`account:voice.tones.${known}`) : tone }
}

function HookBrief({ work }: { work: WorkView }) {
  const { t } = useTranslation('briefs')
  const rowsOf = useBriefRows()
  const { infos } = rowsOf(work.brief, work.format, work.kind !== 'hook')
  const tone = useTone(work.customer.tone)
  const rows = infos.filter(({ key }) =>
    ['networks', 'tone', 'keywords', 'objectives', 'target'].includes(key),
  )
  return (
    <>
      <Message work={work} />
      <BriefRows
        rows={[
          ...rows,
          ...(work.brief.tone === null ? [{ key: 'brandTone', label: t('tone'), value: tone.value }] : []),
        ]}
      />
    </>
  )
}

function History({ work }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const { dateTime } = useFormats()
  return (
    <ol className="po-desk-history">
      {work.history.map(({ at, by, transition, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two can happen in one instant, and the order stays
        <li key={`${at}${index}`}>
          <time dateTime={at}>{dateTime(at)}</time>
          <span>
            <b>{t(`transitions.${transitionOf(transition)}`)}</b>
            {by && ` ${t('by', { name: by })}`}
            {reason && <q>{reasonWords(reason)}</q>}
          </span>
        </li>
      ))}
    </ol>
  )

  /** Reasons of the list are kept by their name, others as they were written. */
  function reasonWords(reason: string): string {
    const known = pauseNames.find((name) => name === reason)
    return known ? t(`reasons.${known}`) : reason
  }
}

const pauseNames = [
  'awaitsPhoto',
  'unclearBrief',
  'urgentTask',
  'lunch',
  'technical',
  'otherTask',
  'noSign',
  'endOfDay',
  'transferred',
] as const

const transitionNames = [
  'save',
  'order',
  'attach',
  'film',
  'start',
  'pause',
  'goOn',
  'deliver',
  'accept',
  'decline',
  'correct',
  'complain',
  'answerByReturn',
  'answerByKeeping',
  'answerByKeepingPart',
  'answerByCancelling',
  'cancel',
  'schedule',
  'unschedule',
  'publish',
  'confirm',
  'validateVisual',
] as const
const transitionOf = (name: string) => transitionNames.find((one) => one === name) ?? 'other'
