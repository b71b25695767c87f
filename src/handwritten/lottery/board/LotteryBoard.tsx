import styles from './LotteryBoard.module.css'
import { useId, useMemo } from 'react'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useTranslate } from '../../../renderer/reading/language.ts'
import { usePlace } from '../../../renderer/screen/ScopeContext.tsx'
import { useOpened } from '../../../renderer/screen/useOpened.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { lookOf } from '../draw/lookOf.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import { SlipBar } from '../slip/SlipBar.tsx'
import { groupPlays, type Play } from './groupPlays.ts'
import { PlayGroupSection } from './PlayGroupSection.tsx'
import { listSource, useListing } from './useListing.ts'
import type { ScreenStore } from '../../../renderer/screen/createScreenStore.ts'
import { createSlip, type Slip } from '../slip/createSlip.ts'

const slips = new WeakMap<ScreenStore, Map<string, Slip>>()

type Props = PropsOf<'lotteryBoard'>

/** The board of a lottery that the platform lists by this name and of this type; any other has no board. */
export function LotteryBoard({ props }: { readonly props: Props }) {
  const text = useTranslate()
  const list = listSource(usePlace())
  const listing = useListing(props)
  if (list === undefined || listing === 'unlisted') return <EmptyState title={text(lotteryKeys.noPlays)} />
  if (listing === 'failed') return <SourcesFailed names={[list]} />
  if (listing === 'loading') return <Skeleton shape="part" count={3} label={text(lotteryKeys.loading)} />
  return <ListedBoard props={props} />
}

/** The options as the platform names them, and the slip beneath them. */
function ListedBoard({ props }: { readonly props: Props }) {
  const text = useTranslate()
  const plays = props.plays as readonly Play[]
  const groups = useMemo(() => groupPlays(plays), [plays])
  const slip = slipOf(usePlace().store, props.lottery)
  useOpened(`lottery/${props.lottery}`)
  const base = useId()
  const look = lookOf(props.typeid)
  const headingId = (index: number) => `${base}-${index}`

  if (groups.length === 0) return <EmptyState title={text(lotteryKeys.noPlays)} />
  return (
    <div className={styles.board}>
      {groups.length > 1 && (
        <GroupLinks
          label={text(lotteryKeys.groups)}
          links={groups.map(({ title }, index) => ({ id: headingId(index), title }))}
        />
      )}
      {groups.map((group, index) => (
        <PlayGroupSection key={group.title} id={headingId(index)} group={group} look={look} slip={slip} />
      ))}
      <BottomBar>
        {/* A review that is open belongs to the lottery it was opened for. */}
        <SlipBar key={props.lottery} props={props} plays={plays} slip={slip} />
      </BottomBar>
    </div>
  )
}

interface GroupLinksProps {
  readonly label: string
  readonly links: readonly { readonly id: string; readonly title: string }[]
}

/** Leads to each group of a long board, by finger and by keyboard. */
function GroupLinks({ label, links }: GroupLinksProps) {
  function handleGo(id: string) {
    const heading = document.getElementById(id)
    heading?.parentElement?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={label} className={styles.links} data-bar="">
      {links.map(({ id, title }) => (
        <button key={id} type="button" className={styles.link} onClick={() => handleGo(id)}>
          {title}
        </button>
      ))}
    </nav>
  )
}

/**
 * The slip of a lottery on an open screen: what is chosen outlives a look at another tab or another lottery, is never
 * taken over to that one, and ends with the screen.
 */
function slipOf(screen: ScreenStore, lottery: string): Slip {
  const ofScreen = slips.get(screen) ?? new Map<string, Slip>()
  slips.set(screen, ofScreen)
  const slip = ofScreen.get(lottery) ?? createSlip()
  ofScreen.set(lottery, slip)
  return slip
}
