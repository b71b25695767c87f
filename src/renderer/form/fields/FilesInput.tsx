import { useEffect, useRef, useState } from 'react'
import { keysOf } from '../../../format/value/keysOf.ts'
import type { OperationId } from '../../../platform/Operations.ts'
import { constant } from '../../../store/Store.ts'
import { FileRow, FilesField } from '../../../ui/FilesField.tsx'
import { useReadable } from '../../../ui/useReadable.ts'
import { useUi } from '../../../ui/UiProvider.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { actionKeys } from '../../actions/actionKeys.ts'
import { MEGABYTE, MOST_MEGABYTES, whyNotStored } from '../../actions/useUpload.ts'
import type { Translate } from '../../host/Host.ts'
import { useTranslate } from '../../reading/language.ts'
import { useClosedCall } from '../../reading/useClosed.ts'
import { useRenderer } from '../../screen/RendererProvider.tsx'
import {
  ClosedUpload,
  heldFiles,
  holdFile,
  isWaiting,
  UnreadablePicture,
  type FileState,
  type HeldFile,
} from '../heldFiles.ts'
import { fieldOf, type InputProps } from './InputProps.ts'

const kinds = {
  picture: { accept: 'image/*', words: 'JPG, PNG', isOf: (type: string) => type.startsWith('image/') },
  pdf: { accept: 'application/pdf', words: 'PDF', isOf: (type: string) => type === 'application/pdf' },
} as const

/** Files that are sent as soon as they are chosen; what the form sends is the ids that the platform gave them. */
export function FilesInput(props: InputProps) {
  const { id, ui, schema, texts, value, disabled, onChange } = props
  // The check holds it against the contract.
  const call = ui.call as OperationId
  const isList = schema.type === 'array'
  const most = isList ? (schema.maxItems ?? 1) : 1
  const files: readonly unknown[] = Array.isArray(value) ? value : [value].filter((one) => one !== undefined)
  // A newer release may know more kinds.
  const { accept = ['picture'] } = ui
  const accepted = keysOf(kinds)
    .filter((kind) => accept.includes(kind))
    .map((kind) => kinds[kind])
  const words = accepted.map((kind) => kind.words).join(', ')
  const renderer = useRenderer()
  const translate = useTranslate()
  const closed = useClosedCall(call)
  const [refused, setRefused] = useState<string>()
  const [said, setSaid] = useState('')

  // Two may be stored before the next render.
  const now = useRef(files)
  useEffect(() => {
    now.current = files
  })
  function change(next: readonly unknown[]) {
    now.current = next
    onChange(isList && next.length > 0 ? next : next[0])
  }

  const numbered = (key: string, number: number) => translate(key, { row: texts.label, number })

  function choose(chosen: readonly File[]) {
    const fitting = chosen.filter((file) => problemWith(file) === undefined)
    const [problem] = chosen.flatMap((file) => problemWith(file) ?? [])
    const before = isList ? now.current : []
    const taken = fitting.slice(0, Math.max(0, most - before.length))
    const isFull = taken.length < fitting.length
    setRefused(problem ?? (isFull ? translate('validation.maxItems', { label: texts.label, limit: most }) : undefined))
    if (taken.length === 0) return
    if (!isList) for (const file of now.current) drop(file)
    change([...before, ...taken.map((file) => holdFile(renderer, call, file))])
    setSaid(numbered('form.rowAdded', before.length + taken.length))
  }

  function problemWith({ type, size }: File): string | undefined {
    const kind = accepted.find(({ isOf }) => isOf(type))
    if (kind === undefined) return translate(actionKeys.uploadKind, { kinds: words })
    // Pictures become smaller.
    return kind !== kinds.picture && size > MOST_MEGABYTES * MEGABYTE
      ? translate(actionKeys.uploadSize, { limit: MOST_MEGABYTES })
      : undefined
  }

  const heldOf = (file: unknown) => heldFiles(renderer).get(isWaiting(file) ? file.file : String(file))
  const drop = (file: unknown) => heldOf(file)?.drop()

  function remove(file: unknown, number: number) {
    drop(file)
    change(now.current.filter((other) => other !== file))
    setRefused(undefined)
    setSaid(numbered('form.rowRemoved', number))
    document.getElementById(id)?.focus()
  }

  return (
    <>
      <FilesField
        {...fieldOf(props)}
        error={refused ?? fieldOf(props).error}
        hint={closed ?? fieldOf(props).hint}
        disabled={disabled || closed !== undefined}
        limits={[words, `≤ ${MOST_MEGABYTES} MB`, ...(isList ? [`≤ ${most}`] : [])].join(' · ')}
        choose={translate('form.rowAdd', { row: texts.label })}
        accept={accepted.map((kind) => kind.accept).join(',')}
        multiple={most > 1}
        onChoose={choose}
      >
        {files.map((file, index) => (
          <ChosenFile
            key={isWaiting(file) ? file.file : String(file)}
            held={heldOf(file)}
            name={`${texts.label} ${index + 1}`}
            words={words}
            disabled={disabled}
            remove={numbered('form.rowRemove', index + 1)}
            onRemove={() => remove(file, index + 1)}
            onStored={(stored) => {
              if (isWaiting(file)) change(now.current.map((other) => (other === file ? stored : other)))
            }}
          />
        ))}
      </FilesField>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}

interface ChosenFileProps {
  /** Absent for a file of which only the id is known. */
  readonly held: HeldFile | undefined
  readonly name: string
  /** The kinds that the field takes. */
  readonly words: string
  readonly disabled: boolean
  readonly remove: string
  readonly onRemove: () => void
  readonly onStored: (id: string) => void
}

const unknown = constant(undefined)
const noPicture = constant('')

function ChosenFile({ held, name, words, onStored, ...row }: ChosenFileProps) {
  const translate = useTranslate()
  const { texts } = useUi()
  const state = useReadable<FileState | undefined>(held?.state ?? unknown)
  const picture = useReadable(held?.picture ?? noPicture)
  const store = useRef(onStored)
  useEffect(() => {
    store.current = onStored
  })
  const id = state?.kind === 'stored' ? state.id : undefined
  useEffect(() => {
    if (id !== undefined) store.current(id)
  }, [id])
  const why = state?.kind === 'failed' ? state.why : undefined
  return (
    <FileRow
      {...row}
      name={held?.name ?? name}
      picture={picture}
      isSending={state?.kind === 'sending'}
      share={state?.kind === 'sending' ? state.share : undefined}
      error={why === undefined ? undefined : failureIn(why, words, translate)}
      retry={texts.retry}
      onRetry={why === undefined || why instanceof UnreadablePicture ? undefined : held?.send}
    />
  )
}

function failureIn(why: unknown, kinds: string, translate: Translate): string {
  if (why instanceof UnreadablePicture) return translate(actionKeys.uploadKind, { kinds })
  return why instanceof ClosedUpload ? why.message : whyNotStored(why, translate)
}
