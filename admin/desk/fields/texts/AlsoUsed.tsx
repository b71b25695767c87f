import { Link } from 'react-router-dom'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import styles from './copy.module.css'
import { useWords } from '../../words/useWords.ts'
import { Said } from '../../words/Said.tsx'

/** More would hide the text that they belong to. */
const MOST = 4

export interface AlsoUsedProps {
  readonly uses: readonly KeyUse[]
  /** `copy.alsoUsed` if left out. */
  readonly word?: 'copy.alsoUsed' | 'copy.alsoInNotices'
}

/** Says where else a text is used, so that nobody changes it for just one place, or forgets one. */
export function AlsoUsed({ uses, word = 'copy.alsoUsed' }: AlsoUsedProps) {
  if (uses.length === 0) return null
  return (
    <p className={styles.also}>
      <Said word={word} parts={{ places: <Places uses={uses} /> }} />
    </p>
  )
}

/** As a list of the language, with links in it. */
function Places({ uses }: { uses: readonly KeyUse[] }) {
  const words = useWords()
  const named = uses.length > MOST ? uses.slice(0, MOST - 1) : uses
  const others = uses.length - named.length
  const labels = [
    ...named.map(({ label }) => label),
    ...(others > 0 ? [words.t('copy.morePlaces', { count: others })] : []),
  ]
  return words.listParts(labels).map(({ id, text, at }) => {
    const path = at === undefined ? undefined : named[at]?.path
    if (path === undefined) return <span key={id}>{text}</span>
    return (
      <Link key={id} to={path}>
        {text}
      </Link>
    )
  })
}
