import type { OutlookCode } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PublicationsProps } from '#features/posts/components/publications/publications-props.ts'
import { useMend } from '#features/posts/components/publications/use-mend.ts'
import { useFaultSentences } from '#features/posts/components/use-fault-sentences.ts'
import { type Mend, mends } from '#features/posts/model/outlook-light.ts'
import { faultsOn } from '#features/posts/model/post-faults.ts'
import { holdQuery, type PublicationView } from '#features/posts/post-queries.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

type Props = PublicationsProps & { one: PublicationView }

/** What would keep a scheduled post from going out: what is wrong, whose turn it is, and the one click that helps. */
export function Outlook({ one, ...props }: Props) {
  if (!one.outlook || one.outlook.length === 0) return null
  return (
    <ul className="po-outlook">
      {one.outlook.map(({ code, fault }) => (
        <Fault key={code} {...{ code, fault, one }} {...props} />
      ))}
    </ul>
  )
}

function Fault({ code, fault, one, ...props }: Props & { code: OutlookCode; fault: string | null }) {
  const { t } = useTranslation('publications')
  const say = useFaultSentences()
  const { at, post } = props
  const hold = useQuery(holdQuery(at.accountId)).data
  const isPlatforms = code === 'stopped' && hold?.own === null && hold.everybody !== null
  const words = t(`outlook.faults.${isPlatforms ? 'stoppedByPlatform' : code}`, {
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
  const mend = mends[code]
  return (
    <li>
      {words} {exact.join(' ')} {mend && !isPlatforms && <MendLink {...{ mend, one }} {...props} />}
    </li>
  )
}

function MendLink({ mend, one, ...props }: Props & { mend: Mend }) {
  const way = useMend(props, one)(mend)
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
