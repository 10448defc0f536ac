import type { AccountView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Pipette } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proposedColorsQuery } from '#features/account/api/account.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/account/components/proposed-colours.css'

interface ProposedColoursProps {
  account: AccountView
  taken: readonly string[]
  onTake: (hex: string, place: number) => void
}

/** What the logo is made of: by itself after a new logo, on asking for one that was there. Nothing is taken unasked. */
export function ProposedColours({ account, taken, onTake }: ProposedColoursProps) {
  const { t } = useTranslation('account')
  const logo = account.society.logo?.id ?? null
  const [first] = useState(logo)
  const [asked, setAsked] = useState(false)
  const wanted = logo !== null && (asked || logo !== first)
  const proposed = useQuery({ ...proposedColorsQuery(account.id, logo ?? ''), enabled: wanted })
  if (logo === null) return null
  if (!wanted)
    return (
      <div className="po-proposed-ask">
        <Button size="sm" icon={Pipette} onClick={() => setAsked(true)}>
          {t('look.proposed.ask')}
        </Button>
      </div>
    )
  return (
    <AsyncState of={proposed} loading={<LineSkeleton lines={1} />}>
      {(colors) =>
        colors.length === 0 ? (
          <p className="po-field-note">{t('look.proposed.none')}</p>
        ) : (
          <fieldset className="po-proposed">
            <legend>{t('look.proposed.title')}</legend>
            {colors.map((hex, place) => {
              const isTaken = taken.includes(hex)
              return (
                <button
                  key={hex}
                  type="button"
                  aria-pressed={isTaken}
                  aria-label={t('look.proposed.take', { hex })}
                  onClick={() => !isTaken && onTake(hex, place)}
                >
                  <i style={{ background: hex }} />
                  <span>{hex}</span>
                  {isTaken && <Icon of={Check} size={14} />}
                </button>
              )
            })}
          </fieldset>
        )
      }
    </AsyncState>
  )
}
