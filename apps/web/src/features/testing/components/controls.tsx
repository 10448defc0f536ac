import type { PostNeed } from '@postelier/contract'
import { Check, Copy, Ellipsis, PenTool, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetSection } from '#features/testing/components/sheet-section.tsx'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import {
  NetworkMark,
  type NetworkName,
  NetworkToggle,
  networkLabel,
  networkNames,
} from '#shared/ui/network-mark.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { TaskStatus, taskStatusNames } from '#shared/ui/task-status.tsx'

export function ButtonSheet() {
  const { t } = useTranslation(['testing', 'common'])
  const [view, setView] = useState<'month' | 'week' | 'list'>('week')
  const [networks, setNetworks] = useState<readonly NetworkName[]>(['instagram', 'facebook'])
  return (
    <SheetSection title={t('buttons.title')} note={t('buttons.note')}>
      <div className="po-wrap">
        <Button look="primary" icon={Check} kbd="Mod+Enter">
          {t('buttons.primary')}
        </Button>
        <Button look="ink" icon={PenTool}>
          {t('buttons.ink')}
        </Button>
        <Button icon={Copy}>{t('buttons.default')}</Button>
        <Button look="quiet">{t('buttons.quiet')}</Button>
        <Button look="danger" icon={Trash2}>
          {t('buttons.danger')}
        </Button>
        <Button disabled>{t('buttons.disabled')}</Button>
        <Button busy>{t('buttons.busy')}</Button>
        <Button size="sm">{t('buttons.default')}</Button>
        <Button size="lg">{t('buttons.default')}</Button>
        <IconButton icon={Ellipsis} label={t('common:actions.more')} />
      </div>
      <div className="po-wrap">
        <SegmentedChoice
          label={t('buttons.view')}
          value={view}
          onChange={setView}
          choices={[
            { value: 'month', label: t('buttons.month') },
            { value: 'week', label: t('buttons.week') },
            { value: 'list', label: t('buttons.list') },
          ]}
        />
        {networkNames.slice(0, 5).map((network) => (
          <NetworkToggle
            key={network}
            network={network}
            on={networks.includes(network)}
            onChange={(on) =>
              setNetworks(on ? [...networks, network] : networks.filter((one) => one !== network))
            }
          />
        ))}
      </div>
    </SheetSection>
  )
}

const needs: readonly PostNeed[] = [
  { kind: 'awaitsYou', pages: 1 },
  { kind: 'stuck', pages: 1, isAll: true },
  { kind: 'atRisk' },
  { kind: 'stopped' },
  { kind: 'refused', networks: ['instagram'] },
]

export function StatusSheet() {
  const { t } = useTranslation('testing')
  return (
    <SheetSection title={t('statuses.title')} note={t('statuses.note')}>
      <ul className="po-statuses">
        {taskStatusNames.map((status) => (
          <li key={status}>
            <TaskStatus status={status} />
          </li>
        ))}
        {needs.map((need) => (
          <li key={need.kind}>
            <TaskStatus status="published" need={need} />
          </li>
        ))}
      </ul>
      <div className="po-wrap po-grey">
        {needs.map((need) => (
          <TaskStatus key={need.kind} status="published" need={need} shapeOnly />
        ))}
        {taskStatusNames.map((status) => (
          <TaskStatus key={status} status={status} shapeOnly />
        ))}
        <small className="po-mute">{t('statuses.grey')}</small>
      </div>
    </SheetSection>
  )
}

export function NetworkSheet() {
  const { t } = useTranslation('testing')
  return (
    <SheetSection title={t('networks.title')} note={t('networks.note')}>
      <div className="po-wrap po-wide">
        {networkNames.map((network) => (
          <span key={network} className="po-row">
            <NetworkMark network={network} size={20} decorative />
            {networkLabel(network)}
          </span>
        ))}
      </div>
    </SheetSection>
  )
}

export function TabSheet() {
  const { t } = useTranslation('testing')
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  return (
    <SheetSection title={t('tabs.title')} note={t('tabs.note')}>
      <div>
        <Tabs
          label={t('tabs.title')}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'one', label: t('tabs.one') },
            { value: 'two', label: t('tabs.two'), count: 3 },
            { value: 'three', label: t('tabs.three') },
          ]}
        >
          <p className="po-tab-words">{t(`tabs.${tab}`)}</p>
        </Tabs>
      </div>
    </SheetSection>
  )
}
