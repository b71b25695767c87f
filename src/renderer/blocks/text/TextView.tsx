import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { joinNames } from '../../../ui/joinNames.ts'
import { useDerived } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import styles from './TextView.module.css'
import { WhenReady } from '../../parts/WhenReady.tsx'

const readText = (read: Reader, { text, tone }: BlockOf<'text'>) => ({ words: read.text(text), tone: read.pick(tone) })

/** A line or a paragraph; at title size it is a heading. */
export function TextView({ block }: { block: BlockOf<'text'> }) {
  const shown = useDerived(block, readText)
  const { size, boxed } = block
  const { tone } = shown.value
  const Frame = size === 'title' && !boxed ? 'h2' : 'p'
  const words = (
    <Frame className={joinNames(styles.text, styles[size], !boxed && styles[tone])}>{shown.value.words}</Frame>
  )
  const skeleton = boxed ? (
    <Skeleton shape="bar" />
  ) : (
    <p className={styles[size]}>
      <Skeleton shape="text" />
    </p>
  )
  return (
    <WhenReady compact of={shown} skeleton={skeleton}>
      {boxed ? (
        <Banner tone={tone} icon={tone === 'warning' || tone === 'loss' ? 'alert' : 'info'}>
          {words}
        </Banner>
      ) : (
        words
      )}
    </WhenReady>
  )
}
