import type { Hooks, Network } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Counters } from '#features/posts/components/counters.tsx'
import { HookTools } from '#features/posts/components/hook-tools.tsx'
import { useFaultSentences } from '#features/posts/components/use-fault-sentences.ts'
import { type FaultOn, isMissing } from '#features/posts/model/post-faults.ts'
import { hookOn, type Shape } from '#features/posts/model/post-on.ts'
import { countOn } from '#features/posts/model/text-count.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'
import '#features/posts/components/composer.css'
import '#features/posts/posts.css'

interface HookPartProps {
  hooks: Hooks
  networks: readonly Network[]
  /** Of them those that get the post. */
  reached: readonly Network[]
  shape: Shape
  /** What stands against the words, on the networks the post is for. */
  faults: readonly FaultOn[]
  /** Read only. */
  readOnly: boolean
  /** Words for each network are wanted: they are written apart from the first moment. */
  startsApart?: boolean
  /** Why it was refused as it stands. */
  error?: string
  onChange: (hooks: Hooks) => void
  /** What stands over and under the words of one network, or of all. */
  around?: (of: Network | 'all', take: (text: string) => void) => { head: ReactNode; below: ReactNode }
}

/** The words over the picture: one for all, or one of its own for a network. */
export function HookPart(props: HookPartProps) {
  const {
    hooks,
    networks,
    reached,
    shape,
    faults,
    readOnly,
    startsApart = false,
    error,
    onChange,
    around,
  } = props
  const { t } = useTranslation('posts')
  const hasOwn = networks.some((network) => (hooks.own[network] ?? '') !== '')
  const [isApart, setApart] = useState(hasOwn || startsApart)
  const [chosen, setChosen] = useState<Network | 'all'>('all')
  const tab = chosen !== 'all' && networks.includes(chosen) ? chosen : 'all'
  /** Those that get these words. */
  const readersOf = (of: Network | 'all') =>
    of === 'all' ? networks.filter((network) => !hasOwnWords(hooks, network)) : [of]
  const faultsOf = (of: Network | 'all') => faults.filter(({ network }) => readersOf(of).includes(network))
  const isFaulty = (of: Network | 'all') => faultsOf(of).some(({ fault }) => !isMissing(fault))
  const field = (of: Network | 'all') => {
    const take = (text: string) => onChange(withWords(hooks, of, text))
    const { head, below } = around?.(of, take) ?? { head: null, below: null }
    return (
      <>
        {head}
        <HookField
          {...{ hooks, of, shape, readOnly, onChange }}
          {...(error ? { error } : {})}
          readers={countedAmong(readersOf(of), reached)}
          faults={faultsOf(of)}
        />
        {below}
      </>
    )
  }
  const isApartNow = isApart && networks.length > 1
  return (
    <section aria-label={t('hook.title')} className="po-hook">
      <SectionHead
        title={t('hook.title')}
        {...(isApart || networks.length < 2 ? {} : { note: t('hook.same') })}
        end={
          !readOnly &&
          networks.length > 1 && (
            <button
              type="button"
              className="po-link"
              onClick={() => {
                setApart(!isApart)
                // The same for all again: what was written apart no longer counts, and says so by going.
                if (isApart) onChange({ common: hooks.common, own: {} })
              }}
            >
              {t(isApart ? 'hook.oneForAll' : 'hook.oneEach')}
            </button>
          )
        }
      />
      {isApartNow ? (
        <Tabs
          label={t('hook.title')}
          value={tab}
          onChange={setChosen}
          items={[
            { value: 'all', label: <TabLabel of="all" isFaulty={isFaulty('all')} /> },
            ...networks.map((value) => ({
              value,
              label: <TabLabel of={value} isFaulty={hasOwnWords(hooks, value) && isFaulty(value)} />,
            })),
          ]}
        >
          {field(tab)}
        </Tabs>
      ) : (
        field('all')
      )}
    </section>
  )
}

/** What gets nothing has no limit to keep, unless nothing gets anything yet. */
const countedAmong = (readers: readonly Network[], reached: readonly Network[]) =>
  reached.length > 0 ? readers.filter((network) => reached.includes(network)) : readers

const withWords = (hooks: Hooks, of: Network | 'all', text: string): Hooks =>
  of === 'all' ? { ...hooks, common: text } : { ...hooks, own: { ...hooks.own, [of]: text } }

const hasOwnWords = ({ own }: Hooks, network: Network) => Boolean(own[network]?.trim())

function TabLabel({ of, isFaulty }: { of: Network | 'all'; isFaulty: boolean }) {
  const { t } = useTranslation('posts')
  return (
    <>
      {of === 'all' ? (
        t('hook.all')
      ) : (
        <>
          <NetworkMark network={of} size={16} decorative /> {networkLabel(of)}
        </>
      )}
      {isFaulty && (
        <span className="po-hook-faulty">
          <Icon of={TriangleAlert} size={14} />
          <span className="po-sr">{t('hook.faulty')}</span>
        </span>
      )}
    </>
  )
}

interface HookFieldProps
  extends Pick<HookPartProps, 'hooks' | 'shape' | 'faults' | 'readOnly' | 'error' | 'onChange'> {
  of: Network | 'all'
  readers: readonly Network[]
}

function HookField({ hooks, of, readers, shape, faults, readOnly, error, onChange }: HookFieldProps) {
  const { t } = useTranslation('posts')
  const say = useFaultSentences()
  const area = useRef<HTMLTextAreaElement>(null)
  const take = (text: string) => onChange(withWords(hooks, of, text))
  const value = of === 'all' ? hooks.common : (hooks.own[of] ?? '')
  const name = of === 'all' ? '' : networkLabel(of)
  // Where it has no words of its own, it is the common ones that count.
  const counted = of === 'all' ? value : hookOn(hooks, of)
  const counts = readers.map((network) => countOn(network, counted, shape))
  const sentences = [...(error ? [error] : []), ...say(faults.filter(({ fault }) => !isMissing(fault)))]
  const missing = say(faults.filter(({ fault }) => isMissing(fault))).join(' ')
  const help = of === 'all' ? missing : t('hook.ownHelp', { network: name })
  return (
    <TextArea
      isLabelHeard
      label={of === 'all' ? t('hook.words') : t('hook.wordsFor', { network: name })}
      {...(help ? { help } : {})}
      {...(sentences.length > 0 ? { error: <Sentences of={sentences} /> } : {})}
      ref={area}
      foot={
        !readOnly && (
          <>
            <HookTools field={area} value={value} onChange={take} />
            {counts.length > 0 ? (
              <Counters counts={counts} />
            ) : (
              <span className="po-mute po-num">{t('hook.characters', { count: [...value].length })}</span>
            )}
          </>
        )
      }
      placeholder={of === 'all' ? t('hook.placeholder') : hooks.common}
      rows={6}
      readOnly={readOnly}
      value={value}
      onChange={({ target }) => take(target.value)}
    />
  )
}

const Sentences = ({ of }: { of: readonly string[] }) =>
  of.map((sentence) => (
    <span key={sentence} className="po-sentence">
      {sentence}
    </span>
  ))
