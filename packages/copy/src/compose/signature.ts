import { holds } from './segment.ts'

/** Who signs a post: a business and its town, unless its name says the town already. */
export const signatureOf = ({ name, city }: { readonly name: string; readonly city: string }): string =>
  city === '' || holds(name, city) ? name : `${name}, ${city}`
