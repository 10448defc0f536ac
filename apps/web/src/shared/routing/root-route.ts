import { createRootRoute } from '@tanstack/react-router'

/** Everything the application has; what it shows around its screens is put in by `app/`. */
export const root = createRootRoute()
