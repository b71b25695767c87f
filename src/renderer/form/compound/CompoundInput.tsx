import {
  getUiOptions,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RegistryWidgetsType,
  type RJSFSchema,
  type ValidatorType,
  type WidgetProps,
  buttonId,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
} from '@rjsf/utils'
import { useMemo, useState, type ComponentType } from 'react'
import type { FieldSchema, GroupSchema, PropertySchema, RowsSchema } from '../../../format/blocks/form.ts'
import { widgetOf } from '../../../format/blocks/widgets.ts'
import { FieldError } from '../../../ui/FieldError.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import { useReadable } from '../../../ui/useReadable.ts'
import { FieldLinks } from '../fields/FieldLinks.tsx'
import { inputs } from '../fields/inputs.gen.ts'
import type { InputProps } from '../fields/InputProps.ts'
import { useFormStore } from '../formStore.ts'
import { emptyValue, groupOf, isRows, type FormValues } from '../formValues.ts'
import { PlaybillForm } from '../theme/PlaybillForm.ts'
import styles from './compound.module.css'
import { holderOptions, readCompound, singleOptions, type CompoundContext } from './readCompound.ts'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../reading/language.ts'
import { focusMoved, focusRemoved } from '../theme/focusItem.ts'

const templates = {
  FieldTemplate: CompoundFieldTemplate,
  ObjectFieldTemplate: GroupTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowTemplate,
}

/** The inputs of a form by the names of the document language, as rjsf calls for them. */
const compoundWidgets: RegistryWidgetsType = Object.fromEntries(
  Object.entries(inputs).map(([name, Input]) => [name, asWidget(Input)]),
)

/** The form's store judges all fields together. */
const judgedByTheStore: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

/** The store begins with the rows there must be; what rjsf adds to them would count as typed. */
const defaults = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
} as const

