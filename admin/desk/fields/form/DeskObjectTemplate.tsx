import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { useId, type ReactNode } from 'react'
import { contextOf } from './DeskFormContext.ts'
import styles from './form.module.css'
import { schemaOf } from '../../facts/shapes/schemaOf.ts'
import { splitGroups } from './splitGroups.ts'

/** The whole form; groups of the first level are cards in two columns if the form wants that, others titled rows. */
export function DeskObjectTemplate(props: ObjectFieldTemplateProps) {
  const { title, properties, fieldPathId, registry, schema } = props
  const { path } = fieldPathId
  const { groups, only } = contextOf(registry)
  const fields = properties.map(({ content }) => content)
  if (groups === 'rows')
    return path.length === 0 ? <div className={styles.fields}>{fields}</div> : <Row title={title}>{fields}</Row>
  if (path.length > 1)
    return (
      <Row title={title} shape={isRowOfTable(schema) ? 'table' : 'list'}>
        {fields}
      </Row>
    )
  if (path.length === 1) return <Group {...props} />
  const shown = properties.filter(({ name }) => only?.has(`/${name}`) ?? true)
  const columns = splitGroups(shown.map(({ name }) => schemaOf(schema.properties?.[name])))
  const inLeft = new Set(shown.flatMap(({ name }, at) => (columns[at] === 'left' ? [name] : [])))
  const column = (isLeft: boolean) =>
    properties.flatMap(({ name, content }) => (inLeft.has(name) === isLeft ? [content] : []))
  return (
    <div className={styles.groups}>
      <div className={styles.column}>{column(true)}</div>
      <div className={styles.column}>{column(false)}</div>
    </div>
  )
}

function Group({ title, properties, fieldPathId, registry, schema, uiSchema }: ObjectFieldTemplateProps) {
  const id = useId()
  const { path } = fieldPathId
  const { only } = contextOf(registry)
  const shown = properties.filter(({ name }) => only?.has(`/${[...path, name].join('/')}`) ?? true)
  /** The columns that a row of a table begins with; later rows of the same table are beneath it. */
  const headOf = (name: string): readonly string[] => {
    const at = shown.findIndex((property) => property.name === name)
    const columns = columnsOf(schema, name)
    const before = shown[at - 1]
    return at < 0 || (before && String(columnsOf(schema, before.name)) === String(columns)) ? [] : columns
  }
  return (
    <section id={`group-${path.join('-')}`} tabIndex={-1} className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      <div className={styles.fields}>
        {properties.flatMap(({ name, content }) => [
          ...(headOf(name).length > 0
            ? [
                <div key={`${name}-head`} className={styles.tableHead} aria-hidden="true">
                  {headOf(name).map((key) => (
                    <span key={key}>{String(uiSchema?.[name]?.[key]?.['ui:title'] ?? '')}</span>
                  ))}
                </div>,
              ]
            : []),
          content,
        ])}
      </div>
    </section>
  )
}

/** A pair of values beside one name is a row of a table; more would not fit there. */
const isRowOfTable = ({ properties }: RJSFSchema): boolean =>
  properties !== undefined && Object.keys(properties).length <= 2

function columnsOf(schema: RJSFSchema, name: string): readonly string[] {
  const below = schemaOf(schema.properties?.[name])
  return isRowOfTable(below) ? Object.keys(below.properties ?? {}) : []
}

interface RowProps {
  readonly title: string | undefined
  readonly shape?: 'table' | 'list'
  readonly children: ReactNode
}

function Row({ title, shape, children }: RowProps) {
  const id = useId()
  return (
    <fieldset className={styles.row} aria-labelledby={id} data-shape={shape}>
      <legend id={id} className={styles.rowTitle}>
        {title}
      </legend>
      <div className={styles.rowFields}>{children}</div>
    </fieldset>
  )
}
