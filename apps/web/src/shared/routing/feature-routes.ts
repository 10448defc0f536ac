/** Routes by their features, by type: each adds its own in its `routes.ts` (declaration merging), where `app/` finds them. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature adds a member
export interface FeatureRoutes {}
