import { Menu } from '@mantine/core'
import { Download, FileText, Image, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#shared/ui/more-menu.css'

const formats = ['png', 'jpeg', 'pdf'] as const
export type PictureFormat = (typeof formats)[number]
const icons = { png: Image, jpeg: ImageUp, pdf: FileText } as const

interface DownloadMenuProps {
  addressOf: (format: PictureFormat) => string
  /** What is on the canvas has to be what is drawn. */
  ready: () => Promise<void>
}

export function DownloadMenu({ addressOf, ready }: DownloadMenuProps) {
  const { t } = useTranslation(['editor', 'common'])
  const [busy, setBusy] = useState(false)
  const get = async (format: PictureFormat) => {
    setBusy(true)
    try {
      await ready()
      const link = document.createElement('a')
      link.href = addressOf(format)
      link.download = ''
      link.click()
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <IconButton icon={Download} label={t('download.label')} disabled={busy} />
      </Menu.Target>
      <Menu.Dropdown className="po-more">
        {formats.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<Icon of={icons[format]} size={16} />}
            onClick={() => void get(format)}
          >
            {t(`download.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
