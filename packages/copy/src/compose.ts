import type { Brief, Draft, Memory, Shortage, SubjectDraft, SubjectWish } from './brief.ts'

export const emptyMemory: Memory = { sentences: [], openings: [], forms: {} }
export const rememberPost = (memory: Memory, text: string, _language: string): Memory => ({
  ...memory,
  sentences: [...memory.sentences, text],
})
export function composePost(brief: Brief): Draft | Shortage {
  const [fact] = brief.facts
  if (!fact) return { missing: 'product', question: 'Quel produit ?' }
  const text = fact.says.join(' ')
  const hook = { text, sentences: fact.says.map((text) => ({ text, facts: [fact.id] })) }
  return {
    title: brief.subject.name,
    common: [hook],
    own: {},
    words: {
      heading1: fact.about.slice(0, 26),
      heading2: fact.about.slice(0, 26),
      description: fact.about.slice(0, 26),
    },
    altText: fact.about,
    memory: { ...brief.memory, forms: { ...brief.memory.forms, says: 1 } },
  }
}
export function proposeSubjects(wish: SubjectWish): {
  subjects: readonly SubjectDraft[]
  shortage: Shortage | null
} {
  return {
    subjects: wish.facts
      .filter(({ about }) => !wish.known.includes(about))
      .slice(0, wish.count)
      .map((fact) => ({
        ...{ name: fact.about, description: '', thematicId: wish.thematics[0]?.id ?? null },
        ...({ objective: 'visibility', format: 'image', facts: [fact.id], before: fact.date } as const),
      })),
    shortage: null,
  }
}
