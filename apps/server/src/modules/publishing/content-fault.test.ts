import type { ContentFault } from '@postelier/contract'
import { expect, it } from 'vitest'
import { contentFaultOf } from './content-fault.ts'

const refused = (
  code: string,
  message = '',
  kind: 'mediaRejected' | 'validation' | 'policy' = 'mediaRejected',
) => contentFaultOf({ kind, code, message, passes: false })

it('is what the network named, by its finer code, its code, or its sentence', () => {
  const named: [string, string, ContentFault | null][] = [
    ['100/2207009', 'Invalid aspect ratio', 'ratio'],
    ['2207009', '', 'ratio'],
    ['36000/2207004', '', 'pictureTooLarge'],
    ['picture_size_check_failed', '', 'pictureSize'],
    ['403', 'Your Tweet text is too long.', 'textTooLong'],
    ['1366046', 'Too big, or of a wrong type', null],
    ['ERROR', 'Refused without a reason', null],
  ]
  for (const [code, message, fault] of named) expect([code, refused(code, message)]).toEqual([code, fault])
})

it('says nothing of the content where it is not at fault', () => {
  expect(refused('100/2207009', '', 'policy')).toBeNull()
})
