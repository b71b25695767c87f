import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { toPointer } from '../../../src/format/check/Document.ts'
import { partLabel } from '../../../src/format/facts/screenTitle.ts'
import { isObject, listOf, objectOf } from '../../../src/format/isObject.ts'
import type { JsonShape, Path } from '../../../src/format/shape/JsonShape.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { FieldError } from '../../../src/ui/FieldError.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { iconNames } from '../../../src/format/shape/common.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { RowMenu } from '../parts/RowMenu.tsx'
import { SortableList } from '../parts/SortableList.tsx'
import { useWords } from '../words/useWords.ts'
import { CopyKeyField } from './CopyKeyField.tsx'
import { emptyOf } from './emptyOf.ts'
import { alternativeOf, alternativesOf, fieldKind, resolved, type FieldKind } from './fieldKind.ts'
import { IconField } from './IconField.tsx'
import { useShapeEditing } from './ShapeEditing.ts'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import { PictureField } from './PictureField.tsx'
import { helpOf } from '../words/shapeHelp.ts'
import styles from './shape-form.module.css'
import {
  EnumField,
  FormulaField,
  JsonField,
  LineField,
  MoneyField,
  NameField,
  NumberField,
  SwitchField,
  ValueField,
} from './simpleFields.tsx'
import { TextSlotField } from './TextSlotField.tsx'
import { ToneField } from './ToneField.tsx'
import { useItemKeys } from './useItemKeys.ts'

// Values hold values: the fields that hold others are in one file, because they go around in a circle.

const fields: Readonly<Record<FieldKind, ComponentType<ShapeFieldProps>>> = {
  text: TextSlotField,
  copyKey: CopyKeyField,
  formula: FormulaField,
  value: ValueField,
  name: NameField,
  icon: IconField,
  picture: PictureField,
  tone: ToneField,
  choice: EnumField,
  switch: SwitchField,
  number: NumberField,
  line: LineField,
  amount: MoneyField,
  group: GroupField,
  union: UnionField,
  list: ListField,
  json: JsonField,
}

const wide: ReadonlySet<FieldKind> = new Set(['group', 'union', 'list', 'json', 'switch', 'tone', 'picture'])

/** A value of a document, edited as its shape says. */
export function ShapeField(props: ShapeFieldProps) {
  const kind = fieldKind(props.shape)
  if (kind === undefined) return null
  const Field = fields[kind]
  return (
    <div className={wide.has(kind) ? styles.wide : undefined} data-pointer={toPointer(props.path)}>
      <Field {...props} shape={resolved(props.shape)} />
    </div>
  )
}

export interface PropertyFieldsProps {
  /** Of an object. */
  readonly shape: JsonShape
  readonly path: Path
  readonly value: unknown
  /** Properties that are edited elsewhere. */
  readonly without?: readonly string[]
}

const nothing: readonly string[] = []

/** A field for each property of an object. What is optional and not there waits behind a button. */
export function PropertyFields({ shape, path, value, without = nothing }: PropertyFieldsProps) {
  const { t, coded, locale } = useWords()
  const { properties = {}, required = [] } = shape
  const written = objectOf(value)
  const isRequired = (key: string) => required.includes(key) && properties[key]?.default === undefined
  const drawn = Object.entries(properties).filter(
    ([key, property]) => !without.includes(key) && fieldKind(property) !== undefined,
  )
  // Decided once: a field that is typed into does not go elsewhere meanwhile.
  const [first] = useState(
    () => new Set(drawn.map(([key]) => key).filter((key) => isRequired(key) || written[key] !== undefined)),
  )
  const draw = (entries: typeof drawn) =>
    entries.map(([key, property]) => (
      <ShapeField
        key={key}
        shape={property}
        path={[...path, key]}
        value={written[key]}
        label={property.setting?.title[locale] ?? coded(`keys.${key}`) ?? key}
        help={property.setting?.help?.[locale] ?? helpOf(property, locale)}
        required={isRequired(key)}
      />
    ))
  const more = drawn.filter(([key]) => !first.has(key))
  return (
    <>
      {first.size > 0 && <div className={styles.fields}>{draw(drawn.filter(([key]) => first.has(key)))}</div>}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('shapes.more', { count: more.length })}</summary>
          <div className={styles.fields}>{draw(more)}</div>
        </details>
      )}
    </>
  )
}

interface FrameProps {
  readonly field: ShapeFieldProps
  readonly children: ReactNode
  /** Beside the name. */
  readonly actions?: ReactNode
}

