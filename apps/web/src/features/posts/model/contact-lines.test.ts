import { expect, test } from 'vitest'
import { hasLine, withLine, withoutLine } from '#features/posts/model/contact-lines.ts'

const [phone, address] = ['04 78 00 00 00', '12 rue Mercière, 69002 Lyon']

test('lines to reach a business stand together, after the words and before the hashtags', () => {
  const once = withLine('Le pain sort du four.\n\n#pain #lyon', phone, [phone, address])
  expect(once).toBe(`Le pain sort du four.\n\n${phone}\n\n#pain #lyon`)
  const twice = withLine(once, address, [phone, address])
  expect(twice).toBe(`Le pain sort du four.\n\n${phone}\n${address}\n\n#pain #lyon`)
  expect(hasLine(twice, phone)).toBe(true)
  expect(withoutLine(withoutLine(twice, phone), address)).toBe('Le pain sort du four.\n\n#pain #lyon')
  expect(withLine('', phone, [phone])).toBe(phone)
})
