import type { ReadinessCode } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { useFix, usePressing } from '#features/posts/components/publications/use-fix.ts'
import { useFaultSentences } from '#features/posts/components/use-fault-sentences.ts'
import { faultsOn } from '#features/posts/model/post-faults.ts'
import { type Fix, fixes } from '#features/posts/model/readiness-light.ts'
import { holdQuery, type PublicationView } from '#features/posts/post-queries.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

type Props = PublicationsProps & { one: PublicationView }

/** What would keep a scheduled post from going out: what is wrong, whose turn it is, and the one click that helps. */
export function Readiness({ one, ...props }: Props) {
  if (!one.readiness || one.readiness.length === 0) return null
  return (
    <ul className="po-readiness">
      {one.readiness.map(({ code, fault }) => (
        <Fault key={code} {...{ code, fault, one }} {...props} />
      ))}
    </ul>
  )
}

function Fault({ code, fault, one, ...props }: Props & { code: ReadinessCode; fault: string | null }) {
  const { t } = useTranslation('publications')
  const say = useFaultSentences()
  const { at, post } = props
  const hold = useQuery(holdQuery(at.accountId)).data
  const isPlatforms = code === 'stopped' && hold?.own === null && hold.everybody !== null
  const words = t(`readiness.faults.${isPlatforms ? 'stoppedByPlatform' : code}`, {
    network: networkLabel(one.network),
    page: one.page,
  })
  const exact =
    fault === null
      ? []
      : say(
          faultsOn(one.network, post, post)
            .filter((found) => found.fault.code === fault)
            .slice(0, 1),
        )
  const fix = fixes[code]
  // The bar at the foot has the press against what is to be mended first.
  const pressing = usePressing(at, post)
  const isInBar = pressing?.one.id === one.id && pressing.code === code
  return (
    <li>
      {words} {exact.join(' ')} {fix && !isPlatforms && !isInBar && <FixLink {...{ fix, one }} {...props} />}
    </li>
  )
}

function FixLink({ fix, one, ...props }: Props & { fix: Fix }) {
  const way = useFix(props, one)(fix)
  if (!way) return null
  if ('link' in way)
    return (
      <Link {...linkTo(way.link)} className="po-link">
        {way.words}
      </Link>
    )
  return (
    <button type="button" className="po-link" disabled={way.busy} onClick={way.run}>
      {way.words}
    </button>
  )
}
