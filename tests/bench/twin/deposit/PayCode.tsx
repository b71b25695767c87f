import { lazy, Suspense } from 'react'
import { Banner } from '../../../../src/ui/Banner.tsx'
import { Copyable } from '../../../../src/ui/Copyable.tsx'
import styles from './deposit.module.css'

const QrCode = lazy(async () => ({ default: (await import('../../../../src/ui/QrCode.tsx')).QrCode }))

interface PayCodeProps {
  readonly label: string
  readonly value: string
  readonly copied?: string
  readonly warning?: string
}

/** An address to pay to: as a code, and to copy. */
export function PayCode({ label, value, copied, warning }: PayCodeProps) {
  return (
    <div className={styles.stack}>
      <div className={styles.code}>
        <Suspense fallback={null}>
          <QrCode value={value} label={label} size={200} />
        </Suspense>
      </div>
      <Copyable label={label} value={value} copiedLabel={copied} />
      {warning !== undefined && (
        <Banner tone="warning" icon="alert">
          {warning}
        </Banner>
      )}
    </div>
  )
}
