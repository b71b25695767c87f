import { AreaLinks } from './AreaLinks.tsx'
import { Brand } from './Brand.tsx'
import { OwnFoot } from './OwnFoot.tsx'
import styles from './SideNav.module.css'

export function SideNav() {
  return (
    <div className={styles.side}>
      <Brand />
      <AreaLinks />
      <OwnFoot />
    </div>
  )
}
