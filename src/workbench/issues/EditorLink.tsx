import { devPaths } from '../../build/DevMessages.ts'
import styles from '../workbench.module.css'

interface EditorLinkProps {
  readonly place: FilePlace
  /** Relative to `schemas/`. */
  readonly document: string
}

/** `schemas/screens/recharge.json:12:7`, which opens there in the developer's editor; the page stays. */
export function EditorLink({ place, document }: EditorLinkProps) {
  return (
    <a
      className={styles.place}
      href={editorAddress(place)}
      onClick={(event) => {
        event.preventDefault()
        void openInEditor(place)
      }}
    >
      {`schemas/${document}:${place.line}:${place.column}`}
    </a>
  )
}

/** A place in a file on the developer's disk; line and column count from 1. */
interface FilePlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Address by which Vite's dev server opens a file in the developer's editor. */
const editorAddress = ({ file, line, column }: FilePlace): string =>
  `${devPaths.editor}?${new URLSearchParams({ file: `${file}:${line}:${column}` }).toString()}`

async function openInEditor(place: FilePlace): Promise<void> {
  await fetch(editorAddress(place)).catch(() => undefined)
}
