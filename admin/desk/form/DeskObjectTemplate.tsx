import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useId, type ReactNode } from 'react'
import { Card } from '../../../src/ui/Card.tsx'
import { contextOf } from './DeskFormContext.ts'
import styles from './form.module.css'

/** The whole form in one column; groups of the first level are cards if the form wants that, others titled rows. */
export function DeskObjectTemplate({ title, properties, fieldPathId, registry }: ObjectFieldTemplateProps) {
  const { path } = fieldPathId
  const { groups } = contextOf(registry)
  const fields = properties.map(({ content }) => content)
  if (path.length === 0) return <div className={groups === 'cards' ? styles.groups : styles.fields}>{fields}</div>
  if (path.length > 1 || groups === 'rows') return <Row title={title}>{fields}</Row>
  return (
    <div id={`group-${path.join('-')}`} tabIndex={-1} className={styles.group}>
      <Card title={title}>
        <div className={styles.fields}>{fields}</div>
      </Card>
    </div>
  )
}

function Row({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <legend id={id} className={styles.rowTitle}>
        {title}
      </legend>
      <div className={styles.rowFields}>{children}</div>
    </fieldset>
  )
}
