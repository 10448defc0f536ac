import { expect, it } from 'vitest'
import { toldInPicture } from './told-in-picture.ts'

const page = (pageNumber: number, ...texts: string[]) => texts.map((text) => ({ text, pageNumber }))
const told = (drawn: ReturnType<typeof page>) => toldInPicture(drawn).map(({ text }) => text)

it('figures that count the pages of a carousel tell nothing', () => {
  const drawn = [
    ...page(1, 'Trois pains'),
    ...page(2, '1', 'Le seigle'),
    ...page(3, '2.', 'La tourte', '24 €'),
  ]
  expect(told(drawn)).toEqual(['Trois pains', 'Le seigle', 'La tourte', '24 €'])
})

it('a figure that counts no page is told, and so is any on a single picture', () => {
  expect(told([...page(1, 'Avant'), ...page(2, '12')])).toEqual(['Avant', '12'])
  expect(told(page(1, '1', 'médaille'))).toEqual(['1', 'médaille'])
})
