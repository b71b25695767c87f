import { devPaths, type FilePlace } from '../../build/DevMessages.ts'
import styles from '../workbench.module.css'

interface EditorLinkProps {
  readonly place: Place
  /** Name of the place; `schemas/screens/recharge.json:12:7` when left out. */
  readonly label?: string
}

/** A place in a document that opens in the developer's editor; the page stays. */
export function EditorLink({ place, label }: EditorLinkProps) {
  return (
    <a
      className={styles.place}
      href={editorAddress(place)}
      onClick={(event) => {
        event.preventDefault()
        void openInEditor(place)
      }}
    >
      {label ?? `schemas/${place.document}:${place.line}:${place.column}`}
    </a>
  )
}

type Place = Omit<FilePlace, 'path'>

/** Address by which Vite's dev server opens a file in the developer's editor. */
const editorAddress = ({ file, line, column }: Place): string =>
  `${devPaths.editor}?${new URLSearchParams({ file: `${file}:${line}:${column}` }).toString()}`

async function openInEditor(place: Place): Promise<void> {
  await fetch(editorAddress(place)).catch(() => undefined)
}
