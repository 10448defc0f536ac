import { ChevronDown, ExternalLink, MessageSquareQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TruthView } from '#features/posts/truth/truth-queries.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { networkLabel } from '#shared/ui/network-mark.tsx'
import '#features/posts/components/truth/truth.css'

type Text = TruthView['texts'][number]
type Sentence = Text['sentences'][number]
type Fact = Sentence['facts'][number]

/** Sentence by sentence, what the words rest on: a page, a feed, or whoever wrote them. */
export function RestsOn({ truth }: { truth: TruthView }) {
  const { t } = useTranslation('truth')
  const texts = together(truth.texts)
  const isCarousel = texts.some(({ page }) => page !== null && page > 1)
  const sources = new Set(
    texts.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts.map(({ id }) => id))),
  )
  if (texts.length === 0) return null
  const { draftedBy } = truth
  return (
    <details className="po-rests">
      <summary>
        <Icon of={MessageSquareQuote} size={16} />
        <b>{t('rests.title')}</b>
        <span className="po-mute">
          {sources.size > 0
            ? t('rests.note', { count: sources.size })
            : t(texts.every(isOwn) ? 'rests.none' : 'rests.noneSay')}
        </span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <div className="po-rests-body">
        {draftedBy && (
          <p className="po-mute">
            {draftedBy !== 'built-in'
              ? t(isBorneOut(truth) ? 'rests.byEngine' : 'rests.byEngineBeyond', { engine: draftedBy })
              : t(truth.wordsMissing ? `rests.wordsMissing.${truth.wordsMissing}` : 'rests.builtIn')}
          </p>
        )}
        {truth.isPictureGenerated && <p className="po-mute">{t('rests.generated')}</p>}
        {truth.pictureMissing && (
          <p className="po-mute">{t(`rests.pictureMissing.${truth.pictureMissing}`)}</p>
        )}
        {truth.known === 0 && <p className="po-mute">{t('rests.unknown')}</p>}
        {texts.map((text) => (
          <OfText
            key={`${text.place} ${text.page} ${text.sentences[0]?.text}`}
            text={text}
            isAlone={texts.length === 1}
            isCarousel={isCarousel}
          />
        ))}
      </div>
    </details>
  )
}

/** Checked is only what was found: every sentence rests on a source that is there, or states nothing, and none is marked. */
const isBorneOut = ({ known, texts }: TruthView): boolean =>
  known > 0 &&
  texts.every(
    ({ marks, sentences }) =>
      marks.length === 0 &&
      sentences.every(
        ({ by, facts }) => by === 'nothing' || (by === 'facts' && facts.some(({ isDropped }) => !isDropped)),
      ),
  )

const isOwn = ({ sentences }: Text): boolean => sentences.every(({ by }) => by === 'you' || by === 'nothing')

/** The words of one page are read together. */
function together(texts: readonly Text[]): Text[] {
  const found = new Map<string, Text>()
  for (const text of texts) {
    const key = `${text.place} ${text.page}`
    const known = found.get(key)
    found.set(key, known ? { ...known, sentences: [...known.sentences, ...text.sentences] } : text)
  }
  return [...found.values()].filter(({ sentences }) => sentences.length > 0)
}

interface OfTextProps {
  text: Text
  isAlone: boolean
  isCarousel: boolean
}

function OfText({ text: { place, page, sentences }, isAlone, isCarousel }: OfTextProps) {
  const { t } = useTranslation('truth')
  const name =
    place === 'picture'
      ? t(isCarousel ? 'rests.picture' : 'rests.pictureOne', { page })
      : place === 'common' || place === 'firstComment'
        ? t(`rests.${place}`)
        : networkLabel(place)
  return (
    <section aria-label={name}>
      {!isAlone && <h3>{name}</h3>}
      <ul>
        {sentences.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand twice, and none moves.
          <li key={`${at} ${sentence.text}`}>
            <q>{sentence.text}</q>
            <Behind sentence={sentence} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Behind({ sentence: { by, facts } }: { sentence: Sentence }) {
  const { t } = useTranslation('truth')
  if (by === 'engine' || by === 'gone')
    return <span className="po-rests-dropped">{t(by === 'engine' ? 'rests.engine' : 'rests.gone')}</span>
  if (by !== 'facts')
    return <span className="po-mute">{t(by === 'you' ? 'rests.you' : 'rests.nothing')}</span>
  return facts.map((fact) => <Source key={fact.id} fact={fact} />)
}

function Source({ fact: { about, source, isDropped } }: { fact: Fact }) {
  const { t } = useTranslation('truth')
  const name = (title: string) => title || about
  if (isDropped) return <span className="po-rests-dropped">{t('rests.dropped')}</span>
  if (source.by === 'person') return <span className="po-mute">{t('rests.said')}</span>
  if (source.by === 'calendar')
    return <span className="po-mute">{t('rests.calendar', { title: name(source.title) })}</span>
  return (
    <a href={source.url} target="_blank" rel="noreferrer noopener" className="po-rests-source">
      {t(source.by === 'page' ? 'rests.onPage' : 'rests.inFeed', { title: name(source.title) })}
      <Icon of={ExternalLink} size={12} />
    </a>
  )
}
