import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { useTwin } from '../TwinContext.ts'

/** The login has expired: one dialog however many calls found it. */
export function ExpiredDialog() {
  const { t, session, isExpired } = useTwin()
  const navigate = useNavigate()
  function handleConfirm() {
    session.clear({ keepRememberedAccount: true })
    isExpired.set(false)
    navigate('/')
  }
  return (
    <ConfirmDialog
      open
      title={t('app.expiredTitle')}
      text={t('app.expired')}
      confirmLabel={t('app.expiredConfirm')}
      onConfirm={handleConfirm}
    />
  )
}
