import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { Mark } from './Mark.tsx'
import styles from './Tabs.module.css'

interface TabItem {
  value: string
  label: string
  icon?: IconName | undefined
  /** A picture instead of the icon. */
  image?: string | undefined
  /** The tab's content, made only when it is first shown. */
  panel?: (() => ReactNode) | undefined
}

export interface TabsProps {
  /** Names the list of tabs for screen readers. */
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (value: string) => void
  /** Above the content, or a column at its left. */
  placement?: 'top' | 'side' | undefined
  /** Panels once shown stay mounted, with what was typed in them. */
  keepMounted?: boolean | undefined
  /** Between the tabs and their content. */
  head?: ReactNode
}

const steps: Readonly<Record<string, Partial<Record<string, number>>>> = {
  top: { ArrowRight: 1, ArrowLeft: -1 },
  side: { ArrowDown: 1, ArrowUp: -1 },
}

/**
 * Tabs after the WAI-ARIA pattern: one tab stop, arrows move and select, Home and End jump.
 * Our own, because Base UI's cost 12 KB that the home screen cannot spare.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, onChange, placement = 'top', keepMounted = false, head } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([value]))
  if (keepMounted && !seen.has(value)) setSeen(new Set([...seen, value]))

  const tabId = (item: string) => `${id}-tab-${item}`
  const panelId = (item: string) => `${id}-panel-${item}`
  // A value outside the list would leave no tab stop at all.
  const stop = items.some((item) => item.value === value) ? value : items[0]?.value

  const tabOf = (wanted: string) => list.current?.children[items.findIndex((item) => item.value === wanted)]
  const last = useRef(value)
  const reveal = useEffectEvent((wanted: string) => {
    // The first is in view where none was chosen before: to ask would have a new page laid out at once.
    if (wanted !== last.current || wanted !== items[0]?.value) bringIntoView(tabOf(wanted))
    last.current = wanted
  })
  useEffect(() => reveal(value), [value])

  function select(next: string) {
    const tab = tabOf(next)
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
    if (next !== value) onChange(next)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[placement]?.[event.key]
    const here = items.findIndex((item) => item.value === stop)
    const target =
      step !== undefined
        ? items[(here + step + items.length) % items.length]
        : { Home: items[0], End: items.at(-1) }[event.key]
    if (!target) return
    event.preventDefault()
    select(target.value)
  }

  return (
    <div className={joinNames(styles.tabs, styles[placement])}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        aria-orientation={placement === 'side' ? 'vertical' : undefined}
        className={styles.list}
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item.value)}
            aria-selected={item.value === value}
            aria-controls={panelId(item.value)}
            tabIndex={item.value === stop ? 0 : -1}
            className={styles.tab}
            onClick={() => select(item.value)}
          >
            <Mark image={item.image} icon={item.icon} size={placement === 'side' ? 24 : 18} />
            <span>{item.label}</span>
          </button>
        ))}
      </div>
      {head}
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={panelId(item.value)}
          aria-labelledby={tabId(item.value)}
          hidden={item.value !== value}
          className={styles.panel}
        >
          {(item.value === value || (keepMounted && seen.has(item.value))) && item.panel?.()}
        </div>
      ))}
    </div>
  )
}

/** Only the list may move: `scrollIntoView` would shift the page as well. */
function bringIntoView(tab: Element | undefined) {
  const list = tab?.parentElement
  if (!tab || !list) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  list.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2
}
