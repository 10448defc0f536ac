import type { Network } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutOff } from '#features/posts/model/cut-off.ts'

interface CaptionProps {
  network: Network
  /** Before the words, where the network puts the name there. */
  name?: string | undefined
  text: string
  /** All of it, also where the network cuts it. */
  isWhole?: boolean
}

/** The words as the network shows them among others: cut where it cuts them. */
export function Caption({ network, name, text, isWhole = false }: CaptionProps) {
  const { t } = useTranslation('postPage')
  const [opened, setOpened] = useState<string | null>(null)
  const { shown, isCut } = cutOff(text, network)
  const isOpen = isWhole || opened === text
  if (text.trim() === '') return <p className="po-onnet-words po-onnet-none">{t('preview.noWords')}</p>
  return (
    <p className="po-onnet-words">
      {name && <b>{name} </b>}
      <Marked text={isOpen ? text : shown} />
      {isCut && !isOpen && (
        <button type="button" onClick={() => setOpened(text)}>
          … {t(`preview.more.${network}`)}
        </button>
      )}
    </p>
  )
}

const links = /(https?:\/\/[^\s]+|[#@][\p{L}\p{N}_.]+)/u

/** Links, hashtags and names in the network's colour. */
const Marked = ({ text }: { text: string }) =>
  text.split(links).map((part, nth) =>
    nth % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move.
      <span key={nth} className="po-onnet-word">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** A link without a picture beside it stands as a card. */
export function LinkCard({ text }: { text: string }) {
  const address = /https?:\/\/[^\s]+/.exec(text)?.[0]
  const host = address && URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null
  if (!host) return null
  return (
    <div className="po-onnet-card">
      <small>{host}</small>
      <b>{address}</b>
    </div>
  )
}
