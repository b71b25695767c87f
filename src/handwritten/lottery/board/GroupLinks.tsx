import styles from './LotteryBoard.module.css'

export interface GroupLinksProps {
  readonly label: string
  readonly links: readonly { readonly id: string; readonly title: string }[]
}

/** Leads to each group of a long board, by finger and by keyboard. */
export function GroupLinks({ label, links }: GroupLinksProps) {
  function handleGo(id: string) {
    const heading = document.getElementById(id)
    heading?.parentElement?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={label} className={styles.links}>
      {links.map(({ id, title }) => (
        <button key={id} type="button" className={styles.link} onClick={() => handleGo(id)}>
          {title}
        </button>
      ))}
    </nav>
  )
}
