import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Copyable } from '../../../ui/Copyable.tsx'
import { later } from '../../../ui/later.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import { WhenReady } from '../../parts/WhenReady.tsx'
import type { CopyableBlock } from '../../../format/blocks/copyable.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './CopyableView.module.css'

const QrCode = later(async () => (await import('../../../ui/QrCode.tsx')).QrCode)

/** Most that a QR code of medium correction holds, in characters of any kind. */
const MOST_IN_CODE = 600

function readCopyable(read: Reader, { label, value, as, warning, copied }: BlockOf<'copyable'>) {
  const given = read.value(value, '')
  const text = typeof given === 'string' ? given : ''
  return {
    label: read.text(label),
    value: text,
    display: as && read.display(text, as),
    warning: read.text(warning),
    copied: read.text(copied),
  }
}

/** A value to copy, with its code and what to mind. Shows nothing when there is no value. */
export function CopyableView({ block }: { block: BlockOf<'copyable'> }) {
  const copyable = useDerived(block, readCopyable)
  const { label, value, display, warning, copied } = copyable.value
  const hasCode = block.qr && value.length <= MOST_IN_CODE
  return (
    <WhenReady of={copyable} skeleton={<CopyableSkeleton block={block} />}>
      {value !== '' && (
        <div className={styles.copyable}>
          {hasCode && (
            <div className={styles.code}>
              <QrCode value={value} label={label} size={200} />
            </div>
          )}
          <Copyable label={label} value={value} display={display} {...(copied !== '' && { copiedLabel: copied })} />
          {warning !== '' && (
            <Banner tone="warning" icon="alert">
              {warning}
            </Banner>
          )}
        </div>
      )}
    </WhenReady>
  )
}

/** The space that a value to copy will take. */
function CopyableSkeleton({ block: { qr, warning } }: { block: CopyableBlock }) {
  return (
    <div className={styles.copyable}>
      {qr && (
        <div className={styles.waiting}>
          <Skeleton shape="tile" />
        </div>
      )}
      <Skeleton shape="bar" />
      {warning !== undefined && <Skeleton shape="bar" />}
    </div>
  )
}
