/** A file's name as somebody sent it, without folders, control characters or anything a shell or header would read. */
export function safeName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  return last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?;%]/gu, '')
    .replace(/^\.+/, '')
    .trim()
    .slice(0, 120)
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** The header a file is handed out with: its own name where it has one, always with the extension it truly is. */
export function contentDisposition(name: string, mime: string): string {
  const extension = extensions[mime] ?? 'bin'
  const stem = safeName(name).replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'image'
  const plain = stem.normalize('NFD').replace(/[^A-Za-z0-9 _.-]/g, '') || 'image'
  const encoded = encodeURIComponent(`${stem}.${extension}`).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}.${extension}"; filename*=UTF-8''${encoded}`
}
