import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { joinNames } from '../../../ui/joinNames.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import type { Reader } from '../../reading/reader.ts'
import styles from './FrameView.module.css'
import { readFramePage, useRefusedFrame } from './framePage.ts'
import { useWayOut } from './useWayOut.ts'
import { WhenReady } from '../../parts/WhenReady.tsx'

function readFrame(read: Reader, { title, src }: BlockOf<'frame'>) {
  const given = read.value(src, '')
  return { title: read.text(title), src: typeof given === 'string' ? given : '' }
}

/** An external page, full size; one that may not be framed here shows as an error. */
export function FrameView({ block }: { block: BlockOf<'frame'> }) {
  const frame = useDerived(block, readFrame)
  const isLeaving = useWayOut()
  const { title, src } = frame.value
  return (
    <WhenReady of={frame} skeleton={<Skeleton shape="banner" />}>
      <ExternalPage key={src} title={title} address={src} isFull={block.full === true} isGone={isLeaving} />
    </WhenReady>
  )
}

interface ExternalPageProps {
  readonly title: string
  readonly address: string
  readonly isFull: boolean
  readonly isGone: boolean
}

function ExternalPage({ title, address, isFull, isGone }: ExternalPageProps) {
  const text = useTranslate()
  const { device } = useHost()
  const page = readFramePage(address)
  const refused = useRefusedFrame(page?.url.origin)
  if (!page) return <ErrorState title={text('frame.refused')} />
  if (refused) {
    return (
      <div className={styles.refused}>
        <ErrorState title={text('frame.refused')} />
        <Button variant="secondary" icon="external" onClick={() => device.open(page.url.href)}>
          {text('frame.open')}
        </Button>
      </div>
    )
  }
  if (isGone) return null
  return (
    <iframe
      className={joinNames(styles.frame, isFull && styles.full)}
      title={title}
      src={page.url.href}
      sandbox={`${page.sandbox} allow-popups-to-escape-sandbox`}
      referrerPolicy="no-referrer"
      allow="fullscreen; clipboard-write"
    />
  )
}
