/** A page's title without the name of its site, which most write behind a dash or a bar. */
export const pageName = (title: string): string => title.split(/\s[–—|·]\s|\s-\s/)[0]?.trim() || title
