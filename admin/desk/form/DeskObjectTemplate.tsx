import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useId, type ReactNode } from 'react'
import { Card } from '../../../src/ui/Card.tsx'
import styles from './form.module.css'

/** The whole form under one another, each group of the first level a card, groups within it a titled row. */
export function DeskObjectTemplate({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const { path } = fieldPathId
  const fields = properties.map(({ content }) => content)
  if (path.length === 0) return <div className={styles.groups}>{fields}</div>
  if (path.length > 1) return <Row title={title}>{fields}</Row>
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
