import type { AccountView, ReadingView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { You } from '#features/planning/start/agree-body.ts'
import { FoundMark } from '#features/planning/start/found-mark.tsx'
import { SeenColors } from '#features/planning/start/seen-colors.tsx'
import { foundPictureQuery } from '#features/planning/start/start-queries.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { useLogoGround } from '#shared/ui/use-logo-ground.ts'

interface YouLookProps {
  account: AccountView
  you: You
  read: ReadingView | null
  takesLogo: boolean
  onChange: (some: Partial<You>) => void
  onLogo: (takes: boolean) => void
}

/** How the business looks: the colours and the logo of its site, unless it has its own. */
export function YouLook({ account, you, read, takesLogo, onChange, onLogo }: YouLookProps) {
  const logo = read?.profile?.logo
  const colors = read?.profile?.colors ?? []
  if (!read || (colors.length === 0 && !logo)) return null
  return (
    <div className="po-start-look">
      <SeenColors
        seen={colors}
        site={read.url}
        chosen={you.colors}
        hasOwn={account.society.colors.length > 0}
        onChange={(next) => onChange({ colors: next })}
      />
      {logo && !account.society.logo && (
        <SeenLogo accountId={account.id} logo={logo} takes={takesLogo} onLogo={onLogo} />
      )}
    </div>
  )
}

interface SeenLogoProps {
  accountId: number
  logo: { value: string; url: string; title: string }
  takes: boolean
  onLogo: (takes: boolean) => void
}

/** On a plate it is seen on; whoever leaves it ticked says that it is theirs. */
function SeenLogo({ accountId, logo, takes, onLogo }: SeenLogoProps) {
  const { t } = useTranslation('start')
  const { data: picture, isPending } = useQuery(foundPictureQuery(accountId, logo.value))
  const ground = useLogoGround(picture)
  if (!isPending && !picture) return null
  return (
    <fieldset className="po-start-logo">
      <legend>
        {t('look.logo')} <FoundMark page={logo} />
      </legend>
      <span className="po-start-plate" style={ground === null ? undefined : { background: ground }}>
        {picture && <img src={picture} alt={t('look.logo')} />}
      </span>
      <Checkbox
        checked={takes}
        onChange={(event) => onLogo(event.target.checked)}
        label={t('look.logoTake')}
      />
    </fieldset>
  )
}
