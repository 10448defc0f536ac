export type FileFault = 'tooLarge' | 'wrongKind'

interface Limits {
  accept?: string | undefined
  maxBytes?: number | undefined
}

/** What a browser can see of a file before it is sent; the server looks into it again. */
export function faultOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: Limits,
): FileFault | undefined {
  if (!accepts(file, accept)) return 'wrongKind'
  return maxBytes !== undefined && file.size > maxBytes ? 'tooLarge' : undefined
}

const patternsOf = (accept: string | undefined) =>
  (accept ?? '').split(',').flatMap((one) => one.trim() || [])

function accepts(file: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const patterns = patternsOf(accept)
  if (patterns.length === 0) return true
  return patterns.some((wanted) => {
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted.toLowerCase())
    return wanted.endsWith('/*') ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted
  })
}

const written: Readonly<Record<string, string>> = { webp: 'WebP' }

/** `image/png,image/svg+xml,.csv` as people call them: PNG, SVG, CSV. */
export function kindsOf(accept: string | undefined): string[] {
  return patternsOf(accept).map((pattern) => {
    const kind = pattern.replace(/^.*[/.]/, '').replace(/\+.*$/, '')
    return written[kind] ?? kind.toUpperCase()
  })
}
