import { Popover } from '@mantine/core'
import { AtSign, Hash, Scissors, Smile } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactLines } from '#features/posts/components/contact-lines.tsx'
import { shorterBySentence } from '#features/posts/model/shorter.ts'
import { Button } from '#shared/ui/button.tsx'
import { Emoji, emojiFile } from '#shared/ui/emoji.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { toast, undoMs } from '#shared/ui/toast-store.ts'

interface HookToolsProps {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
}

/** Those that small businesses use, rather than all there are: any other is typed. */
const emojis = [
  ...['😊', '😍', '🤩', '😉', '🙏', '👏', '👍', '💪', '🎉', '✨', '🔥', '⭐'],
  ...['❤', '🧡', '💚', '💡', '📅', '📍', '📷', '🎁', '🛒', '🚀', '🌱', '🌸'],
  ...['☀', '❄', '🍂', '🥖', '🥐', '🍰', '☕', '🍷', '🔧', '🚲', '🏡', '👉'],
]

/** What is put into the words at the place of the cursor, and the words a sentence shorter. */
export function HookTools({ field, value, onChange }: HookToolsProps) {
  const { t, i18n } = useTranslation(['postPage', 'posts'])
  const [isOpen, setOpen] = useState(false)
  const insert = (text: string) => {
    const at = field.current
    const start = at?.selectionStart ?? value.length
    const before = value.slice(0, start)
    // A hashtag or a name begins a word, and an emoji stands apart from the one before.
    const gap = before !== '' && !/\s$/.test(before) ? ' ' : ''
    onChange(`${before}${gap}${text}${value.slice(at?.selectionEnd ?? start)}`)
    const end = start + gap.length + text.length
    // Once the field shows it.
    requestAnimationFrame(() => {
      at?.focus()
      at?.setSelectionRange(end, end)
    })
  }
  const shorten = () => {
    const shorter = shorterBySentence(value, i18n.language)
    if (shorter === null) return void toast({ tone: 'done', message: t('tools.isShortest') })
    onChange(shorter)
    toast({
      tone: 'done',
      message: t('tools.isShorter'),
      durationMs: undoMs,
      action: { label: t('posts:actions.undo'), run: () => onChange(value) },
    })
  }
  return (
    <span className="po-hook-tools">
      <Popover opened={isOpen} onChange={setOpen} position="top-start" trapFocus returnFocus>
        <Popover.Target>
          <IconButton
            icon={Smile}
            label={t('tools.emoji')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </Popover.Target>
        <Popover.Dropdown className="po-emojis">
          {emojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              onClick={() => {
                setOpen(false)
                insert(emoji)
              }}
            >
              <Emoji of={emoji} name={emojiFile(emoji)} />
            </button>
          ))}
        </Popover.Dropdown>
      </Popover>
      <IconButton icon={Hash} label={t('tools.tag')} onClick={() => insert('#')} />
      <IconButton icon={AtSign} label={t('tools.mention')} onClick={() => insert('@')} />
      <ContactLines value={value} onChange={onChange} />
      <Button
        look="quiet"
        size="sm"
        icon={Scissors}
        title={t('tools.shorterHelp')}
        disabled={value.trim() === ''}
        onClick={shorten}
      >
        {t('tools.shorter')}
      </Button>
    </span>
  )
}
