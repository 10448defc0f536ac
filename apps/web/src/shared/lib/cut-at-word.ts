/** As many whole words as fit into so many letters, with an ellipsis where some are left out. */
export function cutAtWord(text: string, letters: number): string {
  if (text.length <= letters) return text
  const end = text.lastIndexOf(' ', letters - 1)
  return end > 0 ? `${text.slice(0, end).replace(/[\s,;:.–-]+$/u, '')}…` : text
}
