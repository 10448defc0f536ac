import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import type { CurrentUser } from '#shared/api/current-user.ts'
import { useAttempt } from '#shared/lib/use-attempt.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import { mostPictureBytes, pictureTypes } from '#shared/ui/upload-picture.tsx'
import '#features/account/components/portrait.css'

/** One's own face: chosen, and it is there. */
export function Portrait({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account')
  const client = useQueryClient()
  const attempt = useAttempt()
  const refresh = () => client.invalidateQueries({ queryKey: ['user'] })
  const send = async (file: File | undefined) => {
    if (!file) return
    const body = new FormData()
    body.set('image', file)
    await call('POST /api/me/profile/image', { body })
    await refresh()
  }
  const remove = async () => {
    await call('DELETE /api/me/profile/image')
    await refresh()
  }
  return (
    <div className="po-portrait">
      <Avatar
        name={`${user.firstName} ${user.lastName}`}
        src={user.profileImage?.urls.medium ?? user.profileImage?.urls.small}
        size={88}
      />
      <div>
        <FileDrop
          label={t('profile.addPicture')}
          help={t('profile.pictureHelp')}
          accept={pictureTypes}
          maxBytes={mostPictureBytes}
          onFiles={([file]) => void attempt(() => send(file), t('saved'))}
        />
        {user.profileImage && (
          <Button size="sm" look="quiet" onClick={() => void attempt(remove)}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
    </div>
  )
}
