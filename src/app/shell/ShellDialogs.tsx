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
  const { account, play, questions } = useApp()
  const t = useTexts()
  const isExpired = useReadable(account.expired)
  const asked = useReadable(questions.asked)
  const isDue = useReadable(play).isDue === true
  const [first] = asked

  function handleExpired() {
    // The questions behind it were asked on a screen that is left now.
    for (const { answer } of asked) answer('left')
    account.confirmExpired()
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
  return first ? <Asked key={first.id} asked={first} /> : isDue && <RealityCheck />
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
