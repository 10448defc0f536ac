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

/** Documents that are taken in: those that carry no programs. */
export const documentExtensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
}

/** The header a file is handed out with: its own name where it has one, always with the extension it truly is. */
export function contentDisposition(
  name: string,
  mime: string,
  how: 'inline' | 'attachment' = 'inline',
): string {
  const extension = extensions[mime] ?? documentExtensions[mime] ?? 'bin'
  const stem = safeName(name).replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'image'
  const plain = stem.normalize('NFD').replace(/[^A-Za-z0-9 _.-]/g, '') || 'image'
  const encoded = encodeURIComponent(`${stem}.${extension}`).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}.${extension}"; filename*=UTF-8''${encoded}`
}
