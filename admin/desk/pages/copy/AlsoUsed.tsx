import { Link } from 'react-router-dom'
import type { KeyUse } from './usesOfKeys.ts'
import styles from './copy.module.css'

/** More would hide the text that they belong to. */
const MOST = 4

/** Says where else a text is used, so that nobody changes it for just one place. */
export function AlsoUsed({ uses }: { uses: readonly KeyUse[] }) {
  if (uses.length === 0) return null
  const named = uses.length > MOST ? uses.slice(0, MOST - 1) : uses
  const others = uses.length - named.length
  return (
    <p className={styles.also}>
      This text is also used in{' '}
      {named.map(({ label, path }, at) => (
        <span key={label}>
          {at > 0 && (at === named.length - 1 && others === 0 ? ' and ' : ', ')}
          {path === undefined ? label : <Link to={path}>{label}</Link>}
        </span>
      ))}
      {others > 0 && ` and ${others} more places`}. A change shows there too.
    </p>
  )
}
