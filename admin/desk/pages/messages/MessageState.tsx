import { Badge } from '../../../../src/ui/Badge.tsx'
import { PeriodBadge } from '../../fields/audience/PeriodBadge.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { useWords } from '../../words/useWords.ts'
import type { Message } from './messageList.ts'
import styles from './messages.module.css'

/** Whether a message is planned, showing or over; a dialog that an action opens is only on or off. */
export function MessageState({ message: { shown, live, opensBy } }: { readonly message: Message }) {
  const { t } = useWords()
  if (!shown.on || opensBy === 'itself') return <PeriodBadge shown={shown} live={live} />
  const isAsked = opensBy === 'action'
  return <Badge tone={isAsked ? 'gain' : 'neutral'}>{t(isAsked ? 'messages.whenAsked' : 'messages.notShown')}</Badge>
}

/** All that a list says of how a message stands. */
export function MessageBadges({ message }: { readonly message: Message }) {
  const { t, language, list } = useWords()
  const { change, missing } = message
  return (
    <span className={styles.badges}>
      <MessageState message={message} />
      {change === 'removed' && <Badge tone="loss">{t('messages.removed')}</Badge>}
      {change === 'new' && <StateBadge state="draft">{t('messages.isNew')}</StateBadge>}
      {change === 'changed' && <StateBadge state="draft">{t('messages.isChanged')}</StateBadge>}
      {missing.length > 0 && (
        <StateBadge state="warning">{t('messages.missing', { languages: list(missing.map(language)) })}</StateBadge>
      )}
    </span>
  )
}
