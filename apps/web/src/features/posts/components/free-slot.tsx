import { CalendarSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { freeSlotsQuery, type Slot } from '#features/posts/calendar/slot-queries.ts'
import { useSlotWords } from '#features/posts/calendar/use-slot-words.ts'
import { localTimeOf, type Wanted } from '#features/posts/model/moment.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { Button } from '#shared/ui/button.tsx'

interface FreeSlotProps {
  accountId: number
  taskPublicId: string
  zone: string
  wanted: Wanted
  /** What is said of the date otherwise. */
  children?: ReactNode
  onChange: (wanted: Wanted) => void
}

type Found = Slot | 'none' | 'failed' | 'finding' | null

const wantedAt = (localTime: string): Wanted => ({
  day: localTime.slice(0, 10),
  minute: Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16)),
})

/** Takes the next free hour of a post into the fields beside it, and says why it is that one. */
export function FreeSlot({ accountId, taskPublicId, zone, wanted, children, onChange }: FreeSlotProps) {
  const { t } = useTranslation('calendar')
  const wordsOf = useSlotWords(zone)
  const [found, setFound] = useState<Found>(null)
  const find = async () => {
    setFound('finding')
    try {
      const { slots } = await queryClient.fetchQuery(freeSlotsQuery(accountId, [taskPublicId]))
      const slot = slots[0]?.slot ?? null
      setFound(slot ?? 'none')
      if (slot) onChange(wantedAt(slot.localTime))
    } catch {
      setFound('failed')
    }
  }
  // Another date chosen since is not the one that this speaks of.
  const isTaken = found !== null && typeof found === 'object' && found.localTime === localTimeOf(wanted)
  const said = isTaken ? wordsOf(found) : null
  return (
    <div className="po-free-slot">
      <Button icon={CalendarSearch} busy={found === 'finding'} onClick={() => void find()}>
        {t('slot.find')}
      </Button>
      <p role="status" className="po-mute">
        {found === 'none' || found === 'failed'
          ? t(`slot.${found}`)
          : found === 'finding'
            ? t('slot.finding')
            : said && `${said.hour} ${said.rhythm}`}
      </p>
      {!said && children}
    </div>
  )
}
