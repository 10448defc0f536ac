const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Enough to know one's own device again; the order matters, since browsers claim to be each other. */
export function describeDevice(userAgent: string): { browser: string; system: string } {
  const find = (table: readonly [RegExp, string][]) => table.find(([form]) => form.test(userAgent))?.[1] ?? ''
  return { browser: find(browsers), system: find(systems) }
}
