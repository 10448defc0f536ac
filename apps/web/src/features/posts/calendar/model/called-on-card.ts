import type { TaskCard } from '@postelier/contract'
import { cutAtWord } from '#shared/lib/cut-at-word.ts'
import { oneLine } from '#shared/lib/one-line.ts'

const mostLetters = 60

/** A post as its card calls it: by its first words, or by its title where there are none. */
export const calledOnCard = ({ hook, title }: Pick<TaskCard, 'hook' | 'title'>): string =>
  cutAtWord(oneLine(hook) || title, mostLetters)
