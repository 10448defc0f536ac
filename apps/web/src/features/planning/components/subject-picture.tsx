// What stands before a subject in a list: the business's own picture of it, or the drawing of what kind of thing it is.
import type { Fact, SubjectView } from '@postelier/contract'
import {
  Award,
  CalendarDays,
  Clock,
  HeartHandshake,
  Lightbulb,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Newspaper,
  Store,
  Tag,
  UserRound,
} from 'lucide-react'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/planning/components/subject-picture.css'

const drawings: Readonly<Record<Fact['kind'], LucideIcon>> = {
  business: Store,
  product: Tag,
  service: HeartHandshake,
  method: HeartHandshake,
  place: MapPin,
  hours: Clock,
  event: CalendarDays,
  news: Newspaper,
  offer: Tag,
  question: MessageCircleQuestion,
  person: UserRound,
  history: Store,
  award: Award,
  advice: Lightbulb,
  contact: MapPin,
}

export function SubjectPicture({ subject: { thumb, facts } }: { subject: SubjectView }) {
  const [fact] = facts
  return (
    <div className="po-subject-picture" aria-hidden="true">
      {thumb ? (
        <img src={thumb} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon of={fact ? drawings[fact.kind] : Lightbulb} size={22} />
      )}
    </div>
  )
}
