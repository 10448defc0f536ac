import type { AccountView } from '@postelier/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContrastLines } from '#features/account/components/contrast-lines.tsx'
import { ProposedColours } from '#features/account/components/proposed-colours.tsx'
import { ColorField, isColor } from '#shared/ui/color-field.tsx'
import { closeToast, toast } from '#shared/ui/toast-store.ts'
import '#features/account/components/brand-kit.css'

export const colorIndexes = ['primary', 'secondary', 'tertiary'] as const
export interface BrandColor {
  index: (typeof colorIndexes)[number]
  hex: string
}

const takenToast = 'colour-taken'

interface ColourFieldsProps {
  account: AccountView
  /** Only whole colours: what is half typed waits. */
  onChange: (colors: BrandColor[]) => void
}

/**
 * The three brand colours, chosen or typed, with colours proposed from the logo. Saved by whoever renders it, through
 * `onChange`.
 */
export function ColourFields({ account, onChange }: ColourFieldsProps) {
  const { t } = useTranslation(['account', 'common'])
  const [typed, setTyped] = useState(() =>
    colorIndexes.map((index) => account.society.colors.find((one) => one.index === index)?.hex ?? ''),
  )
  /** For the undo, which may come when more was typed. */
  const latest = useRef(typed)
  useEffect(() => () => closeToast(takenToast), [])
  const show = (next: string[]) => {
    latest.current = next
    setTyped(next)
    if (next.some((one) => one !== '' && !isColor(one))) return
    onChange(
      colorIndexes.flatMap((index, place) => {
        const color = next[place]
        return color ? [{ index, hex: color }] : []
      }),
    )
  }
  const change = (at: number, hex: string) =>
    show(latest.current.map((one, index) => (index === at ? hex : one)))
  const take = (at: number, hex: string) => {
    const before = typed[at] ?? ''
    change(at, hex)
    const name = t(`account:look.colorNames.${colorIndexes[at] ?? 'primary'}`)
    const undo = { label: t('common:actions.undo'), run: () => change(at, before) }
    toast({ message: t('account:look.colorTaken', { name, hex }), action: undo }, takenToast)
  }
  /** An empty place first; where there is none, the place it has among the proposals. */
  const takeProposed = (hex: string, place: number) => {
    const free = typed.indexOf('')
    take(free < 0 ? place : free, hex)
  }
  return (
    <>
      <div className="po-colours">
        {colorIndexes.map((index, at) => (
          <ColorField
            key={index}
            label={t(`account:look.colorNames.${index}`)}
            value={typed[at] ?? ''}
            onChange={(hex) => change(at, hex)}
          />
        ))}
      </div>
      <ContrastLines colors={typed} onTake={take} />
      <ProposedColours account={account} taken={typed} onTake={takeProposed} />
    </>
  )
}
