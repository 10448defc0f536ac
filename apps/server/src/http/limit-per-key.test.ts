import { expect, it } from 'vitest'
import { limitPerKey } from './limit-per-key.ts'

it('lets each do so many things at a time, one after the other, whatever becomes of them', async () => {
  const keyedLimiter = limitPerKey(2)
  const begun: string[] = []
  const ends = new Map<string, (fails?: boolean) => void>()
  const entry = (who: string, name: string) =>
    keyedLimiter(who, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name)))
      })
    })
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => entry(name.charAt(0), name))
  const settled = Promise.allSettled(all)
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ends.get('a1')?.(true)
  await expect(all[0]).rejects.toThrow('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a2', 'a3', 'b1']) ends.get(name)?.()
  await Promise.all(all.slice(1, 3))
  ends.get('a4')?.()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')])
  const again = entry('a', 'a5')
  ends.get('a5')?.()
  expect(await again).toBe('a5')
})
