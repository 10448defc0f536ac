import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isAskingToPublish } from '#shared/lib/asking-to-publish.ts'

interface Asked {
  canValidate: boolean
  canPublish: boolean
  validate: () => Promise<unknown>
  onPublish: () => void
}

/** Whoever pressed “publish” elsewhere has said yes to the post as it was shown: it is approved once, and asked when to go out. */
export function useAskedToPublish({ canValidate, canPublish, validate, onPublish }: Asked): void {
  const isAsked = isAskingToPublish(useSearch({ strict: false }))
  const navigate = useNavigate()
  const isTried = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done decides, once each.
  useEffect(() => {
    if (!isAsked) return
    if (canPublish) {
      // A reload does not ask again.
      void navigate({ to: '.', search: {}, replace: true })
      onPublish()
    } else if (canValidate && !isTried.current) {
      isTried.current = true
      void validate()
    }
  }, [isAsked, canPublish, canValidate])
}
