import { homeSteps } from '#app/home-steps.ts'
import { homeTiles } from '#app/home-tiles.ts'
import { HomePage } from '#features/home/page.tsx'

export function HomeRoute() {
  return <HomePage tiles={homeTiles} steps={homeSteps} />
}