/** A field that holds others, drawn by rjsf. Its value, however deep, is one value of the form's store. */
export function CompoundInput(props: InputProps<GroupSchema | RowsSchema>) {
  const { id, name, ui, schema, texts, value, disabled, onChange } = props
  const { judgement, sayProblem } = useFormStore()
  const { problems } = useReadable(judgement)
  const { error } = texts
  const input = useMemo(
    () => ({ name, ui, schema, error, problems: problems.filter(({ field }) => field === name), sayProblem }),
    [name, ui, schema, error, problems, sayProblem],
  )
  const { uiSchema, errors } = useDerived(input, readCompound).value
  const [said, setSaid] = useState('')
  const context: CompoundContext = useMemo(() => ({ name, announce: setSaid }), [name])

  return (
    <>
      <PlaybillForm
        tagName="div"
        schema={schema as RJSFSchema}
        uiSchema={uiSchema}
        validator={judgedByTheStore}
        formData={value}
        extraErrors={errors}
        noValidate
        disabled={disabled}
        formContext={context}
        widgets={compoundWidgets}
        templates={templates}
        idPrefix={id}
        experimental_defaultFormStateBehavior={defaults}
        // A report without a field is rjsf's own, about data it has filled in.
        onChange={({ formData }, field) => {
          if (field !== undefined) onChange(completeValue(schema, formData))
        }}
      >
        {/* rjsf would draw a submit button. */}
        <></>
      </PlaybillForm>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}

function asWidget(Input: ComponentType<InputProps>) {
  return function CompoundWidget({ id, options, schema, value, required, disabled, rawErrors, onChange }: WidgetProps) {
    const single = singleOptions(options)
    if (!single) return null
    const { ui, texts } = single
    return (
      <Input
        id={id}
        name={id}
        ui={ui}
        schema={schema as FieldSchema}
        texts={{ ...texts, error: rawErrors?.[0] ?? '' }}
        value={value}
        required={required === true}
        disabled={disabled === true}
        onChange={onChange}
        onWithdraw={() => onChange(undefined)}
      />
    )
  }
}

/** One field. Inputs of the ui kit show their own label, hint and error; here go the errors of rows and groups. */
function CompoundFieldTemplate({
  children,
  fieldPathId,
  schema,
  uiSchema,
  rawErrors,
  registry,
}: FieldTemplateProps<unknown, RJSFSchema, CompoundContext>) {
  const { path } = fieldPathId
  const { name } = registry.formContext
  const ui = (singleOptions(getUiOptions(uiSchema)) ?? holderOptions(uiSchema))?.ui
  const isHolder = schema.type === 'object' || schema.type === 'array'
  return (
    // The whole of the field is marked where the form draws it.
    <div className={styles.field} data-field={path.length === 0 ? undefined : [name, ...path].join('/')}>
      {children}
      {ui?.links !== undefined && !widgetOf(ui.widget).drawsLinks && path.length > 0 && <FieldLinks links={ui.links} />}
      {isHolder && (
        <div id={`${fieldPathId.$id}-error`} aria-live="polite">
          {rawErrors?.map((error) => (
            <FieldError key={error}>{error}</FieldError>
          ))}
        </div>
      )}
    </div>
  )
}

/** The fields of a group, or of a row, under one another. */
function GroupTemplate({ properties, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const fields = <div className={styles.fields}>{properties.map(({ content }) => content)}</div>
  // A row has its own frame.
  if (typeof fieldPathId.path.at(-1) === 'number') return fields
  const { title = '', help = '' } = holderOptions(uiSchema) ?? {}
  return (
    <fieldset className={styles.group} aria-describedby={`${fieldPathId.$id}-error`}>
      <legend className={styles.legend}>{title}</legend>
      {help !== '' && <p className={styles.help}>{help}</p>}
      {fields}
    </fieldset>
  )
}

/** The same value, with what each row and group must have: rows that were added begin as empty ones do. */
function completeValue(schema: PropertySchema, value: unknown): unknown {
  if (isRows(schema))
    return Array.isArray(value) ? value.map((row: unknown) => completeGroup(schema.items, row)) : emptyValue(schema)
  return schema.type === 'object' ? completeGroup(schema, value) : value
}

function completeGroup(schema: GroupSchema, value: unknown): FormValues {
  const given = groupOf(value)
  const holders = Object.entries(schema.properties).filter(([, { type }]) => type === 'array' || type === 'object')
  return {
    ...given,
    ...Object.fromEntries(holders.map(([name, inner]) => [name, completeValue(inner, given[name])])),
  }
}

/** The copy that rows show. */
const rowKeys = {
  /** With {{row}} and {{number}}. */
  title: 'form.rowTitle',
  /** With {{row}}. */
  add: 'form.rowAdd',
  /** With {{row}} and {{number}}. */
  remove: 'form.rowRemove',
  up: 'form.rowUp',
  down: 'form.rowDown',
  /** With {{now}} and {{most}}. */
  count: 'form.rowCount',
  /** With {{row}} and {{number}}. */
  added: 'form.rowAdded',
  removed: 'form.rowRemoved',
  /** With {{row}}, {{number}} and {{now}}. */
  moved: 'form.rowMoved',
} as const

/** Rows of fields, to which another can be added while there is room. */
function RowsTemplate(props: ArrayFieldTemplateProps<unknown, RJSFSchema, CompoundContext>) {
  const { items, canAdd, onAddClick, disabled, fieldPathId, uiSchema, registry } = props
  const { title = '', help = '', row = '', most } = holderOptions(uiSchema) ?? {}
  const { announce } = registry.formContext
  const translate = useTranslate()
  const count = items.length

  function handleAdd() {
    flushSync(() => onAddClick())
    announce(translate(rowKeys.added, { row, number: count + 1 }))
    document
      .getElementById(`${fieldPathId.$id}_${count}`)
      ?.querySelector<HTMLElement>(':scope [data-field] :is(input, textarea, button)')
      ?.focus()
  }

  return (
    <fieldset className={styles.group} id={fieldPathId.$id} aria-describedby={`${fieldPathId.$id}-error`}>
      <legend className={styles.legend}>{title}</legend>
      {help !== '' && <p className={styles.help}>{help}</p>}
      {items}
      <div className={styles.foot}>
        <Button
          id={buttonId(fieldPathId, 'add')}
          variant="secondary"
          icon="plus"
          disabled={disabled === true || canAdd === false}
          onClick={handleAdd}
        >
          {translate(rowKeys.add, { row })}
        </Button>
        {most !== undefined && <span className={styles.help}>{translate(rowKeys.count, { now: count, most })}</span>}
      </div>
    </fieldset>
  )
}

/** One row with its number, and what can be done with it. */
function RowTemplate(props: ArrayFieldItemTemplateProps<unknown, RJSFSchema, CompoundContext>) {
  const { children, buttonsProps, index, totalItems, disabled, parentUiSchema, registry } = props
  const { fieldPathId, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const { row = '', least = 0 } = holderOptions(parentUiSchema) ?? {}
  const { announce } = registry.formContext
  const translate = useTranslate()
  const named = { row, number: index + 1 }
  const titleId = `${fieldPathId.$id}-title`
  const item = { id: fieldPathId.$id, index, count: totalItems }

  function handleMove(by: 1 | -1) {
    flushSync(() => (by < 0 ? onMoveUpItem() : onMoveDownItem()))
    announce(translate(rowKeys.moved, { row, number: index + by + 1, now: totalItems }))
    focusMoved(item, by)
  }

  function handleRemove() {
    flushSync(() => onRemoveItem())
    announce(translate(rowKeys.removed, named))
    focusRemoved(item)
  }

  return (
    <fieldset className={styles.row} id={fieldPathId.$id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {translate(rowKeys.title, named)}
        </span>
        {totalItems > 1 && (
          <>
            <span className={styles.up}>
              <IconButton
                id={buttonId(fieldPathId, 'moveUp')}
                icon="chevronDown"
                label={translate(rowKeys.up, named)}
                disabled={disabled === true || index === 0}
                onClick={() => handleMove(-1)}
              />
            </span>
            <IconButton
              id={buttonId(fieldPathId, 'moveDown')}
              icon="chevronDown"
              label={translate(rowKeys.down, named)}
              disabled={disabled === true || index === totalItems - 1}
              onClick={() => handleMove(1)}
            />
          </>
        )}
        {totalItems > least && (
          <IconButton
            id={buttonId(fieldPathId, 'remove')}
            icon="trash"
            label={translate(rowKeys.remove, named)}
            disabled={disabled}
            onClick={handleRemove}
          />
        )}
      </div>
      {children}
    </fieldset>
  )
}
