import { useEffect, useState } from 'react'
import type { BlockOf } from '../../format/blocks/Block.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDerived } from '../hooks/useDerived.ts'
import { useTranslate } from '../hooks/useTranslate.ts'
import { useHost } from '../RendererProvider.tsx'
import { readUrl } from '../pictures/readUrl.ts'
import type { Reader } from '../scope/createReader.ts'
import styles from './FrameView.module.css'
import { WhenReady } from './WhenReady.tsx'

function readFrame(read: Reader, { title, src }: BlockOf<'frame'>) {
  const given = read.value(src, '')
  return { title: read.text(title), src: typeof given === 'string' ? given : '' }
}

/**
 * An external page, full size. Which https pages may stand here is the content security policy's affair (`frame-src`);
 * one that it refuses shows as an error. A page from the app's own origin loses that origin, or the sandbox would not hold it.
 */
export function FrameView({ block }: { block: BlockOf<'frame'> }) {
  const frame = useDerived(block, readFrame)
  const { title, src } = frame.value
  return (
    <WhenReady of={frame} skeleton={<Skeleton shape="banner" />}>
      <ExternalPage key={src} title={title} address={src} />
    </WhenReady>
  )
}

function ExternalPage({ title, address }: { title: string; address: string }) {
  const text = useTranslate()
  const { device } = useHost()
  const refused = useRefused(address)
  // An empty address would be the app in itself.
  const url = address === '' ? undefined : readUrl(address, document.baseURI)
  const isOwn = url?.origin === location.origin
  if (!url || (url.protocol !== 'https:' && !isOwn)) return <ErrorState title={text('frame.refused')} />
  if (refused) {
    return (
      <div className={styles.refused}>
        <ErrorState title={text('frame.refused')} />
        <Button variant="secondary" icon="external" onClick={() => device.open(url.href)}>
          {text('frame.open')}
        </Button>
      </div>
    )
  }
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={url.href}
      sandbox={`allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${isOwn ? '' : ' allow-same-origin'}`}
      referrerPolicy="no-referrer"
      allow="fullscreen; clipboard-write"
    />
  )
}

/** Whether the content security policy let nothing of this address into a frame. */
function useRefused(address: string): boolean {
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const origin = readUrl(address, document.baseURI)?.origin
    function handle({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
      if (effectiveDirective === 'frame-src' && readUrl(blockedURI)?.origin === origin) setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', handle)
    return () => document.removeEventListener('securitypolicyviolation', handle)
  }, [address])
  return refused
}
