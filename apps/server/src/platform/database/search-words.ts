import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Search by the beginnings of words, without accents and capitals, on PostgreSQL's own text index: it needs no extension,
 * so the embedded database has it too. Letters are folded by the SQL function `search_words` (migration 0001), for what
 * is kept and for what is asked alike.
 */
export const searchVector = (text: SQL): SQL => sql`search_words(${text})`

/** The words somebody typed, at most six. */
export function searchWords(typed: string): string[] {
  return typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 6)
}

/**
 * Whether a vector of a business's own words (`search_own_words`) has words that begin like those somebody typed. The
 * business stands before each of them, so that an index answers for one business alone; signs without a letter are nowhere.
 */
export const hasOwnWords = (vector: SQL, accountId: number, typed: string): SQL =>
  sql`${vector} @@ search_own_asked(${accountId}, ${searchWords(typed).join(' ')})`

/** Whether a vector has a word that begins like this one. */
export const hasWord = (vector: SQL, word: string | Placeholder): SQL =>
  sql`${vector} @@ to_tsquery('simple', search_letters(${word}) || ':*')`
