/** A file is a link: the browser shows that it comes, and keeps it where people look for files. */
export function downloadFrom(address: string, query: Readonly<Record<string, string>>): void {
  const link = document.createElement('a')
  link.href = `${address}?${new URLSearchParams(query)}`
  link.download = ''
  link.click()
}
