import { Link, useLocation } from 'react-router-dom'
import { isObject } from '../../../../src/format/value/isObject.ts'
import { buttonClass } from '../../../../src/ui/Button.tsx'
import { useWords } from '../../words/useWords.ts'

/** Where the operator was before the past, kept in the router's state. */
export const cameFrom = (state: unknown): { readonly from: string } =>
  isObject(state) && typeof state['from'] === 'string' ? { from: state['from'] } : { from: '/history' }

/** Leaves the past for the page on which it was chosen. */
export function NowLink() {
  const { t } = useWords()
  const { from } = cameFrom(useLocation().state)
  return (
    <Link to={from} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {t('past.now')}
    </Link>
  )
}
