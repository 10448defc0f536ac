const one = /(?<!\d)1(?=\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g

/** The first of a month is an ordinal in French, which no `Intl` format writes: “1er janvier”. */
export const withFirstOfMonth = (date: string): string => date.replace(one, '1er')
