import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inGroups } from '#app/shell/find-actions.ts'
import type { Action } from '#shared/actions/action.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'

interface CommandListProps {
  id: string
  /** In the order of their groups. */
  actions: readonly Action[]
  chosen: Action | undefined
  onPoint: (action: Action) => void
  onChoose: (action: Action) => void
}

export const optionId = (listId: string, action: Action | undefined) =>
  action && `${listId}-${action.id.replaceAll(/\W/g, '-')}`

/** What the command bar found, by groups, as a list box that the field above steers by keys. */
export function CommandList({ id, actions, chosen, onPoint, onChoose }: CommandListProps) {
  const { t } = useTranslation('shell')
  return (
    <div role="listbox" id={id} aria-label={t('commands.label')} className="po-commands" tabIndex={-1}>
      {inGroups(actions).map(({ group, actions: own }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, a fieldset has fields.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className="po-commands-head" role="presentation">
            {t(`commands.groups.${group}`)}
          </div>
          {own.map((action) => (
            <Option
              key={action.id}
              id={optionId(id, action)}
              action={action}
              chosen={action === chosen}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<CommandListProps, 'onPoint' | 'onChoose'> {
  id: string | undefined
  action: Action
  chosen: boolean
}

function Option({ id, action, chosen, onPoint, onChoose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the field, which keeps the focus.
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerMove={() => onPoint(action)}
      onClick={() => onChoose(action)}
    >
      {action.icon && <Icon of={action.icon} />}
      <span>{action.label}</span>
      {action.note && <small>{action.note}</small>}
      {action.shortcut && <Kbd keys={action.shortcut} />}
    </div>
  )
}
