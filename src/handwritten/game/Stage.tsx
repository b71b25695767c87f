import { useState } from 'react'
import { readFramePage } from '../../renderer/blocks/frame/framePage.ts'
import { useTranslate } from '../../renderer/reading/language.ts'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { copyKeys } from './copyKeys.ts'
import type { Destination } from './Destination.ts'
import styles from './GameHost.module.css'
import { readLaunchUrl } from './readLaunchUrl.ts'
import { reasonOf, type Launch } from './useLaunch.ts'

interface StageProps {
  readonly destination: Destination
  readonly launch: Launch
  readonly onRetry: () => void
}

/** Shown in place of a page that is not there yet, or will not come: why, and the two ways on. */
export function Stage({ destination, launch, onRetry }: StageProps) {
  const translate = useTranslate()
  const explain = useExplain()
  switch (launch.state) {
    case 'asking':
    case 'loading':
    case 'open':
      return (
        <div className={styles.words}>
          <Spinner size={32} label={translate(copyKeys.loading)} />
        </div>
      )
    case 'late':
      return (
        <Stopped
          title={translate(copyKeys.late)}
          text={translate(copyKeys.lateHint)}
          destination={destination}
          onRetry={onRetry}
          hasNewTab
        />
      )
    case 'nowhere':
      return (
        <Stopped
          title={translate(copyKeys.nowhere)}
          text={translate(copyKeys.nowhereHint)}
          destination={destination}
          onRetry={onRetry}
        />
      )
    case 'refused':
      return <Stopped title={translate(copyKeys.refused)} destination={destination} onRetry={onRetry} hasNewTab />
    case 'failed':
      return (
        <Stopped
          title={translate(copyKeys.failed)}
          text={explain(launch.error)}
          destination={destination}
          onRetry={onRetry}
        />
      )
    default:
      return launch satisfies never
  }
}

interface StoppedProps {
  readonly title: string
  readonly text?: string
  readonly destination: Destination
  readonly onRetry: () => void
  readonly hasNewTab?: boolean
}

function Stopped({ title, text, destination, onRetry, hasNewTab }: StoppedProps) {
  const translate = useTranslate()
  const [openInNewTab, isOpening] = useNewTab(destination)
  return (
    <div className={styles.words}>
      <ErrorState title={title} text={text} onRetry={onRetry} retryLabel={translate(copyKeys.retry)} />
      {hasNewTab && (
        <Button variant="quiet" icon="external" busy={isOpening} onClick={openInNewTab}>
          {translate(copyKeys.newTab)}
        </Button>
      )}
    </div>
  )
}

/** Opens the destination in a new tab, with an address of its own: the one that was tried may be used up. */
function useNewTab(destination: Destination): readonly [open: () => void, isOpening: boolean] {
  const host = useHost()
  const translate = useTranslate()
  const explain = useExplain()
  const [isOpening, setOpening] = useState(false)

  async function open(): Promise<void> {
    setOpening(true)
    try {
      const address = await readLaunchUrl(destination, host, new AbortController().signal)
      const page = address === undefined ? undefined : readFramePage(address)
      if (page) host.device.open(page.url.href)
      else host.feedback.toast(translate(address === undefined ? copyKeys.nowhere : copyKeys.blockedUrl), 'danger')
    } catch (error) {
      host.feedback.toast(explain(error), 'danger')
    }
    setOpening(false)
  }
  return [() => void open(), isOpening]
}

function useExplain(): (error: unknown) => string {
  const translate = useTranslate()
  return (error) => {
    const reason = reasonOf(error)
    if ('kind' in reason) return translate(copyKeys[reason.kind])
    return reason.message === '' ? translate(copyKeys.failed) : reason.message
  }
}
