import { memo } from 'react'
import { Link } from 'react-router-dom'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { RemoveText } from './own/RemoveText.tsx'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import styles from '../../fields/texts/copy.module.css'
import { useWords } from '../../words/useWords.ts'

/** A key of the copy and where members read its texts, each place leading to its page of the desk. */
export const KeyHeader = memo(function KeyHeader({ copyKey, uses }: { copyKey: string; uses: readonly KeyUse[] }) {
  const { t } = useWords()
  const [first, ...others] = uses
  return (
    <>
      <code className={styles.key}>{copyKey}</code>
      <div className={styles.places}>
        {first === undefined ? t('copy.nowhere') : <Place use={first} />}
        {others.length > 0 && (
          <details>
            <summary>{t('copy.andPlaces', { count: others.length })}</summary>
            <ul>
              {others.map((use) => (
                <li key={use.path ?? use.label}>
                  <Place use={use} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {first === undefined && isOwnText(copyKey) && <RemoveText copyKey={copyKey} />}
    </>
  )
})

const Place = ({ use: { label, path } }: { use: KeyUse }) =>
  path === undefined ? label : <Link to={path}>{label}</Link>
