import type { Brief } from '@postelier/contract/orders'
import type { TaskConfigurationView } from '@postelier/contract/task-configurations'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/brief/brief-rows.tsx'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'

const mostWords = 90

/** What is being ordered, as far as it is known: its kind, where it goes, and what it is about. */
export function OrderedDrawing({ kind, brief }: { kind: TaskConfigurationView; brief: Brief }) {
  const { i18n } = useTranslation('orders')
  const words = brief.title || messageOf(brief)
  return (
    <figure className="po-quote-drawn">
      <KindDrawing {...kind} size={72} />
      <figcaption>
        <b>{kind.names[i18n.language === 'en' ? 'en' : 'fr']}</b>
        {words && <span>{words.length > mostWords ? `${words.slice(0, mostWords).trimEnd()}…` : words}</span>}
        {brief.networks.length > 0 && <NetworkMarks networks={brief.networks} />}
      </figcaption>
    </figure>
  )
}
