import { networks } from '@postelier/contract'
import { descriptors } from '@postelier/networks'
import { interfaceLanguages } from '@postelier/texts'
import { postOptions as english } from '@postelier/texts/en/post-options'
import { postOptions as french } from '@postelier/texts/fr/post-options'
import { describe, expect, it } from 'vitest'
import { settingsOn, withSetting } from '#features/posts/model/network-settings.ts'

describe('settings of a network', () => {
  it.each(interfaceLanguages)('all have their words in %s, and each of their choices', (language) => {
    const { settings: words } = language === 'fr' ? french : english
    for (const network of networks) {
      const said: Record<string, { name: string; help?: string; choices?: object; short?: string }> =
        words[network]
      expect(Object.keys(said).sort()).toEqual(Object.keys(descriptors[network].settings).sort())
      for (const { name, choices, isSwitch } of settingsOn(network, 'video', {})) {
        expect(said[name]?.name).not.toBe('')
        // An empty text would be shown as its key.
        expect(said[name]?.help).not.toBe('')
        if (isSwitch) expect(said[name]?.short).not.toBe('')
        else expect(Object.keys(said[name]?.choices ?? {}).sort()).toEqual([...choices].sort())
      }
    }
  })

  it('choose nothing for people where the network wants them to', () => {
    const valueFor = (name: string, settings = {}) =>
      settingsOn('tiktok', 'image', settings).find((one) => one.name === name)?.value
    expect([valueFor('privacy'), valueFor('comments')]).toEqual([null, 'off'])
    expect(valueFor('privacy', { tiktok: { privacy: 'friends' } })).toBe('friends')
  })

  it('of films are not asked for pictures', () => {
    const names = (format: 'image' | 'video') => settingsOn('tiktok', format, {}).map(({ name }) => name)
    expect(names('image')).toEqual(['privacy', 'comments', 'disclosure'])
    expect(names('video')).toContain('duet')
    expect(settingsOn('instagram', 'carousel', {})).toEqual([])
  })

  it('are set, and left open again, one by one', () => {
    const set = withSetting({ x: { replies: 'following' } }, 'tiktok', 'privacy', 'public')
    expect(set).toEqual({ x: { replies: 'following' }, tiktok: { privacy: 'public' } })
    expect(withSetting(set, 'tiktok', 'privacy', null)).toEqual({ x: { replies: 'following' }, tiktok: {} })
  })
})
