import { describe, expect, it } from 'vitest'
import { answerTo } from './answer.ts'

const fenced = (at: number, id: string, fact: object) =>
  `<<material ${at} | abcdefghijklmnop | fact ${id}>>\n${JSON.stringify({ id, ...fact })}\n<<end ${at} | abcdefghijklmnop>>`
const facts = [
  fenced(1, '17', {
    about: 'tourte de seigle',
    says: ['La tourte de seigle se garde six jours.', 'Elle cuit deux heures.'],
    price: '9,20 €',
  }),
  fenced(2, '18', { about: 'brioche', says: ['La brioche sort du four à huit heures.'] }),
].join('\n\n')

const asked = (ask: string, properties: object) =>
  JSON.parse(
    answerTo(
      {
        system: '',
        said: `${facts}\n\n${ask}`,
        schema: { type: 'object', properties },
        mostTokens: 4000,
      },
      undefined,
    ).text,
  ) as unknown

describe('a demonstration that is handed facts', () => {
  it('writes of the one it is asked about, and of nothing else', () => {
    const answer = asked('Write 3 alternative posts about the fact 17, for the objective "traffic".', {
      hooks: {},
    })
    expect(answer).toMatchObject({ title: 'Tourte de seigle', heading2: '9,20 €' })
    expect(JSON.stringify(answer)).not.toContain('brioche')
    expect(answer).toMatchObject({
      hooks: [
        {
          sentences: [{ text: 'La tourte de seigle se garde six jours.', facts: ['17'] }, { facts: ['17'] }],
        },
        { sentences: [{ text: 'Tourte de seigle, 9,20 €.' }, { text: 'Elle cuit deux heures.' }, {}] },
      ],
    })
  })

  it('names the network of each where each has its own', () => {
    const answer = asked(
      'Write 3 alternative posts for each network about the fact 18, for the objective "traffic".\nThe networks are facebook (tone: humor), x; name the one each post is for.',
      { hooks: {} },
    )
    expect(answer).toMatchObject({ hooks: [{ network: 'facebook' }, { network: 'x' }] })
  })

  it('proposes as many subjects as are wanted, each of a fact', () => {
    const answer = asked('Propose 1 subjects for posts between 2026-11-01 and 2026-11-30', { subjects: {} })
    expect(answer).toMatchObject({ subjects: [{ name: 'Tourte de seigle', facts: ['17'] }] })
  })
})