/** A value that holds others: its name, its help, what is wrong with it as a whole. */
function Frame({ field, actions, children }: FrameProps) {
  const { error } = useField(field, false)
  const id = useId()
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <span id={id} className={styles.groupName}>
          {field.label}
        </span>
        {actions}
      </div>
      {field.help !== undefined && <p className={styles.quiet}>{field.help}</p>}
      <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
      {children}
    </fieldset>
  )
}

/** Puts an optional value there, or takes it away. */
function Presence({ field }: { field: ShapeFieldProps }) {
  const { t } = useWords()
  const { isLocked, set } = useField(field)
  if (isLocked || field.required) return null
  return field.value === undefined ? (
    <Button
      size="small"
      variant="secondary"
      icon="plus"
      aria-label={t('shapes.addName', { name: field.label })}
      onClick={() => set(emptyOf(field.shape))}
    >
      {t('shapes.add')}
    </Button>
  ) : (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('shapes.removeName', { name: field.label })}
      onClick={() => set(undefined)}
    >
      {t('shapes.remove')}
    </Button>
  )
}

function GroupField(props: ShapeFieldProps) {
  const { shape, path, value } = props
  return (
    <Frame field={props} actions={<Presence field={props} />}>
      {value === undefined ? null : isObject(value) ? (
        <PropertyFields shape={shape} path={path} value={value} />
      ) : (
        <JsonField {...props} />
      )}
    </Frame>
  )
}

function UnionField(props: ShapeFieldProps) {
  const { shape, value } = props
  if (value === undefined)
    return (
      <Frame field={props} actions={<Presence field={props} />}>
        {null}
      </Frame>
    )
  return (
    <Frame field={props} actions={<Presence field={props} />}>
      {alternativeOf(shape, value) ? <Variant {...props} /> : <JsonField {...props} />}
    </Frame>
  )
}

/** Which shape of a union a value has, and its fields. */
function Variant(props: ShapeFieldProps) {
  const { shape, path, value } = props
  const { t, coded } = useWords()
  const { isLocked, set } = useField(props)
  const all = alternativesOf(shape)
  const chosen = alternativeOf(shape, value)
  if (!chosen) return <JsonField {...props} />
  const inner = resolved(chosen.shape)
  const hidden = shape.variants ? [shape.variants.property] : []
  return (
    <div className={styles.variant}>
      <ChoiceField
        label={t('shapes.kind')}
        disabled={isLocked}
        value={chosen.id}
        options={all.map(({ id }) => ({ value: id, label: coded(`kinds.${id}`) ?? coded(`keys.${id}`) ?? id }))}
        onChange={(id) => {
          const next = all.find((each) => each.id === id)
          if (next && id !== chosen.id) set(emptyOf(next.shape))
        }}
      />
      {isObject(value) && inner.properties ? (
        <PropertyFields key={chosen.id} shape={inner} path={path} value={value} without={hidden} />
      ) : (
        <ShapeField {...props} shape={chosen.shape} required />
      )}
    </div>
  )
}

function ListField(props: ShapeFieldProps) {
  const { shape, path, value, label } = props
  const { t } = useWords()
  const { edits, isLocked } = useShapeEditing()
  const items = listOf(value)
  const item = shape.items
  const { keys, moved, inserted, removed } = useItemKeys(items.length)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const name = useItemName(item)
  const { error } = useField(props, false)
  if (!item || (value !== undefined && !Array.isArray(value))) return <JsonField {...props} />
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape
  const flip = (key: string) =>
    setOpened(new Set(opened.has(key) ? [...opened].filter((each) => each !== key) : [...opened, key]))

  function add() {
    if (!item) return
    const next = emptyOf(item)
    inserted(items.length)
    if (value === undefined) edits.set(path, [next])
    else edits.insert(path, items.length, next)
  }

  function move(from: number, to: number) {
    moved(from, to)
    edits.move(path, from, to)
  }

  function remove(index: number) {
    removed(index)
    // An optional list without items is none.
    if (items.length === 1 && !props.required) edits.set(path, undefined)
    else edits.set([...path, index], undefined)
  }

  return (
    <Frame field={props}>
      {error === undefined && items.length < minItems && (
        <FieldError>{t('form.someNeeded', { limit: minItems })}</FieldError>
      )}
      <SortableList
        label={label}
        items={items}
        keyOf={(_, index) => keys[index] ?? String(index)}
        nameOf={name}
        isLocked={isLocked}
        onMove={move}
      >
        {(each, index, handle) => (
          <ListItem
            shape={item}
            path={[...path, index]}
            value={each}
            name={name(each, index)}
            handle={handle}
            isOpen={opened.has(keys[index] ?? '')}
            onFlip={() => flip(keys[index] ?? '')}
            onMove={(by) => move(index, index + by)}
            onRemove={items.length > minItems ? () => remove(index) : undefined}
            place={{ index, count: items.length }}
          />
        )}
      </SortableList>
      {!isLocked && items.length < maxItems && (
        <Button
          size="small"
          variant="secondary"
          icon="plus"
          aria-label={t('form.addName', { name: label })}
          onClick={add}
        >
          {t('form.add')}
        </Button>
      )}
    </Frame>
  )
}

