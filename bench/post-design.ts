// One post as customers have them: a photo, a logo, a gradient, three shapes, four texts, emoji.
import { type Brand, type Design, type Ratio, repair, stageOf, wholeBrand } from '@postelier/scene'

export const postBrand: Brand = wholeBrand({
  colours: { primary: '#b4472c', secondary: '#f6ede1', tertiary: '#33533d' },
  titleFamily: 'fraunces',
  textFamily: 'hanken',
  logo: 'logo',
})

/** Every number gives other words, as every post has. */
export function postDesign(number: number, ratio: Ratio = '1:1'): Design {
  const { width, height } = stageOf(ratio)
  const text = (rest: object) => ({ kind: 'text', x: 80, width: width - 160, ...rest })
  const fixed = (hex: string, alpha = 1) => ({ from: 'fixed', hex, alpha })
  return repair({
    ratio,
    pages: [
      {
        background: {
          type: 'linear',
          angle: 160,
          stops: [
            { at: 0, colour: { from: 'brand', index: 'secondary' } },
            { at: 100, colour: { from: 'brand', index: 'primary', tint: 60 } },
          ],
        },
        nodes: [
          { kind: 'shape', form: 'circle', x: width - 420, y: -160, width: 560, height: 560, opacity: 40 },
          {
            kind: 'image',
            asset: 'photo',
            x: 80,
            y: 80,
            width: width - 160,
            height: height * 0.48,
            radius: 36,
          },
          { kind: 'shape', x: 80, y: height * 0.58, width: 200, height: 10, radius: 5 },
          {
            kind: 'shape',
            form: 'triangle',
            x: width - 220,
            y: height - 200,
            width: 260,
            height: 240,
            opacity: 70,
          },
          {
            kind: 'image',
            role: 'logo',
            fit: 'contain',
            x: width - 300,
            y: height - 150,
            width: 220,
            height: 90,
          },
          text({
            content: `Offre nº ${number}`,
            y: height * 0.545,
            height: 40,
            size: 30,
            isCapitals: true,
            letterSpacing: 120,
          }),
          text({
            role: 'heading1',
            weight: 700,
            content: `La brioche du samedi revient, toute chaude, dès 6 h ${10 + (number % 50)} !`,
            y: height * 0.6,
            height: 210,
            size: 82,
            fit: 'shrink',
            lineHeight: 1.05,
          }),
          text({
            content: `Pur beurre, farine du moulin voisin et ${number % 97} minutes de patience : réservez la vôtre au comptoir ou par message, nous la gardons au chaud. 🥐🧈☕️`,
            y: height * 0.8,
            height: 130,
            size: 32,
            lineHeight: 1.35,
          }),
          text({
            content: '12, rue des Lilas — Nantes',
            y: height - 80,
            height: 40,
            size: 26,
            colour: fixed('#33533d'),
          }),
        ],
      },
    ],
  })
}
