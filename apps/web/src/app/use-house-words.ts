import { useEffect } from 'react'
import { useApplication } from '#shared/api/application.ts'
import { nameHouse } from '#shared/i18n/setup.ts'

/** What the house is called reaches every sentence as soon as it is known or changed. */
export function useHouseWords(): void {
  const name = useApplication()?.name
  useEffect(() => {
    if (name) nameHouse(name)
  }, [name])
}
