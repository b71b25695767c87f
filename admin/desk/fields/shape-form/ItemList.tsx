import { useRef, useState, type ReactNode, type Ref } from 'react'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { isObject, listOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { iconNames } from '../../../../src/format/shape/marks.ts'
import type { JsonShape, Path } from '../../../../src/format/shape/JsonShape.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { FieldError } from '../../../../src/ui/FieldError.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { RowMenu } from '../../kit/RowMenu.tsx'
import { SortableList } from '../../kit/SortableList.tsx'
import { useWords } from '../../words/useWords.ts'
import { emptyOf } from './emptyOf.ts'
import { fieldKind, alternativeOf, resolved } from './fieldKind.ts'
import { useShapeEditing } from './ShapeEditing.ts'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
import styles from './shape-form.module.css'
import { ValueFrame } from './ValueFrame.tsx'
import { blockLabel } from '../../../../src/format/facts/screenTitle.ts'
import { grouped } from '../../../../src/format/facts/amountText.ts'

let made = 0

const fresh = (): string => {
  made += 1
  return `item${made}`
}

/** An item at its place, and what it is called. */
export interface ListedItem {
  readonly shape: JsonShape
  readonly path: Path
  readonly value: unknown
  readonly name: string
}

export interface ItemListProps {
  /** A list, or one that is not there yet. */
  readonly field: ShapeFieldProps
  /** Of its items. */
  readonly shape: JsonShape
  /** Draws the fields of an item. */
  readonly children: (item: ListedItem) => ReactNode
}

/** The items of a list: each in a row that opens, in an order that can be changed. */
export function ItemList({ field, shape, children }: ItemListProps) {
  const { path, label } = field
  const { t } = useWords()
  const { isLocked } = useShapeEditing()
  const { items, keys, menuRef, addRef, add, move, moveBy, remove } = useItems(field, shape)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const nameOf = useItemName(shape)
  const { error } = useField(field, false)
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field.shape
  const flip = (key: string) =>
    setOpened(new Set(opened.has(key) ? [...opened].filter((each) => each !== key) : [...opened, key]))

  function row(value: unknown, index: number, handle: ReactNode) {
    const key = keys[index] ?? ''
    const item = { shape, path: [...path, index], value, name: nameOf(value, index) }
    return (
      <ListItem
        {...item}
        handle={handle}
        isOpen={opened.has(key)}
        onFlip={() => flip(key)}
        onMove={(by) => moveBy(index, by)}
        onRemove={items.length > minItems ? () => remove(index) : undefined}
        place={{ index, count: items.length }}
        menuRef={menuRef(key)}
      >
        {children(item)}
      </ListItem>
    )
  }

  return (
    <ValueFrame field={field}>
      {error === undefined && items.length < minItems && (
        <FieldError>{t('form.someNeeded', { limit: minItems })}</FieldError>
      )}
      <SortableList
        label={label}
        items={items}
        keyOf={(_, index) => keys[index] ?? String(index)}
        nameOf={nameOf}
        isLocked={isLocked}
        onMove={move}
      >
        {row}
      </SortableList>
      {!isLocked && items.length < maxItems && (
        <Button
          ref={addRef}
          size="small"
          variant="secondary"
          icon="plus"
          aria-label={t('form.addName', { name: label })}
          onClick={add}
        >
          {t('form.add')}
        </Button>
      )}
    </ValueFrame>
  )
}

/** The items of a list by keys that stay with them, and what can be done with them. */
function useItems({ path, value, required }: ShapeFieldProps, shape: JsonShape) {
  const { edits } = useShapeEditing()
  const items = listOf(value)
  const { keys, moved, inserted, removed } = useItemKeys(items.length)
  const menus = useRef(new Map<string, HTMLButtonElement>())
  const addRef = useRef<HTMLButtonElement>(null)

  /** Browsers drop the focus of what is removed or moved; until the next frame the menu that did it moves it, too. */
  function focusSoon(key: string | undefined) {
    requestAnimationFrame(() => (menus.current.get(key ?? '') ?? addRef.current)?.focus())
  }

  function move(from: number, to: number) {
    moved(from, to)
    edits.move(path, from, to)
  }

  function add() {
    const next = emptyOf(shape)
    inserted(items.length)
    if (value === undefined) edits.set(path, [next])
    else edits.insert(path, items.length, next)
  }

  function moveBy(index: number, by: 1 | -1) {
    move(index, index + by)
    focusSoon(keys[index])
  }

  function remove(index: number) {
    removed(index)
    // An optional list without items is left out.
    if (items.length === 1 && !required) edits.set(path, undefined)
    else edits.set([...path, index], undefined)
    focusSoon(keys[index + 1] ?? keys[index - 1])
  }

  return {
    items,
    keys,
    menuRef: (key: string) => (button: HTMLButtonElement | null) => {
      if (button) menus.current.set(key, button)
      else menus.current.delete(key)
    },
    addRef,
    add,
    move,
    moveBy,
    remove,
  }
}

interface ListItemProps extends ListedItem {
  readonly handle: ReactNode
  readonly isOpen: boolean
  readonly onFlip: () => void
  readonly onMove: (by: 1 | -1) => void
  /** Undefined where the list needs all that it has. */
  readonly onRemove: (() => void) | undefined
  readonly place: { readonly index: number; readonly count: number }
  readonly menuRef: Ref<HTMLButtonElement>
  /** Its fields. */
  readonly children: ReactNode
}

function ListItem(props: ListItemProps) {
  const { shape, path, value, name, handle, isOpen, onFlip, onMove, onRemove, place, menuRef, children } = props
  const { t } = useWords()
  const { isLocked, issues } = useShapeEditing()
  const pointer = toPointer(path)
  const problem = issues.some((issue) => `${issue.path}/`.startsWith(`${pointer}/`))
  const icon = iconNames.find((each) => isObject(value) && value['icon'] === each)
  const menu = (
    <RowMenu
      ref={menuRef}
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
  if (!isCompound)
    return (
      <div className={styles.item}>
        {handle}
        <div className={styles.itemField}>{children}</div>
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
      {isOpen && <div className={styles.itemBody}>{children}</div>}
    </div>
  )
}

interface ItemKeys {
  readonly keys: readonly string[]
  readonly moved: (from: number, to: number) => void
  readonly inserted: (index: number) => void
  readonly removed: (index: number) => void
}

/** A key for each item of a list, which stays with it when it moves; of a list that changed elsewhere, new ones. */
function useItemKeys(length: number): ItemKeys {
  const [keys, setKeys] = useState(() => Array.from({ length }, fresh))
  if (keys.length !== length) setKeys(Array.from({ length }, (_, index) => keys[index] ?? fresh()))
  return {
    keys,
    moved: (from, to) => setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? fresh())),
    inserted: (index) => setKeys(keys.toSpliced(index, 0, fresh())),
    removed: (index) => setKeys(keys.toSpliced(index, 1)),
  }
}

/** Name of a list's item: its own words, its action, or its number. */
function useItemName(shape: JsonShape): (value: unknown, index: number) => string {
  const { t, coded, locale } = useWords()
  const { copy, names } = useShapeEditing()
  return (value, index) => {
    const own = objectOf(value)
    const label = blockLabel(own, copy)
    if (label !== undefined) return label
    const variant = alternativeOf(shape, value)
    if (variant && resolved(shape).keyed) {
      const what = variant.shape.title?.[locale] ?? coded(`kinds.${variant.id}`) ?? variant.id
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
    if (typeof plain !== 'string') return t('shapes.number', { number: index + 1 })
    return fieldKind(shape) === 'amount' ? grouped(plain) : plain
  }
}
