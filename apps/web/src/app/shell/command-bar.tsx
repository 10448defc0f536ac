import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commandBarOpen } from '#app/shell/command-bar-state.ts'
import { CommandList, optionId } from '#app/shell/command-list.tsx'
import { findActions, inGroups } from '#app/shell/find-actions.ts'
import { useBarActions } from '#app/shell/use-bar-actions.ts'
import { useFoundPeople } from '#app/shell/use-found-people.ts'
import { useFoundPosts } from '#app/shell/use-found-posts.ts'
import type { Action } from '#shared/actions/action.ts'
import { newestById, useCurrentActions } from '#shared/actions/registry.ts'
import { singleKeys } from '#shared/actions/shortcuts.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#app/shell/command-bar.css'

const close = () => commandBarOpen.set(false)

/** Finds actions, posts and people by words, from any screen (Mod+K). */
export function CommandBar() {
  const { t } = useTranslation('shell')
  return (
    <Dialog open onClose={close} shape="bar" label={t('commands.label')}>
      <Finder />
    </Dialog>
  )
}

/** What the words find: of what can be done here and anywhere, of one's posts, and of the people one administers. */
function useFound(words: string): { found: readonly Action[]; searching: boolean } {
  const keys = useValue(singleKeys)
  const offered = newestById([...useBarActions(), ...useCurrentActions()]).filter(({ id }) => id !== 'search')
  const { people, searching: isSearchingPeople } = useFoundPeople(words)
  const { posts, searching: isSearchingPosts } = useFoundPosts(words)
  const searching = isSearchingPeople || isSearchingPosts
  const found = inGroups([...findActions(offered, words), ...posts, ...people]).flatMap(
    ({ actions }) => actions,
  )
  return { found: keys ? found : found.map(withoutSingleKey), searching }
}

/** A key that does nothing is not shown. */
function withoutSingleKey(action: Action): Action {
  if (!action.shortcut || action.shortcut.includes('+')) return action
  const { shortcut: _, ...rest } = action
  return rest
}

function Finder() {
  const { t } = useTranslation('shell')
  const id = `${useId()}-list`
  const [words, setWords] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const { found, searching } = useFound(words)
  // By its id: people come in while somebody moves through the list, and the place must stay.
  const at = Math.max(
    0,
    found.findIndex((action) => action.id === pointed),
  )
  const chosen = found[at]
  const choose = (action: Action | undefined) => {
    if (!action) return
    close()
    action.run()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setPointed(found[(at + step + found.length) % found.length]?.id ?? null)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(chosen)
  }
  return (
    <>
      <div className="po-commands-field">
        <Icon of={Search} />
        <input
          // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked to type.
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={optionId(id, chosen)}
          aria-label={t('commands.label')}
          placeholder={t('commands.label')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setPointed(null)
          }}
          onKeyDown={onKey}
        />
      </div>
      <CommandList
        id={id}
        actions={found}
        chosen={chosen}
        onPoint={(action) => setPointed(action.id)}
        onChoose={choose}
      />
      <Foot count={found.length} searching={searching} />
    </>
  )
}

function Foot({ count, searching }: { count: number; searching: boolean }) {
  const { t } = useTranslation('shell')
  const said = searching ? t('commands.searching') : t('commands.count', { count })
  return (
    <p className="po-commands-foot">
      <span role="status" className={count > 0 && !searching ? 'po-sr' : undefined}>
        {count === 0 && !searching ? t('commands.empty') : said}
      </span>
      {count > 0 && !searching && (
        <>
          <kbd className="po-kbd">↑ ↓</kbd> {t('commands.move')} <kbd className="po-kbd">↵</kbd>{' '}
          {t('commands.choose')}
        </>
      )}
    </p>
  )
}
