import { useState, type ComponentType, useId } from 'react'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { isObject, objectOf } from '../../../../src/format/value/isObject.ts'
import type { JsonShape, Path } from '../../../../src/format/shape/JsonShape.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { useWords } from '../../words/useWords.ts'
import { CopyKeyField } from './CopyKeyField.tsx'
import { emptyOf } from './emptyOf.ts'
import { alternativeOf, alternativesOf, fieldKind, resolved, type FieldKind } from './fieldKind.ts'
import { ItemList, type ListedItem } from './ItemList.tsx'
import { PictureField } from './PictureField.tsx'
import { useField, type ShapeFieldProps } from './ShapeFieldProps.ts'
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
import { ValueFrame } from './ValueFrame.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { iconNames, toneNames } from '../../../../src/format/shape/marks.ts'
import { ChosenField } from './ChosenField.tsx'
import { useShapeEditing } from './ShapeEditing.ts'
import { FieldError } from '../../../../src/ui/FieldError.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import choices from '../../../../src/ui/choices.module.css'
import tones from '../../../../src/ui/tones.module.css'

// Values hold values: what draws a field inside another is in one file, because it goes around in a circle.

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
        help={(property.setting?.help ?? property.help)?.[locale] ?? property.description}
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
    <ValueFrame field={props} actions={<Presence field={props} />}>
      {value === undefined ? null : isObject(value) ? (
        <PropertyFields shape={shape} path={path} value={value} />
      ) : (
        <JsonField {...props} />
      )}
    </ValueFrame>
  )
}

function UnionField(props: ShapeFieldProps) {
  const { shape, value } = props
  if (value === undefined)
    return (
      <ValueFrame field={props} actions={<Presence field={props} />}>
        {null}
      </ValueFrame>
    )
  return (
    <ValueFrame field={props} actions={<Presence field={props} />}>
      {alternativeOf(shape, value) ? <Variant {...props} /> : <JsonField {...props} />}
    </ValueFrame>
  )
}

/** Which shape of a union a value has, and its fields. */
function Variant(props: ShapeFieldProps) {
  const { shape, path, value } = props
  const { t, coded, locale } = useWords()
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
        options={all.map(({ id, shape: { title } }) => ({
          value: id,
          label: title?.[locale] ?? coded(`kinds.${id}`) ?? coded(`keys.${id}`) ?? id,
        }))}
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
  const { shape, value } = props
  if (!shape.items || (value !== undefined && !Array.isArray(value))) return <JsonField {...props} />
  return (
    <ItemList field={props} shape={shape.items}>
      {(item) => <ItemField {...item} />}
    </ItemList>
  )
}

/** The fields of an item, whose name is above them. */
function ItemField({ shape, path, value, name }: ListedItem) {
  const meant = resolved(shape)
  const whole: ShapeFieldProps = { shape: meant, path, value, label: name, help: undefined, required: true }
  const kind = fieldKind(shape)
  if (kind === 'group' && isObject(value)) return <PropertyFields shape={meant} path={path} value={value} />
  if (kind === 'group') return <JsonField {...whole} />
  return kind === 'union' ? <Variant {...whole} /> : <ShapeField {...whole} shape={shape} />
}

/** An icon, chosen by its looks. */
function IconField(props: ShapeFieldProps) {
  const { required, value } = props
  const { t } = useWords()
  const { set } = useField(props)
  const [isOpen, setOpen] = useState(false)
  const chosen = iconNames.find((name) => name === value)

  function choose(next: string | undefined) {
    setOpen(false)
    set(next)
  }

  return (
    <ChosenField
      field={props}
      chosen={chosen && t(`icons.${chosen}`)}
      placeholder={t('shapes.none')}
      mark={chosen && <Icon name={chosen} size={20} />}
      onPress={() => setOpen(true)}
    >
      <Dialog open={isOpen} title={t('shapes.chooseIcon')} onClose={() => setOpen(false)}>
        {!required && chosen && (
          <Button variant="secondary" size="small" icon="close" onClick={() => choose(undefined)}>
            {t('shapes.noIcon')}
          </Button>
        )}
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.iconOption}
                aria-current={name === chosen || undefined}
                onClick={() => choose(name)}
              >
                <Icon name={name} size={24} />
                <span>{t(`icons.${name}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </ChosenField>
  )
}

/** Shown text: one of the app's texts, with values for its holes if it has any, or a formula. */
function TextSlotField(props: ShapeFieldProps) {
  const { t } = useWords()
  const { edits, isLocked } = useShapeEditing()
  const { value, path, label } = props
  const isFormula = typeof value === 'string' && value.startsWith('=')
  if (isObject(value) && typeof value['copy'] === 'string' && !value['copy'].startsWith('='))
    return (
      <div className={styles.fields}>
        <CopyKeyField {...props} path={[...path, 'copy']} value={value['copy']} required />
        <JsonField
          {...props}
          path={[...path, 'with']}
          value={value['with']}
          label={t('shapes.holesOf', { name: label })}
          help={t('shapes.holesHelp')}
          required={false}
        />
      </div>
    )
  if (isObject(value)) return <JsonField {...props} />
  return (
    <div className={styles.slot}>
      {isFormula ? <FormulaField {...props} /> : <CopyKeyField {...props} />}
      {!isLocked && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t(isFormula ? 'shapes.useTextFor' : 'shapes.useFormulaFor', { name: label })}
          onClick={() => edits.set(path, isFormula ? '' : '=')}
        >
          {t(isFormula ? 'shapes.useText' : 'shapes.useFormula')}
        </Button>
      )}
    </div>
  )
}

/** A colour family, chosen by its colour. */
function ToneField(props: ShapeFieldProps) {
  const { label, help, value, shape } = props
  const { t } = useWords()
  const { error, isLocked, set } = useField(props)
  const name = useId()
  const chosen = typeof value === 'string' ? value : shape.default
  return (
    <fieldset className={styles.tones} disabled={isLocked}>
      <legend className={choices.legend}>{label}</legend>
      <div className={styles.toneOptions}>
        {toneNames.map((tone) => (
          <label key={tone} className={joinNames(styles.tone, tones[tone])}>
            <input
              type="radio"
              name={name}
              value={tone}
              checked={tone === chosen}
              className={choices.native}
              onChange={() => set(tone)}
            />
            <span className={styles.swatch} />
            {t(`tones.${tone}`)}
          </label>
        ))}
      </div>
      {help !== undefined && <p className={choices.hint}>{help}</p>}
      <div aria-live="polite">{error !== undefined && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  )
}
