/**
 * What each sentence of a post rests on, and what it claims that no source says. Marks, and keeps what a person answers for;
 * never changes a word of a post.
 */
export { truthHandlers } from './truth.routes.ts'
