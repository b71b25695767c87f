import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import { RealityCheck } from '../bounds/RealityCheck.tsx'
import { type AskedQuestion, placeNow } from '../feedback/createQuestions.ts'
import { useReadable } from '../../ui/useReadable.ts'

/**
 * The dialogs of no screen: one for an expired login, however many calls hit it, the questions of actions, and behind
 * them the reality check.
 */
export function ShellDialogs() {
  const { account, play, questions, switched } = useApp()
  const t = useTexts()
  const isExpired = useReadable(account.expired)
  const asked = useReadable(questions.asked)
  const isDue = useReadable(play).isDue === true
  const change = useReadable(switched)
  const [first] = asked

  function handleExpired() {
    questions.leave()
    account.confirmExpired()
  }

  function handleSwitched() {
    questions.leave()
    switched.set(undefined)
  }

  if (isExpired) {
    return (
      <ConfirmDialog
        open
        title={t('app.expiredTitle')}
        text={t('app.expired')}
        confirmLabel={t('app.expiredConfirm')}
        onConfirm={handleExpired}
      />
    )
  }
  if (change === 'asked') return <Whose />
  if (change) return <Switched isLeft={change === 'left'} onConfirm={handleSwitched} />
  return first ? <Asked key={first.id} asked={first} /> : isDue && <RealityCheck />
}

/** Says that this tab is another member's now, or nobody's. */
function Switched({ isLeft, onConfirm }: { readonly isLeft: boolean; readonly onConfirm: () => void }) {
  const { host } = useApp()
  const t = useTexts()
  const name = useReadable(host.user, (user) => user && 'username' in user && user.username)
  return (
    <ConfirmDialog
      open
      title={isLeft ? t('app.leftTitle') : t('app.otherTitle', { name })}
      text={isLeft ? t('app.left') : t('app.other')}
      confirmLabel={t('common.ok')}
      onConfirm={onConfirm}
    />
  )
}

/** Asks whose the login of another tab is; says nothing as long as the answer is on its way for the first time. */
function Whose() {
  const { account } = useApp()
  const t = useTexts()
  const { error, asking } = useReadable(account.userRead)
  return (
    <ConfirmDialog
      open={error !== undefined}
      title={t('app.failedTitle')}
      text={t('app.failed')}
      confirmLabel={t('common.retry')}
      busy={asking}
      onConfirm={() => void account.refreshUser().catch(() => undefined)}
    />
  )
}

function Asked({ asked: { question, place, answer } }: { asked: AskedQuestion }) {
  // This code comes late: over another screen the question would be about nothing there.
  const [isLeft] = useState(() => place !== placeNow())
  useEffect(() => {
    if (isLeft) answer('left')
  }, [isLeft, answer])
  return (
    <ConfirmDialog
      open={!isLeft}
      title={question.title ?? question.text}
      text={question.title === undefined ? undefined : question.text}
      confirmLabel={question.yes}
      cancelLabel={question.no}
      otherLabel={'other' in question ? question.other : undefined}
      tone={question.danger ? 'danger' : 'primary'}
      onConfirm={() => answer('yes')}
      onOther={() => answer('other')}
      // What only informs has been read when it is left with "back" or Escape.
      onCancel={() => answer('no')}
    />
  )
}
