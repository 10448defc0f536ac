/** Speaks to the networks, by HTTP that is given to it: for the server alone. */
export * from './adapter.ts'
export * from './http.ts'
export * from './refusal.ts'
