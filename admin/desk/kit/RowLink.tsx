import { Link, type LinkProps } from 'react-router-dom'
import styles from './RowLink.module.css'

/** A link on its own, in a row of a table or beside a title: on a phone as large as a button. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link ?? ''} />
}
