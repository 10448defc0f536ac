import type { Network } from '@postelier/contract'
import { Ellipsis, Globe, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Icon } from '#shared/ui/icon.tsx'

/** Who posts, as the network names them. */
export interface Author {
  readonly name: string
  /** Without the sign before it; empty where a page has none. */
  readonly handle: string
  /** A person's own profile, and no business's page. */
  readonly isPerson: boolean
  readonly followers: number | null
  readonly logoUrl: string | undefined
  /** The one the business is known by. */
  readonly color: string | null
}

/** Networks that name an account, and not a page. */
const byHandle: ReadonlySet<Network> = new Set(['instagram', 'tiktok'])

/** What stands in place of a name before the words. */
export const nameOn = (network: Network, { name, handle }: Author): string =>
  byHandle.has(network) && handle !== '' ? handle : name

export function AuthorAvatar({ of, network, size }: { of: Author; network: Network; size: number }) {
  const { isPerson, logoUrl, color, name } = of
  return isPerson && network === 'linkedin' ? (
    <Avatar name={name} of="person" size={size} />
  ) : (
    <Avatar name={name} src={logoUrl} of="society" color={color} size={size} />
  )
}

interface HeadProps {
  of: Author
  network: Network
  when: string
}

const sizes: Readonly<Record<Network, number>> = {
  facebook: 40,
  instagram: 32,
  linkedin: 48,
  tiktok: 40,
  x: 40,
  bluesky: 42,
}

/** Over a post: who, and what each network says beside the name. */
export function FrameHead({ of, network, when }: HeadProps) {
  return (
    <header>
      <AuthorAvatar {...{ of, network }} size={sizes[network]} />
      <span className="po-onnet-who">
        <b>{nameOn(network, of)}</b>
        <Below {...{ of, network, when }} />
      </span>
      {network === 'linkedin' && !of.isPerson && <Follow />}
      <Icon of={Ellipsis} size={20} />
      {(network === 'facebook' || network === 'linkedin') && <Icon of={X} size={20} />}
    </header>
  )
}

function Follow() {
  const { t } = useTranslation('postPage')
  return <span className="po-onnet-follow">{t('preview.follow')}</span>
}

function Below({ of, network, when }: HeadProps) {
  const { t } = useTranslation('postPage')
  const { number } = useFormats()
  if (network === 'instagram') return null
  if (network === 'linkedin')
    return (
      <>
        {!of.isPerson && of.followers !== null && (
          <small>{t('preview.followers', { count: of.followers, formatted: number(of.followers) })}</small>
        )}
        <small>
          {when} · <Icon of={Globe} size={12} />
        </small>
      </>
    )
  return (
    <small>
      {when}
      {network === 'facebook' && (
        <>
          {' · '}
          <Icon of={Globe} size={12} />
        </>
      )}
    </small>
  )
}

/** Beside the picture of the account, in one line: the name, the account, and when. */
export function FrameLine({ of, when, shortWhen = when }: HeadProps & { shortWhen?: string | undefined }) {
  return (
    <p className="po-onnet-line">
      <b>{of.name}</b>
      {of.handle !== '' && <span className="po-onnet-handle">@{of.handle}</span>}
      <span className="po-onnet-line-when" title={when}>
        · {shortWhen}
      </span>
    </p>
  )
}
