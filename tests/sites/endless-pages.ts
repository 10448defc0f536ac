// Pages that cost whoever takes them apart: too large to be kept as files.

const page = (body: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Tarifs</title></head><body><main><h1>Tarifs</h1><p>Le plateau de fromages pour six personnes est prêt en une heure.</p>${body}</main></body></html>`

/** 200,000 elements side by side. */
export const manyNodesPage = (): string => page('<b>x</b> '.repeat(200_000))

/** 60,000 elements inside each other: whoever walks down by calling itself falls. */
export const deepPage = (): string => page(`${'<div>'.repeat(60_000)}au fond${'</div>'.repeat(60_000)}`)
