/** A page's title without the name of its site, which most write behind a dash or a bar. */
export const pageName = (title: string): string => title.split(/\s[–—|·]\s|\s-\s/)[0]?.trim() || title

/** As it stands at the head of a line. */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
