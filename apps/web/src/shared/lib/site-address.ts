/** People write `maisonverdier.fr`; an address needs its scheme. What is already whole stays as it is. */
export function wholeAddress(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text
  return `https://${text}`
}
