import { expect, test } from 'vitest'
import { readLittleText } from './little-text.ts'

test.each([
  ['Hi \\(team\\) \\#1 \\@all 50% \\*now\\*', 'Hi (team) #1 @all 50% *now*'],
  ['https://ex.com/a\\_b?x=\\(1\\)', 'https://ex.com/a_b?x=(1)'],
  ['a\\_b\\|c\\~d\\\\e \\{x\\} \\[y\\] \\<z\\>', 'a_b|c~d\\e {x} [y] <z>'],
  ['Merci @[Garage Benali](urn:li:organization:12) !', 'Merci Garage Benali !'],
  ['Le {hashtag|\\#|pain} et #levain', 'Le #pain et #levain'],
])('%s reads %s', (commentary, shown) => {
  expect(readLittleText(commentary)).toMatchObject({ shown, kept: commentary })
})

test.each([
  ['Ouvert (même lundi)', 'Ouvert '],
  ['50 * 2', '50 '],
  ['a@b.fr', 'a'],
  ['x_y', 'x'],
  ['# seul', ''],
])('%s is cut to «%s»', (commentary, kept) => {
  expect(readLittleText(commentary)).toMatchObject({ kept, shown: kept })
})
