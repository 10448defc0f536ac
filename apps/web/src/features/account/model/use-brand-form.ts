import type { AccountView } from '@postelier/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountCalls } from '#features/account/api/account.ts'
import { type BrandValues, brandBody, brandOf } from '#features/account/model/values.ts'
import { isApiError } from '#shared/api/api-error.ts'
import type { BodyOf } from '#shared/api/call.ts'
import { keptAs } from '#shared/form/kept-as.ts'
import { type ServerForm, useServerForm } from '#shared/form/use-server-form.ts'
import { toast } from '#shared/ui/toast-store.ts'

export interface BrandForm extends ServerForm<BrandValues> {
  /** What the other person's version says, after a refused save. */
  serverCopy: BrandValues | null
  keepMine: () => void
  takeServerCopy: () => void
}

interface Options {
  quiet?: boolean
  /** What the same press saves besides. */
  also?: () => Omit<BodyOf<'POST /api/users/{id}/account/parts'>, 'brand'>
  onSaved?: () => Promise<void>
}

/** Voice and look are one thing with one version: whoever saves second is shown what changed, and decides. */
export function useBrandForm(account: AccountView, options: Options = {}): BrandForm {
  const { t } = useTranslation('account')
  const calls = useAccountCalls(account.id)
  const version = useRef(account.brand.version)
  const saved = useRef(brandOf(account))
  const [serverCopy, setServerCopy] = useState<BrandValues | null>(null)

  const applySaved = (user: AccountView) => {
    version.current = user.brand.version
    saved.current = brandOf(user)
  }
  const write = async (values: BrandValues) => {
    const brand = brandBody(values, saved.current, version.current)
    const parts = { ...options.also?.(), ...(brand ? { brand } : {}) }
    if (Object.keys(parts).length > 0) applySaved(await calls.save(parts))
  }
  const server = useServerForm<BrandValues>({ initialValues: brandOf(account) }, async (values) => {
    try {
      await write(values)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error
      const fresh = await calls.fresh()
      applySaved(fresh)
      setServerCopy(brandOf(fresh))
      return
    }
    setServerCopy(null)
    keptAs(server.form, values)
    if (!options.quiet) toast({ message: t('saved') })
    await options.onSaved?.()
  })

  // Somebody else's change comes in by itself as long as nothing is typed here.
  const follow = useEffectEvent(() => {
    if (account.brand.version === version.current || server.form.isDirty()) return
    applySaved(account)
    server.form.setValues(brandOf(account))
    keptAs(server.form, brandOf(account))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the sign of a change.
  useEffect(() => follow(), [account.brand.version])

  return {
    ...server,
    serverCopy,
    keepMine: () => {
      setServerCopy(null)
      server.submit()
    },
    takeServerCopy: () => {
      if (!serverCopy) return
      server.form.setValues(serverCopy)
      keptAs(server.form, serverCopy)
      setServerCopy(null)
    },
  }
}
