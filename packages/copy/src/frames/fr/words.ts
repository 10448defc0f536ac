import { ask, call, type Frame } from '../frame.ts'

export const question: readonly Frame[] = [
  ask('Une autre question ? [Pose-la|Posez-la].'),
  call('La réponse se lit ici : {link}', 'expert', 'sober'),
]

export const advice: readonly Frame[] = [
  ask('Une question avant de commencer ? [Pose-la|Posez-la] ici.'),
  call('Le conseil se lit ici : {link}'),
]

export const story: readonly Frame[] = [
  {
    ...ask(
      '<[Tu me connais|Vous me connaissez]|[Tu nous connais|Vous nous connaissez]|[Tu connais|Vous connaissez] {name}> depuis quand ?',
    ),
    kinds: ['history'],
  },
  { ...ask('[Tu connaissais|Vous connaissiez] cette histoire ?', 'warm', 'expert'), kinds: ['history'] },
  { ...call('L’histoire se lit ici : {link}', 'warm', 'expert'), kinds: ['history', 'business'] },
  { ...call('La nouvelle est ici : {link}', 'sober', 'expert'), kinds: ['news'] },
]
