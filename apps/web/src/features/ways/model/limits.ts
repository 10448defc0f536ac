/** The contract's `longestPrompt`: what is over it is said before it is sent. */
export const longestPrompt = 2000