interface ListItemProps {
  readonly shape: JsonShape
  readonly path: Path
  readonly value: unknown
  readonly name: string
  readonly handle: ReactNode
  readonly isOpen: boolean
  readonly onFlip: () => void
  readonly onMove: (by: 1 | -1) => void
  /** Undefined where the list needs all that it has. */
  readonly onRemove: (() => void) | undefined
  readonly place: { readonly index: number; readonly count: number }
}

function ListItem({ shape, path, value, name, handle, isOpen, onFlip, onMove, onRemove, place }: ListItemProps) {
  const { t } = useWords()
  const { isLocked, issues } = useShapeEditing()
  const pointer = toPointer(path)
  const problem = issues.some((issue) => `${issue.path}/`.startsWith(`${pointer}/`))
  const icon = iconNames.find((each) => isObject(value) && value['icon'] === each)
  const menu = (
    <RowMenu
      label={t('screens.menu', { name })}
      items={[
        { label: t('screens.moveUp'), icon: 'withdraw', disabled: place.index === 0, onChoose: () => onMove(-1) },
        {
          label: t('screens.moveDown'),
          icon: 'deposit',
          disabled: place.index === place.count - 1,
          onChoose: () => onMove(1),
        },
        {
          label: t('screens.remove'),
          icon: 'trash',
          isDangerous: true,
          disabled: onRemove === undefined,
          onChoose: () => onRemove?.(),
        },
      ]}
    />
  )
  const kind = fieldKind(shape)
  const isCompound = kind === 'group' || kind === 'union' || kind === 'list'
  const field = <ItemField shape={shape} path={path} value={value} name={name} />
  if (!isCompound)
    return (
      <div className={styles.item}>
        {handle}
        <div className={styles.itemField}>{field}</div>
        {!isLocked && menu}
      </div>
    )
  return (
    <div data-pointer={pointer}>
      <div className={styles.item}>
        {handle}
        <button type="button" className={styles.itemName} aria-expanded={isOpen} onClick={onFlip}>
          {problem && <Icon name="alert" size={16} label={t('shapes.hasProblem')} />}
          {icon && <Icon name={icon} size={18} />}
          <span className={styles.picked}>{name}</span>
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
        </button>
        {!isLocked && menu}
      </div>
      {isOpen && <div className={styles.itemBody}>{field}</div>}
    </div>
  )
}

/** The fields of an item, whose name is above them. */
function ItemField({ shape, path, value, name }: Pick<ListItemProps, 'shape' | 'path' | 'value' | 'name'>) {
  const meant = resolved(shape)
  const whole: ShapeFieldProps = { shape: meant, path, value, label: name, help: undefined, required: true }
  const kind = fieldKind(shape)
  if (kind === 'group' && isObject(value)) return <PropertyFields shape={meant} path={path} value={value} />
  if (kind === 'group') return <JsonField {...whole} />
  return kind === 'union' ? <Variant {...whole} /> : <ShapeField {...whole} shape={shape} />
}

/** What an item of a list is called: its own words, what it does, or its number. */
function useItemName(shape: JsonShape | undefined): (value: unknown, index: number) => string {
  const { t, coded } = useWords()
  const { copy, names } = useShapeEditing()
  return (value, index) => {
    const own = objectOf(value)
    const label = partLabel(own, copy)
    if (label !== undefined) return label
    const variant = shape && alternativeOf(shape, value)
    if (variant && resolved(shape).keyed) {
      const what = coded(`kinds.${variant.id}`) ?? variant.id
      const target = own[variant.id]
      const said =
        typeof target !== 'string'
          ? undefined
          : variant.id === 'go'
            ? names.route.find(({ value: route }) => route === target)?.label
            : variant.id === 'call'
              ? names.call.find(({ value: call }) => call === target)?.label
              : copy[target]
      return said === undefined ? what : t('shapes.doing', { what, which: said })
    }
    const plain = [own['name'], own['value'], own['label'], own['title'], value].find(
      (each) => typeof each === 'string' && each !== '',
    )
    return typeof plain === 'string' ? plain : t('shapes.number', { number: index + 1 })
  }
}
