import { HomeDates } from '#features/occasions/home-dates.tsx'
import { HomeSubjects } from '#features/planning/home-subjects.tsx'
import { useAbility } from '#shared/api/current-user.ts'

/** What posts can come of: ideas that wait for a yes, and the next key dates. */
export function HomeAhead() {
  const mayPlan = useAbility('planning:consult')
  return (
    <>
      <HomeSubjects />
      {mayPlan && <HomeDates />}
    </>
  )
}
