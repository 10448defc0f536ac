/** Logos are made for it, and are shown on it in the dark theme too. */
export const paper = '#fffefb'
