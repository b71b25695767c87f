import styles from '../workbench.module.css'
import { editorAddress, openInEditor, type FilePlace } from './openInEditor.ts'

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
