/** The faces of a bill have Latin letters: what is written in others, and drawings, would stand there as question marks. */
export const isUnwritable = (words: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u.test(words)
