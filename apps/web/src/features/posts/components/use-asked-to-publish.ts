import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isAskingToPublish } from '#shared/lib/asking-to-publish.ts'

/** Whoever pressed “publish” elsewhere is asked when it goes out; the answer says yes to the post as it is shown. */
export function useAskedToPublish(canPublish: boolean, onPublish: () => void): void {
  const isAsked = isAskingToPublish(useSearch({ strict: false }))
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done decides, once.
  useEffect(() => {
    if (!isAsked || !canPublish) return
    // A reload does not ask again.
    void navigate({ to: '.', search: {}, replace: true })
    onPublish()
  }, [isAsked, canPublish])
}
