import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { KeyUse } from './usesOfKeys.ts'
import styles from './copy.module.css'
import { useWords } from '../../words/useWords.ts'

/** A key of the copy and where members read its texts; the first place leads to its page of the desk. */
export const KeyHeader = memo(function KeyHeader({ copyKey, uses }: { copyKey: string; uses: readonly KeyUse[] }) {
  const { t, list } = useWords()
  const [first, ...others] = uses
  return (
    <>
      <code className={styles.key}>{copyKey}</code>
      <span className={styles.places} title={list(uses.map(({ label }) => label))}>
        {first === undefined ? (
          t('copy.nowhere')
        ) : first.path === undefined ? (
          first.label
        ) : (
          <Link to={first.path}>{first.label}</Link>
        )}
        {others.length > 0 && ` ${t('copy.andPlaces', { count: others.length })}`}
      </span>
    </>
  )
})
