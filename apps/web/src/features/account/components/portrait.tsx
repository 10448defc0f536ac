import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import type { CurrentUser } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import { mostPictureBytes, pictureTypes } from '#shared/ui/upload-picture.tsx'
import '#features/account/components/portrait.css'

/** One's own face: chosen, and it is there. */
export function Portrait({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account')
  const stale = [['user']]
  const choice = useAction({
    stale,
    send: (file: File) => {
      const body = new FormData()
      body.set('image', file)
      return call('POST /api/me/profile/image', { body })
    },
    done: t('saved'),
  })
  const removal = useAction({ stale, send: () => call('DELETE /api/me/profile/image') })
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
          onFiles={([file]) => file && void choice.run(file)}
        />
        {user.profileImage && (
          <Button size="sm" look="quiet" busy={removal.busy} onClick={() => void removal.run()}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
    </div>
  )
}
